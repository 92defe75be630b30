import { createSignal, For } from 'solid-js'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import type { PlanRepeat } from '../../../shared/wire/plan-weeks.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Chip, Chips } from '../../components/Chips.tsx'
import '../../components/field.css'
import { dayNamesFor } from '../../language/dayNames.ts'
import { aMonday, mondayOf, plusDays, weekFrom } from './days.ts'

export type Repeating = Omit<PlanRepeat, 'id'>

/** On which weekdays an entry comes again, how often, and until when. */
export function RepeatForm(props: {
  entry: PlanEntryCard
  repeat: (how: Repeating) => void
  end: () => void
}) {
  const { repeat } = useText().plan
  const names = dayNamesFor(useApplication().language)
  const { date } = props.entry
  const own = weekFrom(mondayOf(date)).indexOf(date)
  const [weekdays, setWeekdays] = createSignal(props.entry.repeat?.weekdays ?? [own])
  const [every, setEvery] = createSignal(props.entry.repeat?.everyWeeks ?? 1)
  const [until, setUntil] = createSignal(props.entry.repeat?.until ?? '')
  const toggle = (day: number) =>
    setWeekdays((before) =>
      before.includes(day) ? before.filter((one) => one !== day) : [...before, day].sort(),
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (weekdays().length === 0) return
    props.repeat({
      weekdays: weekdays(),
      everyWeeks: every(),
      ...(until() && { until: until() }),
    })
  }
  return (
    <form class="stack" onSubmit={submit}>
      <Chips legend={repeat.days}>
        <For each={[0, 1, 2, 3, 4, 5, 6]}>
          {(day) => (
            <Chip on={weekdays().includes(day)} flip={() => toggle(day)}>
              {names.short(plusDays(aMonday, day))}
            </Chip>
          )}
        </For>
      </Chips>
      <Chips legend={repeat.often}>
        <For each={[1, 2, 4]}>
          {(weeks) => (
            <Chip on={every() === weeks} flip={() => setEvery(weeks)}>
              {repeat.every(weeks)}
            </Chip>
          )}
        </For>
      </Chips>
      <div class="field">
        <label for="repeat-until">{repeat.until}</label>
        <input
          id="repeat-until"
          class="input"
          type="date"
          min={date}
          max="2199-12-31"
          value={until()}
          aria-describedby="repeat-hint"
          onInput={(event) => setUntil(event.currentTarget.value)}
        />
        <p class="hint" id="repeat-hint">
          {repeat.hint}
        </p>
      </div>
      <div class="row">
        <button type="submit" class="button primary" disabled={weekdays().length === 0}>
          {repeat.go}
        </button>
        {props.entry.repeat && (
          <button type="button" class="button" onClick={() => props.end()}>
            {repeat.end}
          </button>
        )}
      </div>
    </form>
  )
}
