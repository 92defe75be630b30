import { CalendarArrowUp } from 'lucide'
import { For } from 'solid-js'
import { useApplication, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { dayNamesFor } from '../../language/dayNames.ts'
import { plusDays } from './days.ts'
import { useWeekChanging } from './weekChanging.ts'

/** The week that is shown once more, on one of the next. */
export function CopyWeek(props: { from: string; close: () => void }) {
  const { copyWeek } = useText().plan
  const names = dayNamesFor(useApplication().language)
  const changing = useWeekChanging()
  const weeks = () => [1, 2, 3, 4, 5, 6].map((ahead) => plusDays(props.from, 7 * ahead))
  return (
    <div class="stack">
      <p class="muted">{copyWeek.hint}</p>
      <ul class="entry-actions">
        <For each={weeks()}>
          {(monday) => (
            <li>
              <button
                type="button"
                onClick={() => {
                  void changing.copyWeek(props.from, monday)
                  props.close()
                }}
              >
                <Icon of={CalendarArrowUp} />
                {names.range(monday, plusDays(monday, 6))}
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}
