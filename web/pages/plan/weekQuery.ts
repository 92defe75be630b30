import { type QueryClient, useQuery } from '@tanstack/solid-query'
import type { PlanEntryCard, PlanWeek } from '../../../shared/wire/plan.ts'
import { useApi } from '../../application.ts'
import { mondayOf } from './days.ts'

const planKey = ['plan'] as const

/** The week around a day; the server says which one is the present without it. */
export function useWeek(date: () => string | undefined) {
  const api = useApi()
  const monday = () => {
    const day = date()
    return day === undefined ? undefined : mondayOf(day)
  }
  return useQuery(() => ({
    queryKey: [...planKey, 'week', monday() ?? ''] as const,
    queryFn: () => {
      const day = monday()
      return api.plan.week.query(day === undefined ? {} : { date: day })
    },
    staleTime: 0,
    // An entry stays the same element while it changes, and so keeps the focus.
    reconcile: 'id',
    // What another member changed is here when one comes back to the page.
    refetchOnWindowFocus: 'always' as const,
  }))
}

export function refreshPlan(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: planKey })
}

/** Shows a change at once, before the server has answered; what it was asked before is not waited for. */
export async function showEntry(
  queries: QueryClient,
  id: string,
  change: Partial<PlanEntryCard>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: planKey })
  queries.setQueriesData({ queryKey: planKey }, (week: PlanWeek | undefined) =>
    week
      ? {
          ...week,
          entries: week.entries.map((one) => (one.id === id ? { ...one, ...change } : one)),
        }
      : week,
  )
}
