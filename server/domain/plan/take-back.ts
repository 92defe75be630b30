import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { lockPlan } from './lock-plan.ts'

/** Takes off what one press has put there; what was cooked meanwhile stays. */
export async function takeBackEntries(
  ctx: Context,
  input: { ids: readonly string[] },
): Promise<{ ids: string[] }> {
  const { kitchenId } = signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    const gone = await tx<{ id: string }[]>`
      UPDATE plan_entries SET removed_at = ${ctx.now()}, version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ANY(${[...input.ids]}) AND kitchen_id = ${kitchenId} AND cooked_at IS NULL
        AND removed_at IS NULL
      RETURNING id`
    return { ids: gone.map(({ id }) => id) }
  })
}

/** Puts back what was taken off just now, inside a transaction that holds the plan. */
export async function restoreMany(
  ctx: Context,
  tx: Transaction,
  ids: readonly string[],
): Promise<{ ids: string[] }> {
  const { kitchenId } = signedIn(ctx)
  const back = await tx<{ id: string }[]>`
    UPDATE plan_entries SET removed_at = NULL, version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ANY(${[...ids]}) AND kitchen_id = ${kitchenId} AND removed_at IS NOT NULL RETURNING id`
  return { ids: back.map(({ id }) => id) }
}
