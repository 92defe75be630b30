import { For, Show } from 'solid-js'
import { mealSlots } from '../../../../shared/meals.ts'
import type { ProposalPreview, ProposedEntry } from '../../../../shared/wire/proposals.ts'
import { useFormat, useText } from '../../../application.ts'
import '../../../components/button.css'
import { TickRow } from '../../../components/TickRow.tsx'
import { AgentText } from '../AgentText.tsx'
import type { Editing } from './editing.ts'

type Dishes = ProposalPreview & { kind: 'plan_entries' }

/** Several dishes that would be planned, day by day; each may be left out. */
export function DishesChange(props: { of: Dishes; editing: Editing; open: boolean }) {
  const text = useText()
  const format = useFormat()
  const kept = () => props.editing.kept()
  const can = () => props.of.entries.filter((one) => !one.gone).length
  return (
    <>
      <Show when={props.open}>
        <p class="small muted">{text.agents.proposal.dishesHint}</p>
      </Show>
      <For each={daysOf(props.of)}>
        {(day) => (
          <section class="proposed-day">
            <h3>{format.day(day.date)}</h3>
            <ul class="ticks">
              <For each={day.places}>
                {({ entry, position }) => (
                  <li>
                    <Show
                      when={props.open && !entry.gone}
                      fallback={
                        <span class="line-plain">
                          <Dish of={entry} open={props.open} />
                        </span>
                      }
                    >
                      <TickRow
                        ticked={props.editing.keeps(position)}
                        change={(on) => props.editing.tick(position, on)}
                      >
                        <Dish of={entry} open={props.open} />
                      </TickRow>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
            <Show when={props.open && day.planned.length > 0}>
              <p class="small muted">
                {text.agents.proposal.sameDay}: {day.planned.join(', ')}
              </p>
            </Show>
          </section>
        )}
      </For>
      <Show when={props.open}>
        <p class="row apart ticks-foot">
          <span class="small muted" role="status">
            {text.agents.proposal.dishesKept(kept(), props.of.entries.length)}
          </span>
          <Show when={kept() < can()}>
            <button type="button" class="button quiet" onClick={() => props.editing.tickAll()}>
              {text.agents.proposal.tickAll}
            </button>
          </Show>
        </p>
      </Show>
    </>
  )
}

function Dish(props: { of: ProposedEntry; open: boolean }) {
  const text = useText()
  const details = () => [
    text.agents.proposal.slots[props.of.slot],
    text.common.servings(props.of.servings),
    ...(props.of.saves ? [text.agents.proposal.saves] : []),
  ]
  return (
    <span class="proposed-dish">
      <b>
        <AgentText of={props.of.title} />
      </b>
      <span class="small muted">{details().join(' · ')}</span>
      <Show when={props.of.note}>
        <span class="small">
          <AgentText of={props.of.note} />
        </span>
      </Show>
      <Show when={props.open && props.of.gone}>
        <span class="small">{text.agents.proposal.dishGone}</span>
      </Show>
    </span>
  )
}

/** By day and meal, each dish with its place among those that were asked for. */
function daysOf({ entries, planned }: Dishes) {
  const places = entries.map((entry, position) => ({ entry, position }))
  const days = Map.groupBy(places, ({ entry }) => entry.date)
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, here]) => ({
      date,
      places: here.toSorted((a, b) => mealOf(a.entry) - mealOf(b.entry)),
      planned: planned.filter((one) => one.date === date).map((one) => one.title),
    }))
}

function mealOf(entry: ProposedEntry): number {
  return mealSlots.indexOf(entry.slot)
}
