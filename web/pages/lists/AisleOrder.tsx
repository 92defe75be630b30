import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { ArrowDown, ArrowUp } from 'lucide'
import { createEffect, createSignal, For } from 'solid-js'
import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import './aisleOrder.css'
import { listsKey, refreshLists } from './listQuery.ts'
import { WhichShop } from './WhichShop.tsx'

const keyOf = (shop: string | null) => [...listsKey, 'aisles', shop] as const
const named = (shop: string | null) => (shop === null ? {} : { shop })

/** The shelves in the order in which this kitchen walks past them, in any shop or in the one of this list. */
export function AisleOrder(props: {
  list: { id: string; shop: string | null }
  close: () => void
}) {
  const { lists, common } = useText()
  const { order: words } = lists
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const toast = useToast()
  const [shop, setShop] = createSignal(props.list.shop)
  const kept = useQuery(() => ({
    queryKey: keyOf(shop()),
    queryFn: () => api.lists.aisles.query(named(shop())),
  }))
  // As it was when this shop was chosen, for the way back.
  let opened: { shop: string | null; order: readonly Aisle[] } | undefined
  createEffect(() => {
    if (kept.data && opened?.shop !== shop()) opened = { shop: shop(), order: [...kept.data] }
  })
  let saving = Promise.resolve()
  /** One after the other: the last press is the order that stays. */
  const save = (order: readonly Aisle[], of = shop()) => {
    const aisles = [...order]
    queries.setQueryData(keyOf(of), aisles)
    saving = saving
      .then(async () => {
        await api.lists.setAisles.mutate({ aisles, ...named(of) })
      })
      .catch(sorry)
  }
  const move = (from: number, by: 1 | -1) => {
    const order = [...(kept.data ?? [])]
    const [one] = order.splice(from, 1)
    if (!one) return
    order.splice(from + by, 0, one)
    save(order)
    // The row has moved, and whoever presses on finds the same arrow; at an end, the other one.
    requestAnimationFrame(() => {
      const arrows = document.querySelectorAll<HTMLButtonElement>(`[data-aisle="${one}"] button`)
      const [up, down] = arrows
      const [wanted, other] = by === -1 ? [up, down] : [down, up]
      ;(wanted?.disabled ? other : wanted)?.focus()
    })
  }
  const usual = () => {
    const of = shop()
    saving = saving
      .then(async () => {
        const order = await api.lists.setAisles.mutate({ aisles: [], ...named(of) })
        queries.setQueryData(keyOf(of), order)
      })
      .catch(sorry)
  }
  const close = () => {
    const before = opened
    const now = kept.data
    props.close()
    void saving.then(() => refreshLists(queries))
    if (!before || !now || before.order.join() === now.join()) return
    const back = () => {
      save(before.order, before.shop)
      void saving.then(() => refreshLists(queries))
    }
    toast({ message: words.changed, action: { label: common.undo, run: back } })
  }
  return (
    <Dialog title={words.title} close={close}>
      <div class="stack">
        <WhichShop
          listId={props.list.id}
          shop={shop()}
          choose={(next, saved) => {
            setShop(next)
            saving = saving.then(() => saved)
          }}
        />
        <p class="muted">{shop() === null ? words.hint : words.of(shop() ?? '')}</p>
        <Answer of={kept} pending={<Skeleton shape="line" width="half" />}>
          {(order) => (
            <ol class="aisle-order">
              <For each={order()}>
                {(aisle, at) => (
                  <li data-aisle={aisle}>
                    <span class="grow">{lists.aisles[aisle]}</span>
                    <IconButton
                      icon={ArrowUp}
                      label={words.up(lists.aisles[aisle])}
                      hint={words.higher}
                      disabled={at() === 0}
                      press={() => move(at(), -1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={words.down(lists.aisles[aisle])}
                      hint={words.lower}
                      disabled={at() === order().length - 1}
                      press={() => move(at(), 1)}
                    />
                  </li>
                )}
              </For>
            </ol>
          )}
        </Answer>
        <p class="row">
          <button type="button" class="button primary" onClick={close}>
            {words.done}
          </button>
          <button type="button" class="button" onClick={usual}>
            {words.usual}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
