import { pastedLines } from './pastedLines.ts'
import type { Rows } from './rows.ts'

type FieldEvent<E extends Event> = E & { currentTarget: HTMLTextAreaElement }

/** The keys of a row: Enter adds, Backspace in an empty row removes, arrows walk, Alt+arrows move. */
export function rowKey(event: FieldEvent<KeyboardEvent>, rows: Rows, at: number) {
  const field = event.currentTarget
  const { key } = event
  // Enter and arrows belong to the input method while it composes a letter.
  if (event.isComposing) return
  if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault()
    return rows.step(at, key === 'ArrowUp' ? -1 : 1)
  }
  if (key === 'Enter' && !event.shiftKey) {
    event.preventDefault()
    return rows.add(at)
  }
  if (key === 'Backspace' && field.value === '') {
    event.preventDefault()
    return rows.remove(at)
  }
  if (event.shiftKey || field.selectionStart !== field.selectionEnd) return
  if (key === 'ArrowUp' && field.selectionStart === 0) rows.focusAt(at - 1, 'start')
  if (key === 'ArrowDown' && field.selectionStart === field.value.length)
    rows.focusAt(at + 1, 'start')
}

/**
 * Several lines at once become several rows, the first joins what is typed already: they are pasted, or come from
 * the clipboard of a phone's keyboard, or from dictation, which only type.
 */
export function rowLines(
  event: FieldEvent<ClipboardEvent> | FieldEvent<InputEvent>,
  rows: Rows,
  at: number,
  write: (text: string) => void,
): void {
  const text = 'clipboardData' in event ? event.clipboardData?.getData('text/plain') : event.data
  const [first, ...others] = pastedLines(text ?? '')
  if (first === undefined || others.length === 0) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  write(value.slice(0, selectionStart) + first + value.slice(selectionEnd))
  rows.add(at, others)
}
