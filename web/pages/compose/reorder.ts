import { createSignal } from 'solid-js'

/**
 * Dragging a row of a list by its handle, with a finger or a mouse. The keyboard has buttons of its
 * own; both end in the same `move`.
 */
export function createReorder(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = createSignal<number>()

  const start = (event: PointerEvent, index: number) => {
    const handle = event.currentTarget
    if (!(handle instanceof HTMLElement)) return
    const list = handle.closest('ol, ul')
    if (!list) return
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    setDragged(index)

    const over = (moved: PointerEvent) => {
      const from = dragged()
      if (from === undefined) return
      const target = rowAt(list, moved.clientY)
      if (target === from) return
      move(from, target)
      setDragged(target)
    }
    const end = () => {
      setDragged(undefined)
      handle.removeEventListener('pointermove', over)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
    }
    handle.addEventListener('pointermove', over)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  return { dragged, start }
}

/** The row whose place a height on the screen belongs to. */
function rowAt(list: Element, y: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const below = rows.findIndex((row) => y < row.bottom)
  return below < 0 ? rows.length - 1 : below
}
