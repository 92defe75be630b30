import { CircleAlert } from 'lucide'
import { createUniqueId, type JSX, Show } from 'solid-js'
import { Icon } from '../components/Icon.tsx'
import '../components/field.css'
import type { Form } from './useForm.ts'

/** A labelled field with its hint and its error, which a screen reader reads together with it. */
export function Field<Name extends string>(props: {
  of: Form<Name>
  name: Name
  label: string
  hint?: JSX.Element
  /** Beside the label, such as a link to help. */
  aside?: JSX.Element
  type?: 'text' | 'email' | 'password'
  value?: string | undefined
  autocomplete: string
  maxlength?: number
  typed?: (value: string) => void
  /** Inside the field, at its end. */
  children?: JSX.Element
}) {
  const id = createUniqueId()
  const error = () => props.of.error(props.name)
  return (
    <div class="field">
      <div class="field-label">
        <label for={id}>{props.label}</label>
        {props.aside}
      </div>
      <div class="field-box">
        <input
          id={id}
          class="input"
          name={props.name}
          type={props.type ?? 'text'}
          value={props.value ?? ''}
          autocomplete={props.autocomplete}
          autocapitalize={props.type === undefined ? undefined : 'none'}
          spellcheck={props.type === undefined ? undefined : false}
          maxlength={props.maxlength}
          required
          aria-invalid={error() !== undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onInput={(event) => {
            props.of.touched(props.name)
            props.typed?.(event.currentTarget.value)
          }}
        />
        {props.children}
      </div>
      <div id={`${id}-hint`} class="hint">
        {props.hint}
      </div>
      <div id={`${id}-error`}>
        <Show when={error()}>
          {(sentence) => (
            <p class="error">
              <Icon of={CircleAlert} />
              {sentence()}
            </p>
          )}
        </Show>
      </div>
    </div>
  )
}
