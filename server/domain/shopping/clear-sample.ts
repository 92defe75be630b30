import type { ClearedSample } from '../../../shared/wire/plan.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { clearPlanSample, restorePlanSample } from '../plan/clear-sample.ts'

/** The sample week goes, and with it the lines that nothing else asks for and nobody has ticked. */
export async function clearSample(ctx: Context): Promise<ClearedSample> {
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    const cleared = await clearPlanSample(ctx, tx)
    // shopping_line_origins_entry
    const lines = await tx<{ id: string }[]>`
      UPDATE shopping_lines l SET removed_at = ${ctx.now()}, version = version + 1, updated_at = ${ctx.now()}
      WHERE l.made AND l.ticked_at IS NULL AND l.removed_at IS NULL
        AND l.id IN (SELECT o.line_id FROM shopping_line_origins o
          WHERE o.plan_entry_id = ANY(${cleared.entryIds}))
        AND NOT EXISTS (SELECT 1 FROM shopping_line_origins o WHERE o.line_id = l.id
          AND (o.plan_entry_id IS NULL OR NOT o.plan_entry_id = ANY(${cleared.entryIds})))
      RETURNING l.id`
    return { ...cleared, lineIds: lines.map((row) => row.id) }
  })
}

export async function restoreSample(ctx: Context, input: ClearedSample): Promise<ClearedSample> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await restorePlanSample(ctx, tx, input)
    await tx`
      UPDATE shopping_lines SET removed_at = NULL, version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ANY(${input.lineIds}) AND made
        AND list_id IN (SELECT id FROM shopping_lists WHERE kitchen_id = ${kitchenId})`
  })
  return input
}
