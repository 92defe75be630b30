import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/** Takes an entry off the plan. It can be put back until the sweep deletes it for good. */
export function removePlanEntry(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  return setRemoved(ctx, input.id, ctx.now())
}

export function restorePlanEntry(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  return setRemoved(ctx, input.id, null)
}

/** Twice is as good as once: whoever presses Undo again, or second, is not told off. */
async function setRemoved(ctx: Context, id: string, at: Date | null): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  const changed = await ctx.sql`
    UPDATE plan_entries SET removed_at = ${at}, version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${id} AND kitchen_id = ${actor.kitchenId}`
  if (changed.count === 0) throw new DomainError('plan_entry_unknown')
  return { id }
}
