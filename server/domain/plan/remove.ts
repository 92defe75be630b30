import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { rememberLastCooked } from './cook.ts'
import { mostADay } from './insert.ts'
import { lockPlan } from './lock-plan.ts'

/** Takes an entry off the plan. It can be put back until the sweep deletes it for good. */
export async function removePlanEntry(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  // Twice is as good as once: whoever presses second is not told off.
  await ctx.sql.begin((tx) => takeOff(ctx, tx, input.id))
  return { id: input.id }
}

export async function takeOff(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  const [entry] = await tx<{ recipe_id: string | null; removed_at: Date }[]>`
    UPDATE plan_entries SET removed_at = coalesce(removed_at, ${ctx.now()}), version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${id} AND kitchen_id = ${kitchenId} RETURNING recipe_id, removed_at`
  if (!entry) throw new DomainError('plan_entry_unknown')
  // Without the dish nothing is left of it; plan_entries_leftover
  await tx`
    UPDATE plan_entries SET removed_at = ${entry.removed_at}, version = version + 1,
      updated_at = ${ctx.now()}
    WHERE leftover_of = ${id} AND removed_at IS NULL`
  await rememberLastCooked(tx, entry.recipe_id)
}

/** Puts it back, if its day still has room. */
export async function restorePlanEntry(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  await ctx.sql.begin((tx) => putBack(ctx, tx, input.id))
  return { id: input.id }
}

export async function putBack(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  await lockPlan(ctx, tx)
  // What went together comes back together; plan_entries_leftover
  await tx`
    UPDATE plan_entries l SET removed_at = NULL, version = l.version + 1, updated_at = ${ctx.now()}
    FROM plan_entries e WHERE e.id = ${id} AND e.kitchen_id = ${kitchenId}
      AND l.leftover_of = e.id AND l.removed_at = e.removed_at`
  // plan_entries_date: the entries of one day
  const [entry] = await tx<{ held: number; recipe_id: string | null }[]>`
    UPDATE plan_entries e SET removed_at = NULL, version = version + 1, updated_at = ${ctx.now()}
    WHERE e.id = ${id} AND e.kitchen_id = ${kitchenId}
    RETURNING e.recipe_id, (SELECT count(*)::int FROM plan_entries o WHERE o.kitchen_id = e.kitchen_id
      AND o.date = e.date AND o.removed_at IS NULL AND o.id <> e.id) AS held`
  if (!entry) throw new DomainError('plan_entry_unknown')
  if (entry.held >= mostADay) throw new DomainError('plan_full', { limit: mostADay })
  await rememberLastCooked(tx, entry.recipe_id)
}
