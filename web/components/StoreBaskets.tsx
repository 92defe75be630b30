import { useMutation, useQuery, useQueryClient } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import { wholeUnits } from '../../shared/money.ts'
import type { BasketOf, StoreBasket } from '../../shared/wire/store-prices.ts'
import { to } from '../addresses.ts'
import { useApi, useFormat, useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import { useErrorToast } from '../session/errorToast.ts'
import { useStores } from '../session/stores.ts'
import './button.css'
import { OtherMoney } from './OtherMoney.tsx'
import './storeBaskets.css'

const day = 24 * 3_600_000
/** A price that is older says when it was seen. */
const fresh = 3 * day

/** The same basket at each store that is connected, so that they can be compared. */
export default function StoreBaskets(props: {
  of: BasketOf
  note: string | undefined
  changes: string | undefined
}) {
  const { cart } = useText()
  const api = useApi()
  const queries = useQueryClient()
  const key = () => ['stores', 'baskets', props.of, props.changes ?? ''] as const
  const baskets = useQuery(() => ({
    queryKey: key(),
    // Of the same list as it was a moment ago, and never of another week.
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(props.of) ? before : undefined,
    queryFn: () => api.stores.baskets.query({ of: props.of }),
    staleTime: 60_000,
  }))
  const shown = () => (baskets.isSuccess ? baskets.data.filter((one) => one.of > 0) : [])
  const storeless = () => baskets.isSuccess && baskets.data.length === 0
  return (
    <Show
      when={shown().length > 0}
      fallback={
        <Show when={storeless()}>
          <NoStore />
        </Show>
      }
    >
      <ul class="store-baskets" aria-label={cart.prices.title}>
        <For each={shown()}>
          {(basket) => (
            <Basket
              basket={basket}
              of={props.of}
              note={props.note}
              keep={(found) => {
                queries.setQueryData(key(), found)
                void queries.invalidateQueries({ queryKey: ['stores', 'rows'] })
              }}
            />
          )}
        </For>
      </ul>
    </Show>
  )
}

/** Whose store is not connected yet may connect one, where there are any. */
function NoStore() {
  const words = useText().cart.prices
  const stores = useStores()
  const some = () => stores.isSuccess && stores.data.length > 0
  return (
    <OtherMoney>
      <Show when={some()}>
        <a href={`${to.settings()}#stores`}>{words.connectOwn}</a>
      </Show>
    </OtherMoney>
  )
}

function Basket(props: {
  basket: StoreBasket
  of: BasketOf
  note: string | undefined
  keep: (found: StoreBasket[]) => void
}) {
  const { cart } = useText()
  const words = cart.prices
  const api = useApi()
  const format = useFormat()
  const sorry = useErrorToast()
  const name = () => props.basket.store.name
  const money = (minor: number) => {
    const { currency } = props.basket.store
    return format.money(wholeUnits(minor, currency), currency)
  }
  const age = () => Date.now() - Date.parse(props.basket.since ?? '')
  const known = () => {
    const { priced, of, since, dearest, store } = props.basket
    return [
      props.note,
      priced < of && words.part(priced, of),
      since !== null && age() > fresh && words.since(format.date(Date.parse(since))),
      dearest && words.dearest(dearest.title, money(dearest.minor)),
      store.practice && words.practice,
    ].filter((one) => typeof one === 'string')
  }
  const lookUp = useMutation(() => ({
    mutationFn: () => api.stores.lookUp.mutate({ store: props.basket.store.id, of: props.of }),
    onSuccess: (found: StoreBasket[]) => props.keep(found),
    onError: sorry,
  }))
  const toAsk = () =>
    props.basket.store.state === 'connected' &&
    !lookUp.isSuccess &&
    (props.basket.priced < props.basket.of || age() > fresh)
  return (
    <li>
      <p>
        <Show when={props.basket.priced > 0} fallback={words.none(name())}>
          {bind(words.sum(name(), money(props.basket.total)))}
        </Show>
      </p>
      <Show when={props.basket.priced > 0 && known().length > 0}>
        <p class="small muted">{bind(known().join(' · '))}</p>
      </Show>
      <Show when={toAsk()}>
        <button
          type="button"
          class="button quiet"
          aria-busy={lookUp.isPending}
          aria-label={words.lookUpAt(name())}
          onClick={() => lookUp.isPending || lookUp.mutate()}
        >
          {words.lookUp}
        </button>
      </Show>
    </li>
  )
}
