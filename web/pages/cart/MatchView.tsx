import { useNavigate } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { ShoppingCart } from 'lucide'
import { createMemo, createSignal, Match, Show, Switch } from 'solid-js'
import { isServer } from 'solid-js/web'
import type { MatchLine, StoreId, StoreMatch } from '../../../shared/wire/stores.ts'
import { to } from '../../addresses.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { codeOf, saidOf } from '../../session/said.ts'
import { useConnectStore } from '../../session/stores.ts'
import { CartHead } from './CartHead.tsx'
import { ChooseDialog } from './ChooseDialog.tsx'
import { createChoices, decide, toFill } from './choices.ts'
import { Looking } from './Looking.tsx'
import { MatchLists } from './MatchLists.tsx'

/** What the store has for each line, and what of it goes into the cart. */
export function MatchView(props: { listId: string; store: StoreId }) {
  const text = useText()
  const api = useApi()
  const connect = useConnectStore()
  const match = useQuery(() => ({
    queryKey: ['stores', 'match', props.listId, props.store] as const,
    queryFn: () => api.stores.match.query({ listId: props.listId, store: props.store }),
    // It may take seconds, and is no page's to wait for.
    enabled: !isServer,
    staleTime: 0,
    retry: false,
    // Asked anew it would take the page away, with whatever is just being chosen.
    refetchOnReconnect: false,
  }))
  const unconnected = () => {
    const code = codeOf(match.error)
    return code === 'store_reconnect' || code === 'store_not_connected'
  }
  const here = () => to.cart(props.listId, { store: props.store })
  return (
    <Switch fallback={<Looking listId={props.listId} />}>
      <Match when={match.isError && !match.isFetching}>
        <CartHead list={{ id: props.listId, name: text.cart.back }} />
        <FormFailure sentence={saidOf(match.error, text)} />
        <Show
          when={unconnected()}
          fallback={
            <button type="button" class="button primary" onClick={() => void match.refetch()}>
              {text.cart.retry}
            </button>
          }
        >
          <button
            type="button"
            class="button primary"
            onClick={() => void connect(props.store, here())}
          >
            {text.cart.again}
          </button>
        </Show>
      </Match>
      <Match when={match.isSuccess && !match.isFetching && match.data}>
        {(found) => <Matched of={found()} />}
      </Match>
    </Switch>
  )
}

function Matched(props: { of: StoreMatch }) {
  const { cart } = useText()
  const api = useApi()
  const format = useFormat()
  const navigate = useNavigate()
  const sorry = useErrorToast()
  const choices = createChoices(props.of.list.id, props.of.store.id)
  const [choosing, setChoosing] = createSignal<MatchLine>()
  const [busy, setBusy] = createSignal(false)
  const decided = createMemo(() => props.of.lines.map((line) => decide(line, choices.of(line))))
  const picked = () => decided().filter(({ state }) => state === 'picked')
  const asks = () => decided().filter(({ state }) => state === 'asks')
  const sum = () => picked().reduce((total, { product }) => total + (product?.total ?? 0), 0)
  const money = (minor: number) => format.price(minor, props.of.store.currency)

  const fill = async () => {
    if (busy() || picked().length === 0) return
    setBusy(true)
    const { list, store } = props.of
    try {
      const { fillId } = await api.stores.fill.mutate({
        listId: list.id,
        store: store.id,
        runKey: choices.runKey(),
        choices: toFill(decided(), choices),
      })
      choices.forget()
      navigate(to.cart(list.id, { store: store.id, fill: fillId }))
    } catch (error) {
      sorry(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Show
      when={props.of.lines.length > 0}
      fallback={
        <>
          <CartHead list={props.of.list} store={props.of.store} />
          <EmptyState title={cart.empty} hint={cart.emptyHint}>
            <a class="button" href={to.list(props.of.list.id)}>
              {cart.back}
            </a>
          </EmptyState>
        </>
      }
    >
      <div class="list-layout">
        <div>
          <CartHead list={props.of.list} store={props.of.store} slot={props.of.slot} />
          <MatchLists
            decided={decided()}
            money={money}
            choose={setChoosing}
            take={(line, product) =>
              choices.set(line, { product, remember: line.doubt !== 'amount' })
            }
            leave={(line) => choices.set(line, { product: null, remember: false })}
          />
        </div>
        <aside class="till fillable" aria-label={cart.summary}>
          <div class="till-sum">
            <p class="overline">{cart.sum}</p>
            <p class="sum">{money(sum())}</p>
          </div>
          <button
            type="button"
            class="button primary large"
            aria-busy={busy()}
            disabled={picked().length === 0}
            onClick={() => void fill()}
          >
            <Icon of={ShoppingCart} />
            {picked().length > 0 ? cart.fill(picked().length) : cart.fillNothing}
          </button>
          <div class="till-more">
            <Show when={asks().length > 0}>
              <p class="small muted">{cart.stillWaiting(asks().length)}</p>
            </Show>
            <p class="small muted">{cart.payYourself}</p>
          </div>
        </aside>
      </div>
      <Show when={choosing()} keyed>
        {(line) => (
          <ChooseDialog
            line={line}
            of={props.of}
            now={decide(line, choices.of(line)).product}
            money={money}
            choose={(choice) => {
              choices.set(line, choice)
              setChoosing(undefined)
            }}
            close={() => setChoosing(undefined)}
          />
        )}
      </Show>
    </Show>
  )
}
