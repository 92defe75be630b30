import { useQueryClient } from '@tanstack/solid-query'
import type { MealSlot, PlainKind } from '../../../shared/meals.ts'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import type { RepeatEnded } from '../../../shared/wire/plan-weeks.ts'
import { useApi, useApplication, useText } from '../../application.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useAttempt } from '../../session/attempt.ts'
import { useToast } from '../../toasts/Toast.tsx'
import type { Repeating } from './RepeatForm.tsx'
import { refreshPlan, showEntry } from './weekQuery.ts'

export interface Place {
  date: string
  slot: MealSlot
}
export type Dish = { recipeId: string } | { publicationId: string } | { kind: PlainKind }

/** What a person does to the plan: it shows at once, says so, and can be taken back. */
export function useChanging() {
  const api = useApi()
  const text = useText()
  const { plan } = text
  const names = dayNamesFor(useApplication().language)
  const toast = useToast()
  const queries = useQueryClient()
  const attempt = useAttempt('plan', () => refreshPlan(queries))
  const undo = (run: () => void) => ({ label: text.common.undo, run })
  const told = (place: Place) => [names.full(place.date), plan.meals[place.slot]] as const

  const remove = async (entry: { id: string; title: string }) => {
    const { id } = entry
    if (!(await attempt(() => api.plan.remove.mutate({ id })))) return
    const back = () => void attempt(() => api.plan.restore.mutate({ id }))
    toast({ message: plan.entry.removed(entry.title), action: undo(back) })
  }

  const put = (id: string, change: Partial<PlanEntryCard>, send: () => Promise<unknown>) =>
    attempt(async () => {
      await showEntry(queries, id, change)
      await send()
    })
  const place = (id: string, at: Place) => put(id, at, () => api.plan.change.mutate({ id, ...at }))

  return {
    remove,
    add: (place: Place, dish: Dish, title: string, servings?: number): Promise<boolean> =>
      attempt(() =>
        api.plan.add.mutate(
          'kind' in dish
            ? { ...place, ...dish, title }
            : { ...place, ...dish, ...(servings !== undefined && { servings }) },
        ),
      ),
    move: async (entry: PlanEntryCard, at: Place) => {
      const before = { date: entry.date, slot: entry.slot }
      if (before.date === at.date && before.slot === at.slot) return
      if (!(await place(entry.id, at))) return
      toast({
        message: plan.entry.moved(entry.title, ...told(at)),
        action: undo(() => void place(entry.id, before)),
      })
    },
    copy: async (entry: PlanEntryCard, place: Place) => {
      let made = ''
      const done = await attempt(async () => {
        made = (await api.plan.copy.mutate({ id: entry.id, ...place })).id
      })
      if (!done) return
      const back = () => void attempt(() => api.plan.remove.mutate({ id: made }))
      toast({ message: plan.entry.copied(entry.title, ...told(place)), action: undo(back) })
    },
    leftovers: async (entry: PlanEntryCard, at: Place, more: boolean) => {
      const { id, servings } = entry
      let made = ''
      const done = await attempt(async () => {
        made = (await api.plan.leftovers.mutate({ id, ...at, more })).id
      })
      if (!done) return
      const back = async () => {
        await api.plan.remove.mutate({ id: made })
        if (more) await api.plan.change.mutate({ id, servings })
      }
      toast({
        message: plan.leftovers.done(entry.title, ...told(at)),
        action: undo(() => void attempt(back)),
      })
    },
    eaters: (id: string, eaters: string[] | null) =>
      put(id, { eaters }, () => api.plan.change.mutate({ id, eaters })),
    repeat: async (entry: PlanEntryCard, how: Repeating) => {
      if (!(await attempt(() => api.plan.repeat.mutate({ id: entry.id, ...how })))) return
      toast({
        message: plan.repeat.done(entry.title),
        action: undo(() => void attempt(() => api.plan.repeatEnd.mutate({ id: entry.id }))),
      })
    },
    endRepeat: async (entry: PlanEntryCard) => {
      let ended: RepeatEnded | undefined
      const done = await attempt(async () => {
        ended = await api.plan.repeatEnd.mutate({ id: entry.id })
      })
      const back = ended
      if (!done || !back) return
      toast({
        message: plan.repeat.ended(entry.title),
        action: undo(() => void attempt(() => api.plan.repeatResume.mutate(back))),
      })
    },
    serve: (id: string, servings: number) =>
      put(id, { servings }, () => api.plan.change.mutate({ id, servings })),
    note: (id: string, note: string) =>
      put(id, { note }, () => api.plan.change.mutate({ id, note })),
    cook: async (entry: PlanEntryCard, cooked: boolean) => {
      const { id } = entry
      const cookedAt = cooked ? Date.now() : null
      const done = await put(id, { cookedAt }, () => api.plan.cook.mutate({ id, cooked }))
      if (done && cooked) toast({ message: plan.entry.cooked(entry.title) })
    },
  }
}
export type Changing = ReturnType<typeof useChanging>
