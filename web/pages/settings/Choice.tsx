import { For } from 'solid-js'
import { to } from '../../addresses.ts'
import '../../components/segments.css'
import { preferencesAddress } from '../../session/preferences.ts'

/** One of a few; without scripts each button sends the form. */
export function Choice<Value extends string>(props: {
  name: string
  label: string
  hint?: string
  value: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  choose: (value: Value) => void
}) {
  return (
    <form class="setting" method="post" action={preferencesAddress}>
      <div class="grow">
        <p class="setting-title" aria-hidden="true">
          {props.label}
        </p>
        <p class="small muted">{props.hint}</p>
      </div>
      <input type="hidden" name="return_to" value={to.settings()} />
      <fieldset class="segments">
        <legend class="visually-hidden">{props.label}</legend>
        <For each={props.options}>
          {(option) => (
            <button
              type="submit"
              name={props.name}
              value={option.value}
              lang={option.lang}
              aria-pressed={option.value === props.value}
              onClick={(event) => {
                event.preventDefault()
                if (option.value !== props.value) props.choose(option.value)
              }}
            >
              {option.label}
            </button>
          )}
        </For>
      </fieldset>
    </form>
  )
}
