import { Show } from 'solid-js'
import './badge.css'

/** How many wait. The words for it stand beside it, or in the label of what it hangs on. */
export function Badge(props: { count: number }) {
  return (
    <Show when={props.count > 0}>
      <span class="badge" aria-hidden="true">
        {props.count > 99 ? '99+' : props.count}
      </span>
    </Show>
  )
}
