import type { JSX } from 'solid-js'
import '../components/button.css'

/** The act of a form. While it happens the button says so and keeps the focus. */
export function SubmitButton(props: {
  pending: boolean
  kind?: 'primary' | 'danger' | 'plain'
  wide?: boolean
  children: JSX.Element
}) {
  return (
    <button
      type="submit"
      class={`button ${props.kind ?? 'primary'}`}
      classList={{ wide: props.wide ?? false }}
      aria-busy={props.pending}
      aria-disabled={props.pending ? 'true' : undefined}
    >
      {props.children}
    </button>
  )
}
