import { For } from 'solid-js'
import './segments.css'

/** A choice of a few that are all in sight. */
export function Segments<Value extends string>(props: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  choose: (value: Value) => void
}) {
  return (
    <fieldset class="segments">
      <legend class="visually-hidden">{props.label}</legend>
      <For each={props.options}>
        {(option) => (
          <button
            type="button"
            aria-pressed={option.value === props.value}
            onClick={() => props.choose(option.value)}
          >
            {option.label}
          </button>
        )}
      </For>
    </fieldset>
  )
}
