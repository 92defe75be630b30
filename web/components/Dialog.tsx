import { X } from 'lucide'
import { type JSX, onCleanup, onMount } from 'solid-js'
import { useText } from '../application.ts'
import './button.css'
import './dialog.css'
import { Icon } from './Icon.tsx'

/**
 * A window over the page. The browser's own dialog keeps the focus inside, closes on Escape and
 * gives the focus back; showing it is rendering it.
 */
export function Dialog(props: {
  title: string
  close: () => void
  closeLabel?: string
  full?: boolean
  children: JSX.Element
}) {
  const text = useText()
  let dialog: HTMLDialogElement | undefined
  onMount(() => {
    const before = document.activeElement
    dialog?.showModal()
    onCleanup(() => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    })
  })
  return (
    <dialog
      ref={dialog}
      class="dialog"
      classList={{ full: props.full ?? false }}
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault()
        props.close()
      }}
    >
      <header class="dialog-head">
        <h2>{props.title}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={props.closeLabel ?? text.common.close}
          onClick={() => props.close()}
        >
          <Icon of={X} />
        </button>
      </header>
      {props.children}
    </dialog>
  )
}
