import { createEffect, createSignal, untrack } from 'solid-js'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { useApi } from '../../application.ts'

/**
 * What stands in the meals of a week, while somebody looks for a place. It only helps to choose: nothing waits
 * for it, and without it the places are empty.
 */
export function useStanding(monday: () => string) {
  const api = useApi()
  const [weeks, setWeeks] = createSignal<Record<string, PlanEntryCard[]>>({})
  createEffect(() => {
    const date = monday()
    if (untrack(weeks)[date]) return
    api.plan.week.query({ date }).then(
      ({ entries }) => setWeeks((known) => ({ ...known, [date]: entries })),
      () => undefined,
    )
  })
  return (date: string, slot: string): PlanEntryCard[] =>
    (weeks()[monday()] ?? []).filter((one) => one.date === date && one.slot === slot)
}
