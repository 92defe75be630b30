import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal } from 'solid-js'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useApi } from '../../application.ts'
import { useAttempt } from '../../session/attempt.ts'
import { listsKey, refreshLists } from './listQuery.ts'

/** Whether the good of a row comes again, and how often. */
export function createRepeating(row: ListRow) {
  const api = useApi()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const kept = useQuery(() => ({
    queryKey: [...listsKey, 'recurring'] as const,
    queryFn: () => api.lists.recurring.query(),
  }))
  const [chosen, setChosen] = createSignal<number>()
  const held = () => (kept.isSuccess ? kept.data.find((good) => good.key === row.good) : undefined)
  const weeks = () => chosen() ?? held()?.everyWeeks ?? 0
  return {
    weeks,
    choose: setChosen,
    /** Only what was chosen is sent. */
    save: async (text: string) => {
      const everyWeeks = chosen()
      const before = held()
      if (everyWeeks === undefined || everyWeeks === (before?.everyWeeks ?? 0)) return
      if (everyWeeks > 0) await attempt(() => api.lists.repeatGood.mutate({ text, everyWeeks }))
      else if (before)
        await attempt(() => api.lists.stopGood.mutate({ id: before.id, stopped: true }))
    },
  }
}
