import { ArrowLeft, FlaskConical, Truck } from 'lucide'
import { Show } from 'solid-js'
import type { StoreView } from '../../../shared/wire/stores.ts'
import { to } from '../../addresses.ts'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { bind } from '../../language/bind.ts'

/** Whose cart it is, and the way back to the list. */
export function CartHead(props: {
  list: { id: string; name: string }
  store?: StoreView | undefined
  slot?: { start: string; end: string } | null
  title?: string
}) {
  const { cart } = useText()
  const format = useFormat()
  const title = () => {
    const { store } = props
    if (!store) return props.title ?? cart.title
    return store.practice ? cart.practiceTitle : cart.titleOf(store.name)
  }
  const day = (moment: string) => new Date(moment).toLocaleDateString('sv')
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
              {cart.delivery}: {format.day(day(slot().start))},{' '}
              {format.time(Date.parse(slot().start))}–{format.time(Date.parse(slot().end))}
            </span>
          </p>
        )}
      </Show>
    </header>
  )
}
