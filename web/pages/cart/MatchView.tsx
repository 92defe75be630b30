import { useQuery } from '@tanstack/solid-query'
import { createSignal, Match, Show, Switch } from 'solid-js'
import { isServer } from 'solid-js/web'
import type { StoreId, StoreView } from '../../../shared/wire/stores.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { FormFailure } from '../../form/FormFailure.tsx'
import { codeOf, saidOf } from '../../session/said.ts'
import { useStores } from '../../session/stores.ts'
import { ChooseDelivery } from '../../stores/ChooseDelivery.tsx'
import { ConnectStore } from '../../stores/ConnectStore.tsx'
import { CartHead } from './CartHead.tsx'
import { Looking } from './Looking.tsx'
import { Matched } from './Matched.tsx'

/** What the store has for each line, and what of it goes into the cart. */
export function MatchView(props: { listId: string; store: StoreId }) {
  const text = useText()
  const api = useApi()
  const stores = useStores()
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
  const known = () =>
    stores.isSuccess ? stores.data.find(({ id }) => id === props.store) : undefined
  /** The store wants to know place and time first, and lets them be chosen from here. */
  const placeless = () => {
    const code = codeOf(match.error)
    const chooses = known()?.choosesDelivery
    return (code === 'store_no_cart' || code === 'store_no_slot') && chooses ? known() : undefined
  }
  const here = () => to.cart(props.listId, { store: props.store })
  return (
    <Switch fallback={<Looking listId={props.listId} />}>
      <Match when={match.isError && !match.isFetching}>
        <CartHead list={{ id: props.listId, name: text.cart.back }} />
        <FormFailure sentence={saidOf(match.error, text)} />
        <Show when={!unconnected()}>
          <div class="row">
            <Show when={placeless()}>
              {(store) => <PlaceButton store={store()} chosen={() => void match.refetch()} />}
            </Show>
            <button
              type="button"
              class={placeless() ? 'button' : 'button primary'}
              onClick={() => void match.refetch()}
            >
              {text.cart.retry}
            </button>
          </div>
        </Show>
        <Show when={unconnected() && known()}>
          {(store) => (
            <ConnectStore
              store={store()}
              returnTo={here()}
              class="button primary"
              label={text.cart.again}
              connected={() => void match.refetch()}
            />
          )}
        </Show>
      </Match>
      <Match when={match.isSuccess && !match.isFetching && match.data}>
        {(found) => <Matched of={found()} again={() => void match.refetch()} />}
      </Match>
    </Switch>
  )
}

function PlaceButton(props: { store: StoreView; chosen: () => void }) {
  const { cart } = useText()
  const [choosing, setChoosing] = createSignal(false)
  return (
    <>
      <button type="button" class="button primary" onClick={() => setChoosing(true)}>
        {cart.place.choose}
      </button>
      <Show when={choosing()}>
        <ChooseDelivery
          store={props.store}
          close={() => setChoosing(false)}
          chosen={props.chosen}
        />
      </Show>
    </>
  )
}
