import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide'
import type { JSX } from 'solid-js'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useComposing } from './composing.ts'
import type { Row } from './draft.ts'
import { dragRow } from './drag.ts'
import './editorRow.css'
import type { Rows } from './rows.ts'

/** A row of a list being written: its handle, its fields, and the ways to move and remove it. */
export function EditorRow(props: {
  row: Row
  at: number
  count: number
  rows: Rows
  class?: string | undefined
  children: JSX.Element
}) {
  const { announce, heldRow, holdRow } = useComposing()
  const words = () => props.rows.words
  const carry = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const { key } = props.row
    const from = props.at
    dragRow(
      event,
      (to) => props.rows.move(props.rows.placeOf(key), to),
      () => {
        const now = props.rows.placeOf(key)
        if (now !== from) announce(words().moved(from + 1, now + 1))
      },
    )
  }
  return (
    <li
      class={`editor-row ${heldRow() === props.row.key ? 'held' : ''} ${props.class ?? ''}`}
      onFocusIn={() => holdRow(props.row.key)}
    >
      {/* Only for pointers: the arrows beside it do the same for keys and readers. */}
      <span class="handle" aria-hidden="true" onPointerDown={carry}>
        <Icon of={GripVertical} />
      </span>
      <div class="fields">{props.children}</div>
      <div class="row-tools">
        <IconButton
          icon={ChevronUp}
          label={words().up(props.at + 1)}
          disabled={props.at === 0}
          press={() => props.rows.step(props.at, -1)}
        />
        <IconButton
          icon={ChevronDown}
          label={words().down(props.at + 1)}
          disabled={props.at === props.count - 1}
          press={() => props.rows.step(props.at, 1)}
        />
        <IconButton
          icon={X}
          label={words().remove(props.at + 1)}
          press={() => props.rows.remove(props.at)}
        />
      </div>
    </li>
  )
}
