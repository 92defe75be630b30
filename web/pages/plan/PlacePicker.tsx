import { Check, ChevronLeft, ChevronRight, Plus, Soup } from 'lucide'
import { createSignal, For, onMount, Show } from 'solid-js'
import { type MealSlot, mealSlots } from '../../../shared/meals.ts'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { RecipePicture } from '../../components/RecipePicture.tsx'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useToday } from '../../session/timeZone.ts'
import { mondayOf, plusDays, weekFrom } from './days.ts'
import type { Place } from './newEntry.ts'
import './placePicker.css'
import { useStanding } from './standing.ts'

const steps: Record<string, { days: number; meals: number }> = {
  ArrowLeft: { days: -1, meals: 0 },
  ArrowRight: { days: 1, meals: 0 },
  ArrowUp: { days: 0, meals: -1 },
  ArrowDown: { days: 0, meals: 1 },
  PageUp: { days: -7, meals: 0 },
  PageDown: { days: 7, meals: 0 },
}

/** Days and meals to choose from. The arrows walk over them, from one week into the next. */
export function PlacePicker(props: {
  label: string
  from: Place
  /** Where it is now, if it is somewhere. */
  here?: Place
  choose: (place: Place) => void
}) {
  const { plan } = useText()
  const names = dayNamesFor(useApplication().language)
  const [at, setAt] = createSignal(props.from)
  const days = () => weekFrom(mondayOf(at().date))
  const isHere = (date: string, slot: string) =>
    props.here?.date === date && props.here.slot === slot
  const today = useToday()
  const standing = useStanding(() => mondayOf(at().date))
  const dishesAt = (date: string, slot: string) =>
    standing(date, slot)
      .map((one) => one.title)
      .join(', ')
  const said = (date: string, slot: MealSlot) =>
    [
      names.full(date),
      plan.meals[slot],
      isHere(date, slot) ? plan.entry.here : '',
      !isHere(date, slot) && dishesAt(date, slot) ? plan.entry.stands(dishesAt(date, slot)) : '',
      date < today() ? plan.entry.past : '',
    ]
      .filter(Boolean)
      .join(', ')
  let grid: HTMLTableElement | undefined

  const focus = () => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  // Inside a window that is open already; one that opens with it looks for `autofocus`.
  onMount(focus)
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const row = mealSlots.indexOf(at().slot) + step.meals
    const slot = mealSlots[row]
    if (!slot) return
    setAt({ date: plusDays(at().date, step.days), slot })
    focus()
  }
  const turn = (weeks: number) => setAt({ ...at(), date: plusDays(at().date, 7 * weeks) })

  return (
    <div class="places">
      <div class="row apart">
        <IconButton icon={ChevronLeft} label={plan.previous} press={() => turn(-1)} />
        <strong aria-live="polite">{names.range(days()[0] ?? '', days()[6] ?? '')}</strong>
        <IconButton icon={ChevronRight} label={plan.next} press={() => turn(1)} />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one walks over
        role="grid"
        aria-label={props.label}
        aria-describedby="places-hint"
        onKeyDown={walk}
      >
        <thead>
          <tr>
            <For each={days()}>
              {(day) => (
                <th scope="col">
                  <abbr title={names.long(day)}>{names.short(day)}</abbr>
                  <b>{names.number(day)}</b>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <For each={mealSlots}>
          {(slot) => (
            <tbody>
              <tr class="meal-name">
                <th scope="rowgroup" colspan="7">
                  {plan.slots[slot]}
                </th>
              </tr>
              <tr>
                <For each={days()}>
                  {(day) => (
                    <td>
                      <button
                        type="button"
                        class="place-cell"
                        classList={{
                          here: isHere(day, slot),
                          past: day < today(),
                          taken: standing(day, slot).length > 0,
                        }}
                        tabindex={at().date === day && at().slot === slot ? 0 : -1}
                        autofocus={at().date === day && at().slot === slot}
                        aria-label={said(day, slot)}
                        title={dishesAt(day, slot) || undefined}
                        onClick={() => props.choose({ date: day, slot })}
                      >
                        <Show
                          when={isHere(day, slot)}
                          fallback={<Standing entry={standing(day, slot)[0]} />}
                        >
                          <Icon of={Check} />
                        </Show>
                      </button>
                    </td>
                  )}
                </For>
              </tr>
            </tbody>
          )}
        </For>
      </table>
      <p class="small standing" aria-live="polite">
        {dishesAt(at().date, at().slot)
          ? `${names.short(at().date)}, ${plan.meals[at().slot]}: ${dishesAt(at().date, at().slot)}`
          : ''}
      </p>
      <p class="small muted" id="places-hint">
        {plan.entry.places}
      </p>
    </div>
  )
}

/** What stands in a place already, as far as there is room for it. */
function Standing(props: { entry: PlanEntryCard | undefined }) {
  return (
    <Show when={props.entry?.picture} fallback={<Icon of={props.entry ? Soup : Plus} />}>
      {(picture) => (
        <RecipePicture
          publicationId={picture().seed}
          photoUrl={picture().photoUrl}
          sizes="2.75rem"
        />
      )}
    </Show>
  )
}
