import { Show } from 'solid-js'

/** What would be, and before it what was asked for, where the person wants it otherwise. */
export function Instead(props: { of: string; now: string }) {
  return (
    <>
      <Show when={props.of !== props.now}>
        <del>{props.of}</del> {'→ '}
      </Show>
      {props.now}
    </>
  )
}
