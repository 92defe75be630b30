import { For, Show } from 'solid-js'
import type { OfferedSlot } from '../../shared/wire/stores.ts'
import { useFormat, useText } from '../application.ts'
import { FormFailure } from '../form/FormFailure.tsx'
import { bind } from '../language/bind.ts'
import '../components/field.css'
import { slotText } from './slotText.ts'

/** Free times, the next one first. */
export function DeliveryTimes(props: {
  id: string
  asking: boolean
  problem: string | undefined
  free: readonly OfferedSlot[]
  chosen: OfferedSlot | undefined
  currency: string
  choose: (start: string) => void
}) {
  const { cart } = useText()
  const format = useFormat()
  const told = (slot: OfferedSlot) => {
    const { delivery } = slot
    if (delivery === null) return slotText(slot, format)
    const { currency } = props
    const price = delivery === 0 ? cart.place.free : format.money(delivery, currency)
    return `${slotText(slot, format)} · ${price}`
  }
  return (
    <>
      <p class="small muted" role="status">
        {props.asking ? cart.place.asking : ''}
      </p>
      <FormFailure sentence={props.problem} />
      <Show when={!props.asking && !props.problem && props.free.length === 0}>
        <p>{cart.place.noSlots}</p>
      </Show>
      <Show when={props.free.length > 0}>
        <div class="field">
          <label for={props.id}>{cart.place.when}</label>
          <select
            id={props.id}
            class="input"
            onChange={(event) => props.choose(event.currentTarget.value)}
          >
            <For each={props.free}>
              {(one) => (
                <option value={one.start} selected={one.start === props.chosen?.start}>
                  {bind(told(one))}
                </option>
              )}
            </For>
          </select>
        </div>
      </Show>
    </>
  )
}
