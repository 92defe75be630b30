import { type QueryClient, useQuery } from '@tanstack/solid-query'
import { dayAt, usualTimeZone } from '../../../shared/time-zone.ts'
import type { PlanWeek } from '../../../shared/wire/plan.ts'
import { useApi } from '../../application.ts'
import { useKeptAnswers } from '../../changes/keptAnswers.ts'
import { useMe } from '../../session/me.ts'
import { mondayOf, plusDays } from './days.ts'

const planKey = ['plan'] as const

export interface ShownWeek extends PlanWeek {
  /** There is no connection, and this device has never seen it. */
  unseen?: boolean
}

/** The week around a day; the server says which one is the present without it. */
export function useWeek(date: () => string | undefined) {
  const week = useReadWeek()
  const monday = () => {
    const day = date()
    return day === undefined ? undefined : mondayOf(day)
  }
  return useQuery(() => ({
    queryKey: [...planKey, 'week', monday() ?? ''] as const,
    queryFn: () => week(monday()),
    staleTime: 0,
    // Without a connection it is answered from this device.
    networkMode: 'always' as const,
    refetchOnReconnect: 'always' as const,
    // An entry stays the same element while it changes, and so keeps the focus.
    reconcile: 'id',
    // What another member changed is here when one comes back to the page.
    refetchOnWindowFocus: 'always' as const,
  }))
}

/** As the server has it, or as this device has last seen it. */
export function useReadWeek(): (monday: string | undefined) => Promise<ShownWeek> {
  const api = useApi()
  const me = useMe()
  const kept = useKeptAnswers()
  return (monday) => {
    const timeZone = me.data?.timeZone ?? usualTimeZone
    const from = monday ?? mondayOf(dayAt(new Date(), timeZone))
    const empty = { from, to: plusDays(from, 6), timeZone, entries: [], nutrition: [] }
    return kept.ask<ShownWeek>(
      `week ${from}`,
      () => api.plan.week.query(monday === undefined ? {} : { date: monday }),
      () => ({ ...empty, price: 0, unpriced: 0, currency: '', unseen: true }),
    )
  }
}

export function refreshPlan(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: planKey })
}
