import { For } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/field.css'

const choices = [1, 2, 3, 4, 6, 8, 12] as const

/** Every how many weeks a good is to be told; 0 for never. */
export function RepeatField(props: { weeks: number; choose: (weeks: number) => void }) {
  const words = useText().lists.recurring
  return (
    <div class="field">
      <label for="repeat-good">{words.field}</label>
      <select
        id="repeat-good"
        class="input"
        onChange={(event) => props.choose(Number(event.currentTarget.value))}
      >
        <option value="0" selected={props.weeks === 0}>
          {words.never}
        </option>
        <For each={choices}>
          {(weeks) => (
            <option value={weeks} selected={props.weeks === weeks}>
              {words.every(weeks)}
            </option>
          )}
        </For>
      </select>
    </div>
  )
}
