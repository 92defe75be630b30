import { For } from 'solid-js'
import { useApplication, useText } from '../../application.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { dayElementId, weekFrom } from './days.ts'

/** On a phone: the seven days, each the way to its place below. */
export function DayStrip(props: { from: string; today: string | undefined }) {
  const { plan } = useText()
  const names = dayNamesFor(useApplication().language)
  return (
    <nav class="day-strip" aria-label={plan.days}>
      <For each={weekFrom(props.from)}>
        {(day) => (
          <a
            href={`#${dayElementId(day)}`}
            aria-current={day === props.today ? 'date' : undefined}
            rel="external"
          >
            <span>{names.short(day)}</span>
            <b>{names.number(day)}</b>
          </a>
        )}
      </For>
    </nav>
  )
}
