import { For } from 'solid-js'
import type { AfterResetView } from '../../../shared/wire/after-reset.ts'
import { to } from '../../addresses.ts'
import { useFormat, useText } from '../../application.ts'
import './keepOrEnd.css'

/** A plain form: a choice for each program and way in that a reset leaves. It needs no scripts. */
export function KeepOrEnd(props: { of: AfterResetView['left'] }) {
  const text = useText()
  const format = useFormat()
  const rows = () => [
    ...props.of.agents.map((one) => ({
      field: `agent:${one.grantId}`,
      name: one.client.name,
      about: text.entry.afterReset.agentSince(format.date(one.connectedAt)),
    })),
    ...props.of.passkeys.map((one) => ({
      field: `passkey:${one.id}`,
      name: one.name,
      about: text.entry.afterReset.passkeySince(format.date(one.createdAt)),
    })),
    ...props.of.services.map((one) => ({
      field: `service:${one.provider}`,
      name: one.email ?? one.name,
      about: text.entry.afterReset.serviceSince(format.date(one.createdAt)),
    })),
  ]
  return (
    <form class="entry-form" method="post" action={to.afterReset()} aria-labelledby="still">
      <header class="stack">
        <h2 id="still">{text.entry.afterReset.still}</h2>
        <p class="muted">{text.entry.afterReset.stillHint}</p>
      </header>
      <div class="keep-or-end">
        <For each={rows()}>
          {(row) => (
            <fieldset>
              <legend>
                <bdi>{row.name}</bdi>
                <span class="small muted">{row.about}</span>
              </legend>
              <div class="keep-or-end-choice">
                <label>
                  <input type="radio" name={row.field} value="keep" checked />
                  {text.entry.afterReset.keep}
                </label>
                <label>
                  <input type="radio" name={row.field} value="end" />
                  {text.entry.afterReset.end}
                </label>
              </div>
            </fieldset>
          )}
        </For>
      </div>
      <button type="submit" class="button primary wide">
        {text.entry.afterReset.submit}
      </button>
    </form>
  )
}
