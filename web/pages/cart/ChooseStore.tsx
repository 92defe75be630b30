import { useNavigate } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { StoreView } from '../../../shared/wire/stores.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StorePrices } from '../../components/StorePrices.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { present } from '../../session/present.ts'
import { useRefusal } from '../../session/refusal.ts'
import { useStores } from '../../session/stores.ts'
import { ConnectStore } from '../../stores/ConnectStore.tsx'
import { useList } from '../lists/listQuery.ts'
import { CartHead } from './CartHead.tsx'
import { EarlierFills } from './EarlierFills.tsx'

/** Which store's cart it shall be; one that is not connected yet asks the person first. */
export function ChooseStore(props: { listId: string; error: string | undefined }) {
  const { cart } = useText()
  const stores = useStores()
  const list = useList(() => props.listId)
  const refusal = useRefusal(() => props.error)
  const name = () => {
    const page = list.data === undefined ? undefined : present(list.data)
    return page?.open?.name ?? cart.back
  }
  return (
    <>
      <CartHead list={{ id: props.listId, name: name() }} title={cart.choose} />
      <FormFailure sentence={refusal.data || undefined} />
      <Answer of={stores} pending={<Skeleton shape="line" width="long" />}>
        {(known) => (
          <Show
            when={known().length > 0}
            fallback={<EmptyState title={cart.noStores} hint={cart.noStoresHint} />}
          >
            <p class="lead">{cart.chooseHint}</p>
            <ul class="cart-stores">
              <For each={known()}>
                {(store) => <StoreChoiceRow store={store} listId={props.listId} />}
              </For>
            </ul>
            <Show when={known().some(({ state }) => state === 'connected')}>
              <h2 class="cart-title">{cart.compare}</h2>
              <StorePrices of={{ listId: props.listId }} />
            </Show>
          </Show>
        )}
      </Answer>
      <EarlierFills />
    </>
  )
}

function StoreChoiceRow(props: { store: StoreView; listId: string }) {
  const { cart } = useText()
  const navigate = useNavigate()
  const here = () => to.cart(props.listId, { store: props.store.id })
  return (
    <li>
      <div class="grow">
        <p>
          <b>{props.store.name}</b>
        </p>
        <Show when={props.store.practice}>
          <p class="small muted">{cart.practiceHint}</p>
        </Show>
      </div>
      <Show when={props.store.state === 'connected'}>
        <a class="button primary" href={here()} aria-label={`${cart.open}: ${props.store.name}`}>
          {cart.open}
        </a>
      </Show>
      <Show when={props.store.state === 'off' || props.store.state === 'lapsed'}>
        <ConnectStore
          store={props.store}
          returnTo={here()}
          label={props.store.state === 'off' ? cart.connect : cart.again}
          connected={() => navigate(here())}
        />
      </Show>
    </li>
  )
}
