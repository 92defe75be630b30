import type { IconNode } from 'lucide'
import { type JSX, onMount } from 'solid-js'
import { Icon } from './Icon.tsx'
import './outcome.css'

/** What came of it, and where to go on. It takes the focus, since the form that had it is gone. */
export function Outcome(props: {
  icon: IconNode
  title: string
  hint?: string
  bad?: boolean
  children?: JSX.Element
}) {
  let heading: HTMLHeadingElement | undefined
  onMount(() => heading?.focus())
  return (
    <div class="outcome" classList={{ bad: props.bad ?? false }}>
      <Icon of={props.icon} />
      <h2 ref={heading} tabindex="-1">
        {props.title}
      </h2>
      <p class="muted">{props.hint}</p>
      <div class="row">{props.children}</div>
    </div>
  )
}
