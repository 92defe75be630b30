import { Check } from 'lucide'
import type { JSX } from 'solid-js'
import { Icon } from './Icon.tsx'
import './tickRow.css'

/** A row that is kept or left out; the whole row is the target. */
export function TickRow(props: {
  ticked: boolean
  change: (ticked: boolean) => void
  children: JSX.Element
}) {
  return (
    <label class="tick keep">
      <input
        type="checkbox"
        checked={props.ticked}
        onChange={(event) => props.change(event.currentTarget.checked)}
      />
      <span class="box">
        <Icon of={Check} />
      </span>
      <span class="what">{props.children}</span>
    </label>
  )
}
