import { type QueryClient, useQueryClient } from '@tanstack/solid-query'
import { onCleanup, onMount } from 'solid-js'
import { useApi } from '../../application.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { keptTicks } from '../../session/keptTicks.ts'
import { useMe } from '../../session/me.ts'
import { codeOf } from '../../session/said.ts'
import { confirmTicks, refreshLists } from './listQuery.ts'
import { createTicks, type Ticks } from './ticks.ts'

// No connection, and what the server itself expects to pass.
const passing: readonly (string | undefined)[] = [
  undefined,
  'unavailable',
  'internal',
  'rate_limited',
]

/** Trying again may help. */
export const mayPass = (error: unknown) => passing.includes(codeOf(error))

// One for the whole visit: what is not saved yet goes on trying after its page was left.
const kept = new WeakMap<QueryClient, Ticks>()

/** The ticks that are on their way to the server. */
export function useTicks(): Ticks {
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const me = useMe()
  const made = createTicks({
    kept: keptTicks(me.data?.id ?? ''),
    send: (ids, ticked) => api.lists.tickLines.mutate({ ids, ticked }),
    sent: (ids, ticked) => confirmTicks(queries, ids, ticked),
    refused: (error) => {
      if (mayPass(error)) return false
      sorry(error)
      void refreshLists(queries)
      return true
    },
  })
  const ticks = kept.get(queries) ?? made
  kept.set(queries, ticks)
  const online = () => void ticks.flush()
  onMount(() => {
    ticks.recover()
    window.addEventListener('online', online)
    onCleanup(() => window.removeEventListener('online', online))
  })
  return ticks
}
