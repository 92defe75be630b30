import { type JSX, Show } from 'solid-js'
import './emptyState.css'
import { Woven } from './Woven.tsx'

/** Nothing is here yet: what it means, and the one thing to do about it. */
export function EmptyState(props: {
  title: string
  hint: string
  heading?: 'h1' | 'h2'
  /** What the picture is woven from; the title, when nothing else is said. */
  seed?: string
  /** Nothing was ever here: what sorts or gathers it has nothing to do yet. */
  first?: boolean
  /** There are things to choose from, which matter more than the picture. */
  bare?: boolean
  children?: JSX.Element
}) {
  return (
    <div class="empty-state" classList={{ first: props.first ?? false }}>
      <Show when={!props.bare}>
        <Woven seed={props.seed ?? props.title} />
      </Show>
      {props.heading === 'h1' ? <h1>{props.title}</h1> : <h2>{props.title}</h2>}
      <p class="muted">{props.hint}</p>
      {props.children}
    </div>
  )
}
