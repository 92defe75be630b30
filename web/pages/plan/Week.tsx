import { createMemo, For, Index, Show } from 'solid-js'
import { type MealSlot, mealSlots } from '../../../shared/meals.ts'
import type { PlanEntryCard, PlanWeek } from '../../../shared/wire/plan.ts'
import { useApplication, useText } from '../../application.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useChanging } from './changing.ts'
import { DayNutrition } from './DayNutrition.tsx'
import { dayElementId, weekFrom } from './days.ts'
import { dragEntry } from './dragEntry.ts'
import type { Place } from './newEntry.ts'
import { PlanSlot } from './PlanSlot.tsx'
import './week.css'
import './weekWide.css'

/** Seven days of four meals: columns of one grid on a wide screen, one below the other on a phone. */
export function Week(props: {
  week: PlanWeek
  today: string | undefined
  add: (place: Place) => void
  open: (entryId: string) => void
}) {
  const { plan } = useText()
  const names = dayNamesFor(useApplication().language)
  const changing = useChanging()
  const placed = createMemo(() =>
    Map.groupBy(props.week.entries, (entry) => `${entry.date} ${entry.slot}`),
  )
  const at = (date: string, slot: MealSlot): PlanEntryCard[] =>
    placed().get(`${date} ${slot}`) ?? []
  const eaten = createMemo(
    // What was kept for reading without a connection may be older than this.
    () => new Map((props.week.nutrition ?? []).map((one) => [one.date, one])),
  )
  const drag = (event: PointerEvent & { currentTarget: HTMLElement }, entry: PlanEntryCard) =>
    dragEntry(event, (place) => changing.move(entry, place))
  return (
    <div class="week">
      <For each={mealSlots}>
        {(slot) => (
          <p class={`slot-label ${slot}`} aria-hidden="true">
            {plan.slots[slot]}
          </p>
        )}
      </For>
      <Index each={weekFrom(props.week.from)}>
        {(day) => (
          <section
            class="day"
            classList={{ today: day() === props.today }}
            id={dayElementId(day())}
            aria-labelledby={`h${day()}`}
          >
            <h2 id={`h${day()}`}>
              <span class="weekday">{names.long(day())}</span>
              <span class="weekday-short" aria-hidden="true">
                {names.short(day())}
              </span>{' '}
              <b>{names.ordinal(day())}</b>
            </h2>
            <For each={mealSlots}>
              {(slot) => (
                <PlanSlot
                  place={{ date: day(), slot }}
                  entries={at(day(), slot)}
                  add={props.add}
                  open={props.open}
                  drag={drag}
                />
              )}
            </For>
            <Show when={eaten().get(day())}>{(of) => <DayNutrition of={of()} />}</Show>
          </section>
        )}
      </Index>
    </div>
  )
}
