import type { JSX } from 'solid-js'
import './button.css'
import { Dialog } from './Dialog.tsx'

/** Asks once before what cannot be taken back, or changes something for others too. */
export function AskDialog(props: {
  title: string
  /** What it means. */
  children: JSX.Element
  no: string
  yes: string
  pending: boolean
  act: () => void
  close: () => void
}) {
  return (
    <Dialog title={props.title} close={props.close}>
      <div class="stack">
        {props.children}
        <div class="row">
          <button type="button" class="button grow" onClick={() => props.close()}>
            {props.no}
          </button>
          <button
            type="button"
            class="button danger grow"
            aria-busy={props.pending}
            onClick={() => !props.pending && props.act()}
          >
            {props.yes}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
