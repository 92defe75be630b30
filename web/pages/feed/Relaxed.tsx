import { Info } from 'lucide'
import { Show } from 'solid-js'
import { Notice } from '../../components/Notice.tsx'
import './understood.css'

/** How a question was taken, and what of it could not be kept. */
export function Relaxed(props: { sentence: string | null | undefined }) {
  return (
    <Show when={props.sentence}>
      {(sentence) => (
        <div class="relaxed">
          <Notice kind="plain" icon={Info}>
            {sentence()}
          </Notice>
        </div>
      )}
    </Show>
  )
}
