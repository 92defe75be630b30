import { X } from 'lucide'
import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js'
import { useText } from '../application.ts'
import './button.css'
import './dialog.css'
import { IconButton } from './IconButton.tsx'

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
  const id = createUniqueId()
  let dialog: HTMLDialogElement | undefined
  let heading: HTMLHeadingElement | undefined
  let shown = true
  let focused: HTMLElement | undefined
  onMount(() => {
    const before = document.activeElement
    dialog?.showModal()
    // A page that waits for something takes its windows away for that moment; they come back over it, as they were.
    const watch = new ResizeObserver(() => {
      if (!dialog?.isConnected || dialog.matches(':modal')) return
      dialog.removeAttribute('open')
      const there = focused
      dialog.showModal()
      there?.focus()
    })
    // Whatever had the focus has made room for the next step: the window's title says where one is.
    const follow = new MutationObserver(() => {
      if (!dialog?.open || document.activeElement !== document.body) return
      const next = dialog.querySelector<HTMLElement>('[autofocus]') ?? heading
      next?.focus({ preventScroll: true })
    })
    if (dialog) {
      watch.observe(dialog)
      follow.observe(dialog, { childList: true, subtree: true })
    }
    onCleanup(() => {
      watch.disconnect()
      follow.disconnect()
      shown = false
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    })
  })
  return (
    <dialog
      ref={dialog}
      class="dialog"
      classList={{ full: props.full ?? false }}
      aria-labelledby={id}
      onFocusIn={(event) => {
        if (event.target instanceof HTMLElement) focused = event.target
      }}
      onCancel={(event) => {
        event.preventDefault()
        props.close()
      }}
      // Browsers close by themselves what does not close at a second Escape.
      onClose={() => shown && props.close()}
    >
      <header class="dialog-head">
        <h2 ref={heading} id={id} tabindex="-1">
          {props.title}
        </h2>
        <IconButton
          icon={X}
          label={props.closeLabel ?? text.common.close}
          press={() => props.close()}
        />
      </header>
      {props.children}
    </dialog>
  )
}
