import { createUniqueId, onMount } from 'solid-js'
import './field.css'

interface Ready {
  label: string
  hint: string
  url: string
  /** For whoever selects it again. */
  ref?: (field: HTMLInputElement) => void
}

/** A link in a field, selected and ready for the person's own hand. */
export function ReadyLink(props: Ready) {
  const id = createUniqueId()
  let field: HTMLInputElement | undefined
  // After the window that it may stand in, which is shown when it comes to stand on the page.
  onMount(() =>
    queueMicrotask(() => {
      field?.focus()
      field?.select()
    }),
  )
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        ref={(one) => {
          field = one
          props.ref?.(one)
        }}
        id={id}
        class="input"
        readonly
        value={props.url}
        aria-describedby={`${id}-hint`}
      />
      <p class="hint" id={`${id}-hint`}>
        {props.hint}
      </p>
    </div>
  )
}
