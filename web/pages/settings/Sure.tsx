import { onMount } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'

/** Asks in place, where a way back cannot be offered afterwards and nobody else is affected. */
export function Sure(props: {
  question: string
  act: string
  pending: boolean
  yes: () => void
  no: () => void
}) {
  const text = useText()
  let keep: HTMLButtonElement | undefined
  onMount(() => keep?.focus())
  return (
    <fieldset class="sure setting">
      <legend class="visually-hidden">{props.question}</legend>
      <p aria-hidden="true">{props.question}</p>
      <button ref={keep} type="button" class="button" onClick={() => props.no()}>
        {text.settings.keep}
      </button>
      <button
        type="button"
        class="button danger"
        aria-busy={props.pending}
        onClick={() => !props.pending && props.yes()}
      >
        {props.act}
      </button>
    </fieldset>
  )
}
