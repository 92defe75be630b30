import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { mostADay } from './insert.ts'
import { takeTurn } from './turn.ts'

/** Takes an entry off the plan. It can be put back until the sweep deletes it for good. */
export async function removePlanEntry(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  // Twice is as good as once: whoever presses second is not told off.
  const removed = await ctx.sql`
    UPDATE plan_entries SET removed_at = ${ctx.now()}, version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${input.id} AND kitchen_id = ${actor.kitchenId}`
  if (removed.count === 0) throw new DomainError('plan_entry_unknown')
  return { id: input.id }
}

/** Puts it back, if its day still has room. */
export async function restorePlanEntry(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await takeTurn(ctx, tx)
    // plan_entries_date: the entries of one day
    const [entry] = await tx<{ held: number }[]>`
      UPDATE plan_entries e SET removed_at = NULL, version = version + 1, updated_at = ${ctx.now()}
      WHERE e.id = ${input.id} AND e.kitchen_id = ${actor.kitchenId}
      RETURNING (SELECT count(*)::int FROM plan_entries o WHERE o.kitchen_id = e.kitchen_id
        AND o.date = e.date AND o.removed_at IS NULL AND o.id <> e.id) AS held`
    if (!entry) throw new DomainError('plan_entry_unknown')
    if (entry.held >= mostADay) throw new DomainError('plan_full', { limit: mostADay })
  })
  return { id: input.id }
}
