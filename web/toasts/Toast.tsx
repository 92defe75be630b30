import { createContext, createSignal, For, type JSX, onCleanup, useContext } from 'solid-js'
import { useText } from '../application.ts'
import './toast.css'

export interface Toast {
  message: string
  /** One act, usually Undo; the toast stays longer when there is one. */
  action?: Action
  /** A way on, beside the way back. */
  also?: Action
}

interface Action {
  label: string
  run: () => void
}

interface Shown extends Toast {
  id: number
}

const ToastsContext = createContext<{
  show: (toast: Toast) => void
  shown: () => Shown[]
  dismiss: (id: number) => void
}>()

export function useToast(): (toast: Toast) => void {
  return useToasts().show
}

export function ToastsProvider(props: { children: JSX.Element }) {
  const [shown, setShown] = createSignal<Shown[]>([])
  let last = 0
  const dismiss = (id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id))
  const show = (toast: Toast) => {
    last += 1
    // Two at once are enough to read; a third pushes the oldest away.
    setShown((toasts) => [...toasts.slice(-1), { ...toast, id: last }])
  }
  return (
    <ToastsContext.Provider value={{ show, shown, dismiss }}>
      {props.children}
    </ToastsContext.Provider>
  )
}

export function ToastRegion() {
  const text = useText()
  const toasts = useToasts()
  return (
    <section class="toasts" aria-label={text.common.notices} aria-live="polite">
      <For each={toasts.shown()}>
        {(toast) => <ToastCard toast={toast} close={() => toasts.dismiss(toast.id)} />}
      </For>
    </section>
  )
}

const briefly = 5_000
const longEnoughToAct = 9_000

function ToastCard(props: { toast: Shown; close: () => void }) {
  const text = useText()
  const action = () => props.toast.action
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => clearTimeout(timer)
  const leave = () => {
    rest()
    timer = setTimeout(props.close, action() ? longEnoughToAct : briefly)
  }
  let card: HTMLDivElement | undefined
  // Whoever came here by keyboard goes on from where they were.
  let cameFrom: HTMLElement | undefined
  const come = (from: EventTarget | null) => {
    rest()
    if (from instanceof HTMLElement && !card?.contains(from)) cameFrom = from
  }
  leave()
  // By their place on the page they would be the last of all: the next step leads to the way back.
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return
    const from = document.activeElement
    if (card?.contains(from)) {
      const buttons = card.querySelectorAll('button')
      if (from !== buttons[buttons.length - 1] || !cameFrom?.isConnected) return
      event.preventDefault()
      cameFrom.focus()
      return
    }
    if (offered || !action() || card?.nextElementSibling) return
    offered = true
    const first = card?.querySelector('button')
    // A window that is open over the page keeps to itself.
    if (!first?.checkVisibility() || document.querySelector('dialog:modal')) return
    event.preventDefault()
    first.focus()
  }
  let offered = false
  document.addEventListener('keydown', step)
  onCleanup(() => {
    document.removeEventListener('keydown', step)
    rest()
    if (card?.contains(document.activeElement)) cameFrom?.focus({ preventScroll: true })
  })
  return (
    <div
      ref={card}
      class="toast"
      role="presentation"
      onPointerEnter={rest}
      onPointerLeave={leave}
      onFocusIn={(event) => come(event.relatedTarget)}
      onFocusOut={leave}
    >
      <p class="grow">{props.toast.message}</p>
      <For each={[props.toast.also, action()].filter((one) => one !== undefined)}>
        {(act) => (
          <button
            type="button"
            onClick={() => {
              act.run()
              props.close()
            }}
          >
            {act.label}
          </button>
        )}
      </For>
      <button
        type="button"
        class="toast-close"
        aria-label={text.common.hideNotice}
        onClick={props.close}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}

function useToasts() {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('Show toasts inside <ToastsProvider>.')
  return toasts
}
