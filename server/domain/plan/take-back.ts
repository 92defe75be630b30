import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { mostADay } from './insert.ts'
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

/** Puts back what was taken off just now, if its days have room, inside a transaction that holds the plan. */
export async function restoreMany(
  ctx: Context,
  tx: Transaction,
  ids: readonly string[],
): Promise<{ ids: string[] }> {
  const { kitchenId } = signedIn(ctx)
  const back = await tx<{ id: string; date: string }[]>`
    UPDATE plan_entries SET removed_at = NULL, version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ANY(${[...ids]}) AND kitchen_id = ${kitchenId} AND removed_at IS NOT NULL
    RETURNING id, to_char(date, 'YYYY-MM-DD') AS date`
  const dates = [...new Set(back.map(({ date }) => date))]
  // plan_entries_date
  const full = await tx`
    SELECT 1 FROM plan_entries
    WHERE kitchen_id = ${kitchenId} AND date = ANY(${dates}::date[]) AND removed_at IS NULL
    GROUP BY date HAVING count(*) > ${mostADay} LIMIT 1`
  if (full.count > 0) throw new DomainError('plan_full', { limit: mostADay })
  return { ids: back.map(({ id }) => id) }
}
