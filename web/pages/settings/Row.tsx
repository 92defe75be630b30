import type { JSX } from 'solid-js'

/** One thing and what can be done with it, above a hairline. */
export function Row(props: {
  title: JSX.Element
  hint?: JSX.Element
  icon?: JSX.Element
  heading?: boolean
  children?: JSX.Element
}) {
  return (
    <div class="setting">
      {props.icon}
      <div class="grow">
        {props.heading ? <h3>{props.title}</h3> : <p class="setting-title">{props.title}</p>}
        <p class="small muted">{props.hint}</p>
      </div>
      {props.children}
    </div>
  )
}
