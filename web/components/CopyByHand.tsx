import { createUniqueId, onMount } from 'solid-js'
import { useText } from '../application.ts'
import { Dialog } from './Dialog.tsx'
import './field.css'

/** A link that the browser did not let us copy, selected and ready for the person's own hand. */
export function CopyByHand(props: { link: string; close: () => void }) {
  const { common } = useText()
  const id = createUniqueId()
  let field: HTMLInputElement | undefined
  // After the window itself, which is shown when it comes to stand on the page.
  onMount(() =>
    queueMicrotask(() => {
      field?.focus()
      field?.select()
    }),
  )
  return (
    <Dialog title={common.copy.title} close={props.close}>
      <div class="field">
        <label for={id}>{common.copy.link}</label>
        <input
          ref={field}
          id={id}
          class="input"
          readonly
          value={props.link}
          aria-describedby={`${id}-hint`}
        />
        <p class="hint" id={`${id}-hint`}>
          {common.copy.denied}
        </p>
      </div>
    </Dialog>
  )
}
