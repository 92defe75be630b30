import { Plus } from 'lucide'
import { createMemo, For, Show } from 'solid-js'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { useApplication, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { dayNamesFor } from '../../language/dayNames.ts'
import type { Place } from './newEntry.ts'
import { PlanEntry } from './PlanEntry.tsx'

/** One meal of one day: its dishes, and the plus for one more. */
export function PlanSlot(props: {
  place: Place
  entries: readonly PlanEntryCard[]
  add: (place: Place) => void
  open: (entryId: string) => void
  drag: (event: PointerEvent & { currentTarget: HTMLElement }, entry: PlanEntryCard) => void
}) {
  const { plan } = useText()
  const names = dayNamesFor(useApplication().language)
  const label = () => {
    const say = props.entries.length > 0 ? plan.addMore : plan.add
    return say(plan.meals[props.place.slot], names.full(props.place.date))
  }
  // By their names: an entry stays the same element while it changes, and so keeps the focus.
  const ids = () => props.entries.map((entry) => entry.id)
  return (
    <div
      class="slot"
      classList={{ filled: props.entries.length > 0 }}
      data-date={props.place.date}
      data-slot={props.place.slot}
    >
      <h3>{plan.slots[props.place.slot]}</h3>
      <Show when={props.entries.length > 0}>
        <ul class="entries">
          <For each={ids()}>
            {(id) => {
              const found = () => props.entries.find((entry) => entry.id === id)
              const entry = createMemo<PlanEntryCard | undefined>((before) => found() ?? before)
              return (
                <Show when={entry()}>
                  {(shown) => (
                    <li>
                      <PlanEntry entry={shown()} open={props.open} drag={props.drag} />
                    </li>
                  )}
                </Show>
              )
            }}
          </For>
        </ul>
      </Show>
      <button
        type="button"
        class="empty-slot"
        aria-label={label()}
        onClick={() => props.add(props.place)}
      >
        <Icon of={Plus} />
      </button>
    </div>
  )
}
