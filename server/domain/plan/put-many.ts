import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { type EntryRow, insertEntry } from './insert.ts'
import { lockPlan } from './lock-plan.ts'

/**
 * Puts several entries into the plan, inside a transaction of the caller's. What stands there stays, and a dish
 * that stands in its meal already is not put there once more.
 */
export async function putMany(
  ctx: Context,
  tx: Transaction,
  entries: readonly EntryRow[],
): Promise<{ ids: string[] }> {
  const { kitchenId } = signedIn(ctx)
  await lockPlan(ctx, tx)
  const dates = [...new Set(entries.map(({ date }) => date))]
  // plan_entries_date
  const held = await tx<{ date: string; slot: string; dish: string }[]>`
    SELECT to_char(date, 'YYYY-MM-DD') AS date, slot, coalesce(recipe_id, title) AS dish FROM plan_entries
    WHERE kitchen_id = ${kitchenId} AND date = ANY(${dates}::date[]) AND removed_at IS NULL`
  const there = new Set(held.map(({ date, slot, dish }) => `${date} ${slot} ${dish}`))
  const ids: string[] = []
  for (const entry of entries) {
    const { date, slot, recipeId, title } = entry
    if (there.has(`${date} ${slot} ${recipeId ?? title}`)) continue
    ids.push((await insertEntry(ctx, tx, entry)).id)
  }
  return { ids }
}
