import { X } from 'lucide'
import './chip.css'
import { Icon } from './Icon.tsx'

/** One thing that holds and can be taken away: a link to the page as it would be without it. */
export function RemovableChip(props: {
  href: string
  label: string
  /** The whole deed, for who hears the link and does not see the cross. */
  action: string
  onRemove: () => void
}) {
  return (
    <a
      class="chip removable"
      href={props.href}
      aria-label={props.action}
      onClick={() => props.onRemove()}
      noScroll
    >
      {props.label}
      <Icon of={X} />
    </a>
  )
}
