import { CloudOff, TriangleAlert } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../application.ts'
import '../components/button.css'
import { Notice } from '../components/Notice.tsx'
import { bind } from '../language/bind.ts'
import { useToast } from '../toasts/Toast.tsx'
import type { KeptChange } from './keptChanges.ts'
import { isOf, type Topic } from './kinds.ts'
import { type Queue, typed } from './queue.ts'

export interface QueueWords {
  waiting: (count: number) => string
  /** Of what was typed. */
  refused: (why: string) => string
  /** Of what was done to something that has a name. */
  undone?: (what: string, why: string) => string
}

/** How many changes wait for a connection, and what the server would not take, with its words to keep. */
export function QueueNotice(props: { queue: Queue; topic: Topic; words: QueueWords }) {
  const waiting = () => props.queue.waiting().filter((one) => isOf(props.topic, one)).length
  const refused = () => props.queue.refused().filter((one) => isOf(props.topic, one))
  return (
    <div role="status">
      <Show when={props.queue.stuck() && waiting()}>
        {(count) => (
          <Notice kind="warning" icon={CloudOff}>
            {props.words.waiting(count())}
          </Notice>
        )}
      </Show>
      <For each={refused()}>
        {(one) => (
          <Refused of={one} words={props.words} close={() => props.queue.dismiss(one.id)} />
        )}
      </For>
    </div>
  )
}

function Refused(props: { of: KeptChange; words: QueueWords; close: () => void }) {
  const { common } = useText()
  const toast = useToast()
  const why = () => props.of.refused ?? ''
  const copy = async (text: string) => {
    await navigator.clipboard?.writeText(text).then(
      () => toast({ message: common.copyText.copied }),
      () => undefined,
    )
  }
  return (
    <Notice kind="danger" icon={TriangleAlert}>
      <Show
        when={typed(props.of.change)}
        fallback={<p>{props.words.undone?.(bind(props.of.about?.title ?? ''), why()) ?? why()}</p>}
      >
        {(words) => (
          <>
            <p>{props.words.refused(why())}</p>
            <p>
              <q>{bind(words())}</q>
            </p>
          </>
        )}
      </Show>
      <div class="row">
        <Show when={typed(props.of.change)}>
          {(words) => (
            <button type="button" class="button" onClick={() => void copy(words())}>
              {common.copyText.copy}
            </button>
          )}
        </Show>
        <button type="button" class="button quiet" onClick={() => props.close()}>
          {common.close}
        </button>
      </div>
    </Notice>
  )
}
