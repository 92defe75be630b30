import { createEffect } from 'solid-js'
import './stitchProgress.css'

/** Progress is sewn: a row of stitches that fills. */
export function StitchProgress(props: { value: number; label: string }) {
  let seam: HTMLDivElement | undefined
  // By script and not as an attribute, which the content security policy would refuse.
  createEffect(() => seam?.style.setProperty('--value', String(props.value)))
  return (
    <div
      ref={seam}
      class="seam"
      classList={{ done: props.value >= 1 }}
      role="progressbar"
      aria-label={props.label}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow={Math.round(props.value * 100)}
    />
  )
}
