import { createEffect, createSignal, untrack } from 'solid-js'
import type { PlanEntryCard, PlanWeek } from '../../../shared/wire/plan.ts'
import { useQueue } from '../../changes/useQueue.ts'
import { useReadWeek } from './weekQuery.ts'
import { withChanges } from './withChanges.ts'

/**
 * What stands in the meals of a week, while somebody looks for a place. It only helps to choose: nothing waits
 * for it, and without it the places are empty.
 */
export function useStanding(monday: () => string) {
  const read = useReadWeek()
  const queue = useQueue()
  const [weeks, setWeeks] = createSignal<Record<string, PlanWeek>>({})
  createEffect(() => {
    const date = monday()
    if (untrack(weeks)[date]) return
    read(date).then(
      (week) => setWeeks((known) => ({ ...known, [date]: week })),
      () => undefined,
    )
  })
  const entries = () => {
    const week = weeks()[monday()]
    return week ? withChanges(week, queue.waiting()).entries : []
  }
  return (date: string, slot: string): PlanEntryCard[] =>
    entries().filter((one) => one.date === date && one.slot === slot)
}
