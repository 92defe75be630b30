import type { PlanWeek } from '../../shared/wire/plan.ts'
import type { Caller } from './caller.ts'

export const monday = '2027-03-08'
export const wednesday = '2027-03-10'
export const dinner = { date: wednesday, slot: 'dinner' }

export const week = (who: Caller, date = wednesday) => who.query<PlanWeek>('plan.week', { date })

export const add = (who: Caller, entry: Record<string, unknown>) =>
  who.mutate<{ id: string }>('plan.add', { ...dinner, ...entry })

/** An entry for somebody who is not interested in what it is. */
export async function planned(who: Caller, entry: Record<string, unknown> = {}): Promise<string> {
  const { id } = await who.compose()
  return (await add(who, { recipeId: id, ...entry })).id
}
