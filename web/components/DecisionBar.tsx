import { type JSX, Show } from 'solid-js'
import './button.css'
import './decisionBar.css'

/** Yes and no, always in sight and equally easy to reach. */
export function DecisionBar(props: {
  note?: JSX.Element
  failure?: string | undefined
  no: { label: string; act: () => void }
  yes?: { label: string; act: () => void; ready: boolean } | undefined
  pending: boolean
  /** Both as wide as each other. */
  even?: boolean
}) {
  const unlessPending = (act: () => void) => () => {
    if (!props.pending) act()
  }
  return (
    <div class="decide" classList={{ even: props.even ?? false }}>
      <div class="decide-in">
        <div class="decide-words small" aria-live="polite">
          <Show when={props.failure} fallback={<p class="muted">{props.note}</p>}>
            <p class="decide-failure">{props.failure}</p>
          </Show>
        </div>
        <div class="decide-acts">
          <button
            type="button"
            class="button large"
            aria-disabled={props.pending ? 'true' : undefined}
            onClick={unlessPending(() => props.no.act())}
          >
            {props.no.label}
          </button>
          <Show when={props.yes}>
            {(yes) => (
              <button
                type="button"
                class="button primary large confirm"
                disabled={!yes().ready}
                aria-busy={props.pending}
                onClick={unlessPending(() => yes().act())}
              >
                {yes().label}
              </button>
            )}
          </Show>
        </div>
      </div>
    </div>
  )
}
