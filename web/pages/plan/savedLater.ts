import { createSignal, onCleanup } from 'solid-js'

const pause = 500

/** Pressing five times is one change; what is still on its way when the window closes goes out then. */
export function createSavedLater<Value extends number | string>(
  initial: Value,
  save: (value: Value) => unknown,
) {
  const [value, setValue] = createSignal<Value>(initial)
  let saved = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    if (value() === saved) return
    saved = value()
    save(saved)
  }
  onCleanup(send)
  return {
    value,
    /** It was saved in another way. */
    take: (next: Value) => {
      saved = next
      setValue(() => next)
    },
    change: (next: Value) => {
      setValue(() => next)
      clearTimeout(timer)
      timer = setTimeout(send, pause)
    },
  }
}
