import { createMemo, For, Show } from 'solid-js'
import type { BoughtPage } from '../../../../shared/wire/pantry.ts'
import { useApplication } from '../../../application.ts'
import { bind } from '../../../language/bind.ts'
import { dayNamesFor } from '../../../language/dayNames.ts'
import { useToday } from '../../../session/timeZone.ts'

/** What was bought, under the day on which it was. */
export function BoughtDays(props: { bought: BoughtPage['bought'] }) {
  const { language } = useApplication()
  const names = dayNamesFor(language)
  // Whoever shops after midnight shops on the day that their clocks show.
  const dayOf = useToday()
  const days = createMemo(() => [
    ...Map.groupBy(props.bought, (one) => dayOf(new Date(one.boughtAt))).entries(),
  ])
  return (
    <For each={days()}>
      {([day, some]) => (
        <section class="aisle" aria-labelledby={`bought-${day}`}>
          <h2 id={`bought-${day}`}>
            {names.full(day)}
            <span class="count" aria-hidden="true">
              {some.length}
            </span>
          </h2>
          <ul class="ticks">
            <For each={some}>
              {(one) => (
                <li class="bought-row">
                  <span class="grow">
                    {bind(one.name)}
                    <Show when={one.note}>{(note) => <small>{bind(note())}</small>}</Show>
                  </span>
                  <span class="amount">{bind(one.amount)}</span>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  )
}
