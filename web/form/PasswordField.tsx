import { Eye, EyeOff } from 'lucide'
import { createSignal, type JSX, Show } from 'solid-js'
import { useText } from '../application.ts'
import { Icon } from '../components/Icon.tsx'
import { Field } from './Field.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { Form } from './useForm.ts'

/** A password that may be looked at while it is typed; a new one is told how strong it is. */
export function PasswordField<Name extends string>(props: {
  of: Form<Name>
  name: Name
  label: string
  aside?: JSX.Element
  chosenNow?: boolean
}) {
  const text = useText()
  const [shown, setShown] = createSignal(false)
  const [typed, setTyped] = createSignal('')
  const label = () => (shown() ? text.form.fields.hide : text.form.fields.show)
  return (
    <Field
      of={props.of}
      name={props.name}
      label={props.label}
      aside={props.aside}
      type={shown() ? 'text' : 'password'}
      autocomplete={props.chosenNow ? 'new-password' : 'current-password'}
      typed={setTyped}
      hint={
        <Show when={props.chosenNow}>
          <PasswordStrength of={typed()} />
        </Show>
      }
    >
      <button
        type="button"
        class="icon-button needs-scripts"
        aria-label={label()}
        title={label()}
        onClick={() => setShown((before) => !before)}
      >
        <Icon of={shown() ? EyeOff : Eye} />
      </button>
    </Field>
  )
}
