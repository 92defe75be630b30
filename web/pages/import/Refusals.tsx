import { CircleAlert } from 'lucide'
import { For } from 'solid-js'
import { Notice } from '../../components/Notice.tsx'

/** Files that were not taken at all, each with its sentence. */
export function Refusals(props: { of: readonly string[] }) {
  return (
    <For each={props.of}>
      {(sentence) => (
        <div class="refusal" role="alert">
          <Notice kind="danger" icon={CircleAlert}>
            <p>{sentence}</p>
          </Notice>
        </div>
      )}
    </For>
  )
}
