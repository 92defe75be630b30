import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { EmptyState } from '../EmptyState.tsx'
import '../button.css'
import { sentenceOf } from '../../session/said.ts'

/** An error inside a page: why, and the way to try again. */
export function FailedState(props: { error: unknown; retry?: () => void; heading?: 'h1' | 'h2' }) {
  const text = useText()
  return (
    <div role="alert">
      <EmptyState
        title={text.states.failed}
        hint={sentenceOf(props.error) ?? text.states.failedHint}
        heading={props.heading ?? 'h2'}
      >
        <Show when={props.retry}>
          {(retry) => (
            <button type="button" class="button" onClick={() => retry()()}>
              {text.common.retry}
            </button>
          )}
        </Show>
      </EmptyState>
    </div>
  )
}
