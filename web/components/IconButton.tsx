import type { IconNode } from 'lucide'
import './button.css'
import { Icon } from './Icon.tsx'

/** A button that shows a sign alone: its words are read aloud, and shown to who points at it. */
export function IconButton(props: {
  id?: string
  icon: IconNode
  label: string
  /** Shorter words to show, where the label names what else stands around it. */
  hint?: string
  disabled?: boolean
  press: () => unknown
}) {
  return (
    <button
      type="button"
      id={props.id}
      class="icon-button"
      aria-label={props.label}
      title={props.hint ?? props.label}
      disabled={props.disabled}
      onClick={() => props.press()}
    >
      <Icon of={props.icon} />
    </button>
  )
}
