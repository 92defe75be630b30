import { type QueryClient, useQueryClient } from '@tanstack/solid-query'
import { onCleanup, onMount } from 'solid-js'
import { useApi } from '../application.ts'
import { useMe } from '../session/me.ts'
import { codeOf, sentenceOf } from '../session/said.ts'
import { useToast } from '../toasts/Toast.tsx'
import { afresh } from './afresh.ts'
import { keptChanges } from './keptChanges.ts'
import { createQueue, type Queue } from './queue.ts'

// No connection, what the server itself expects to pass, and a page that begins anew: signed in, or in another kitchen.
const passing: readonly (string | undefined)[] = [
  undefined,
  'unavailable',
  'internal',
  'busy',
  'rate_limited',
  'sign_in_needed',
  'kitchen_left',
]

// One for the whole visit: what is not sent yet goes on trying after its page was left.
const made = new WeakMap<QueryClient, { personId: string; queue: Queue }>()

/** What this person has done and the server does not know yet. */
export function useQueue(): Queue {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const toast = useToast()
  const personId = me.data?.id ?? ''
  const held = made.get(queries)
  const queue =
    (held?.personId === personId && held.queue) ||
    createQueue({
      personId,
      kitchenId: () => me.data?.kitchenId ?? '',
      kept: keptChanges(personId),
      send: (changes) => api.changes.send.mutate({ changes }),
      sent: () => afresh(queries, ['lists', 'plan', 'tray']),
      refusal: (error) => (passing.includes(codeOf(error)) ? undefined : sentenceOf(error)),
      say: (message) => toast({ message }),
    })
  made.set(queries, { personId, queue })
  const online = () => void queue.flush()
  onMount(() => {
    void queue.recover()
    addEventListener('online', online)
    onCleanup(() => removeEventListener('online', online))
  })
  return queue
}
