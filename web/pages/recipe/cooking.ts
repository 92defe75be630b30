import { useQueryClient } from '@tanstack/solid-query'
import { createEffect, createSignal } from 'solid-js'
import type { MealSlot } from '../../../shared/meals.ts'
import type { CookedDish } from '../../../shared/wire/plan.ts'
import { useApi } from '../../application.ts'
import { newId } from '../../changes/newId.ts'
import type { Change } from '../../changes/queue.ts'
import { useQueue } from '../../changes/useQueue.ts'
import { useMe } from '../../session/me.ts'
import { isUnreached } from '../../session/said.ts'
import { useToday } from '../../session/timeZone.ts'

export type CookedFrom = { recipeId: string } | { publicationId: string }

/** What the kitchen remembers of a cooking that has come to its end. */
export type Remembered =
  | { kind: 'nothing' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'saved'; dish: CookedDish }
  /** Without a connection: it waits on this device. */
  | { kind: 'waiting'; entryId: string }
  | { kind: 'takenBack' }

/** One cooking of a dish: remembered once, however often its cook comes to the last step. */
export function createCooking(dish: () => CookedFrom | undefined, servings: () => number) {
  const api = useApi()
  const me = useMe()
  const today = useToday()
  const queries = useQueryClient()
  const queue = useQueue()
  const [remembered, setRemembered] = createSignal<Remembered>({ kind: 'nothing' })
  const refresh = () =>
    Promise.all(
      ['plan', 'recipes', 'lists'].map((owned) => queries.invalidateQueries({ queryKey: [owned] })),
    )
  const attempt = async (work: () => Promise<Remembered>) => {
    setRemembered({ kind: 'saving' })
    setRemembered(await work().catch((error: unknown) => ({ kind: 'failed' as const, error })))
    await refresh()
  }
  const save = async (of: CookedFrom): Promise<Remembered> => {
    const now = new Date()
    const place = { date: today(now), slot: slotAt(now.getHours()), servings: servings() }
    try {
      return { kind: 'saved', dish: await api.plan.cookDish.mutate({ ...of, ...place }) }
    } catch (error) {
      if (!isUnreached(error)) throw error
      const entryId = newId('ple')
      await queue.add({ kind: 'cookDish', entryId, dish: of, ...place })
      return { kind: 'waiting', entryId }
    }
  }
  const isOf = (entryId: string) => (change: Change) =>
    change.kind === 'cookDish' && change.entryId === entryId
  // What waited was sent: telling it again finds what it has become.
  const arrived = async (entryId: string): Promise<Remembered> => {
    const of = dish()
    const told = of ? await save(of) : undefined
    if (told?.kind !== 'saved') return told ?? { kind: 'nothing' }
    return { kind: 'saved', dish: { ...told.dish, planned: told.dish.id !== entryId } }
  }
  createEffect(() => {
    const now = remembered()
    if (now.kind !== 'waiting') return
    const { entryId } = now
    if (!queue.waiting().some(({ change }) => isOf(entryId)(change)))
      void attempt(() => arrived(entryId))
  })
  const takeBack = async ({ id, planned, keptRecipeId }: CookedDish): Promise<Remembered> => {
    if (planned) await api.plan.cook.mutate({ id, cooked: false })
    else await api.plan.remove.mutate({ id })
    if (keptRecipeId) await api.recipes.remove.mutate({ id: keptRecipeId })
    return { kind: 'takenBack' }
  }
  return {
    remembered,
    remember: () => {
      const { kind } = remembered()
      const of = dish()
      // A guest has no kitchen that could remember it, and what was opened by a link stands in none.
      if (!me.data || !of || kind === 'saving' || kind === 'saved' || kind === 'waiting') return
      void attempt(() => save(of))
    },
    takeBack: () => {
      const now = remembered()
      if (now.kind === 'saved') void attempt(() => takeBack(now.dish))
      if (now.kind === 'waiting')
        void attempt(async () => {
          if (await queue.withdraw(isOf(now.entryId))) return { kind: 'takenBack' }
          const told = await arrived(now.entryId)
          return told.kind === 'saved' ? takeBack(told.dish) : told
        })
    },
  }
}
export type Cooking = ReturnType<typeof createCooking>

function slotAt(hour: number): MealSlot {
  if (hour < 11) return 'breakfast'
  return hour < 16 ? 'lunch' : 'dinner'
}
