import { Check } from 'lucide'
import { type JSX, Show } from 'solid-js'
import './chip.css'
import { Icon } from './Icon.tsx'

/** A filter that lives in the address: a link, so that it works before scripts and can be shared. */
export function FilterChip(props: { href: string; on: boolean; children: JSX.Element }) {
  return (
    <a class="chip" href={props.href} aria-current={props.on ? 'true' : undefined} noScroll>
      <Show when={props.on}>
        <Icon of={Check} />
      </Show>
      {props.children}
    </a>
  )
}
