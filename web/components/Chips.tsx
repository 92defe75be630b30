import { Check } from 'lucide'
import { type JSX, Show } from 'solid-js'
import './chip.css'
import { Icon } from './Icon.tsx'

/** Several of many, in as many rows as they need. */
export function Chips(props: { legend: string; hint?: string; children: JSX.Element }) {
  return (
    <fieldset class="field some-chips">
      <legend class="label">{props.legend}</legend>
      <div class="chips">{props.children}</div>
      <Show when={props.hint}>
        <p class="hint">{props.hint}</p>
      </Show>
    </fieldset>
  )
}

export function Chip(props: { on: boolean; flip: () => void; children: JSX.Element }) {
  return (
    <button type="button" class="chip" aria-pressed={props.on} onClick={() => props.flip()}>
      <Show when={props.on}>
        <Icon of={Check} />
      </Show>
      {props.children}
    </button>
  )
}
