import { For, Show } from 'solid-js'
import type { OfferedSlot } from '../../shared/wire/stores.ts'
import { useFormat, useText } from '../application.ts'
import { FormFailure } from '../form/FormFailure.tsx'
import { bind } from '../language/bind.ts'
import '../components/field.css'
import { hoursText, localDay } from './slotText.ts'

/** Free times, by day. */
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
  const days = () => [...Map.groupBy(props.free, ({ start }) => localDay(start))]
  const told = ({ start, end, delivery, minimum }: OfferedSlot) =>
    [
      hoursText({ start, end }, format),
      delivery !== null &&
        (delivery === 0 ? cart.place.free : format.price(delivery, props.currency)),
      minimum ? cart.place.least(format.price(minimum, props.currency)) : '',
    ]
      .filter(Boolean)
      .join(' · ')
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
            <For each={days()}>
              {([, some]) => (
                <optgroup label={bind(format.day(localDay(some[0]?.start ?? '')))}>
                  <For each={some}>
                    {(one) => (
                      <option value={one.start} selected={one.start === props.chosen?.start}>
                        {told(one)}
                      </option>
                    )}
                  </For>
                </optgroup>
              )}
            </For>
          </select>
        </div>
      </Show>
    </>
  )
}
