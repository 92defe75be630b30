import { CloudOff, TriangleAlert } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../application.ts'
import '../components/button.css'
import { Notice } from '../components/Notice.tsx'
import { bind } from '../language/bind.ts'
import { useToast } from '../toasts/Toast.tsx'
import { type Queue, typed } from './queue.ts'

export interface QueueWords {
  waiting: (count: number) => string
  refused: (why: string) => string
}

/** How many changes wait for a connection, and what the server would not take, with its words to keep. */
export function QueueNotice(props: { queue: Queue; words: QueueWords }) {
  const { common } = useText()
  const toast = useToast()
  const copy = async (text: string) => {
    await navigator.clipboard?.writeText(text).then(
      () => toast({ message: common.copyText.copied }),
      () => undefined,
    )
  }
  return (
    <div role="status">
      <Show when={props.queue.stuck() && props.queue.waiting().length}>
        {(count) => (
          <Notice kind="warning" icon={CloudOff}>
            {props.words.waiting(count())}
          </Notice>
        )}
      </Show>
      <For each={props.queue.refused()}>
        {(one) => (
          <Notice kind="danger" icon={TriangleAlert}>
            <p>{props.words.refused(one.refused ?? '')}</p>
            <p>
              <q>{bind(typed(one.change) ?? '')}</q>
            </p>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={() => void copy(typed(one.change) ?? '')}
              >
                {common.copyText.copy}
              </button>
              <button
                type="button"
                class="button quiet"
                onClick={() => props.queue.dismiss(one.id)}
              >
                {common.close}
              </button>
            </div>
          </Notice>
        )}
      </For>
    </div>
  )
}
