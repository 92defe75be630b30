import { ArrowLeft, FlaskConical, Truck } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { StoreSlot, StoreView } from '../../../shared/wire/stores.ts'
import { to } from '../../addresses.ts'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { bind } from '../../language/bind.ts'
import { ChooseDelivery } from '../../stores/ChooseDelivery.tsx'
import { slotText } from '../../stores/slotText.ts'

/** Whose cart it is, and the way back to the list. */
export function CartHead(props: {
  list: { id: string; name: string }
  store?: StoreView | undefined
  slot?: StoreSlot | null
  title?: string
  /** Asked anew after place or time was changed. */
  changed?: () => void
}) {
  const { cart } = useText()
  const format = useFormat()
  const title = () => {
    const { store } = props
    if (!store) return props.title ?? cart.title
    return store.practice ? cart.practiceTitle : cart.titleOf(store.name)
  }
  const [choosing, setChoosing] = createSignal(false)
  const choosable = () => props.changed !== undefined && props.store?.choosesDelivery
  return (
    <header class="cart-head">
      <a class="cart-back" href={to.list(props.list.id)}>
        <Icon of={ArrowLeft} />
        {bind(props.list.name)}
      </a>
      <h1>{bind(title())}</h1>
      <Show when={props.store?.practice}>
        <Notice kind="plain" icon={FlaskConical}>
          <p>
            <b>{cart.practice}</b> {cart.practiceHint}
          </p>
        </Notice>
      </Show>
      <Show when={props.slot}>
        {(slot) => (
          <p class="cart-where muted">
            <Icon of={Truck} />
            <span>
              {cart.place.title}: {slotText(slot(), format)}
            </span>
            <Show when={choosable()}>
              <button
                type="button"
                class="button quiet"
                aria-label={cart.place.changeOf}
                onClick={() => setChoosing(true)}
              >
                {cart.place.change}
              </button>
            </Show>
          </p>
        )}
      </Show>
      <Show when={props.changed && props.store && !props.slot && !props.store.choosesDelivery}>
        <p class="cart-where muted">
          <Icon of={Truck} />
          <span>{cart.place.atStore}</span>
        </p>
      </Show>
      <Show when={choosing() && props.store}>
        {(store) => (
          <ChooseDelivery
            store={store()}
            close={() => setChoosing(false)}
            chosen={() => props.changed?.()}
          />
        )}
      </Show>
    </header>
  )
}
