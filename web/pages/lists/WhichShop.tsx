import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import { useApi, useText } from '../../application.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { listsKey, refreshLists } from './listQuery.ts'

const key = [...listsKey, 'shops'] as const

/** In which shop this list is bought: any, or one that the kitchen has named, each with an order of its own. */
export function WhichShop(props: {
  listId: string
  shop: string | null
  choose: (shop: string | null, saved: Promise<void>) => void
}) {
  const { lists, common } = useText()
  const words = lists.order
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const toast = useToast()
  const [name, setName] = createSignal('')
  const kept = useQuery(() => ({ queryKey: key, queryFn: () => api.lists.shops.query() }))
  const shops = () => [...new Set([...(kept.data ?? []), ...(props.shop ? [props.shop] : [])])]
  const choose = (shop: string | null) => {
    const before = props.shop
    const saved = api.lists.chooseShop
      .mutate({ id: props.listId, shop })
      .then((said) => void queries.setQueryData(key, said.shops))
      .catch((error) => {
        props.choose(before, Promise.resolve())
        sorry(error)
      })
    props.choose(shop, saved)
  }
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    const shop = name().trim()
    if (!shop) return
    setName('')
    choose(shop)
  }
  /** The window may be closed by then. */
  const bringBack = async (shop: string, was: { aisles: Aisle[]; lists: string[] }) => {
    for (const id of was.lists) {
      const { shops } = await api.lists.chooseShop.mutate({ id, shop })
      queries.setQueryData(key, shops)
    }
    if (was.lists.length > 0) await api.lists.setAisles.mutate({ aisles: was.aisles, shop })
    await refreshLists(queries)
  }
  const remove = (shop: string) => {
    const saved = api.lists.removeShop
      .mutate({ shop })
      .then(({ shops, ...removed }) => {
        queries.setQueryData(key, shops)
        const back = () => void bringBack(shop, removed).catch(sorry)
        toast({ message: words.removed(shop), action: { label: common.undo, run: back } })
      })
      .catch(sorry)
    props.choose(null, saved)
  }
  return (
    <>
      <div class="field">
        <label for="list-shop">{words.shop}</label>
        <select
          id="list-shop"
          class="input"
          onChange={(event) => choose(event.currentTarget.value || null)}
        >
          <option value="" selected={props.shop === null}>
            {words.any}
          </option>
          <For each={shops()}>
            {(shop) => (
              <option value={shop} selected={shop === props.shop}>
                {shop}
              </option>
            )}
          </For>
        </select>
      </div>
      <form class="field" onSubmit={add}>
        <label for="other-shop">{words.other}</label>
        <div class="row tight shop-name">
          <input
            id="other-shop"
            class="input grow"
            maxlength="40"
            autocomplete="off"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {words.add}
          </button>
        </div>
      </form>
      <Show when={props.shop}>
        {(shop) => (
          <p>
            <button type="button" class="button quiet" onClick={() => remove(shop())}>
              {words.remove(shop())}
            </button>
          </p>
        )}
      </Show>
    </>
  )
}
