import { unwrap } from 'solid-js/store'
import { useText } from '../../application.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { useComposing } from './composing.ts'
import { type Draft, type Row, row, stepRow } from './draft.ts'

type ListName = 'lines' | 'steps'
type RowOf<Name extends ListName> = Draft[Name][number]

/** The acts on a list of rows; each says to a screen reader what it did. */
export function useRows<Name extends ListName>(name: Name) {
  const text = useText()
  const toast = useToast()
  const { draft, change, announce } = useComposing()
  const words = text.composer[name]
  const rows = () => unwrap(draft)[name] as RowOf<Name>[]
  const put = (next: readonly RowOf<Name>[]) => change({ [name]: next } as Partial<Draft>)
  const fresh = (typed: string) => (name === 'steps' ? stepRow(typed) : row(typed)) as RowOf<Name>

  /** New rows after a place; the cursor goes into the last of them. */
  const add = (after: number, texts: readonly string[] = ['']) => {
    const added = texts.map(fresh)
    put(rows().toSpliced(after + 1, 0, ...added))
    focusRow(added.at(-1), 'end')
    if (texts.length > 1) announce(words.pasted(texts.length))
  }
  /** An empty row goes quietly; a written one can be brought back. */
  const remove = (at: number) => {
    const gone = rows()[at]
    if (!gone) return
    const left = rows().toSpliced(at, 1)
    put(left.length > 0 ? left : [fresh('')])
    focusRow(rows()[Math.max(0, at - 1)], 'end')
    if (!gone.text.trim()) return
    const restore = () => {
      put(rows().toSpliced(at, 0, gone))
      focusRow(gone, 'end')
    }
    toast({ message: words.removed, action: { label: text.common.undo, run: restore } })
  }
  const move = (from: number, to: number): boolean => {
    const moved = rows()[from]
    if (!moved || to < 0 || to >= rows().length || from === to) return false
    put(rows().toSpliced(from, 1).toSpliced(to, 0, moved))
    return true
  }
  /** A move by keyboard or button: the focus stays with the row. */
  const step = (from: number, by: -1 | 1) => {
    const held = document.activeElement
    if (!move(from, from + by)) return
    if (held instanceof HTMLElement) held.focus()
    announce(words.moved(from + 1, from + by + 1))
  }
  const placeOf = (key: string) => rows().findIndex((one) => one.key === key)
  const focusAt = (at: number, caret: 'start' | 'end') => focusRow(rows()[at], caret)

  return { name, words, add, remove, move, step, placeOf, focusAt }
}

export type Rows = ReturnType<typeof useRows<ListName>>

export const fieldIdOf = (row: Row) => `row-${row.key}`

function focusRow(row: Row | undefined, caret: 'start' | 'end'): void {
  const field = row && document.getElementById(fieldIdOf(row))
  if (!(field instanceof HTMLTextAreaElement)) return
  field.focus()
  const at = caret === 'start' ? 0 : field.value.length
  field.setSelectionRange(at, at)
}
