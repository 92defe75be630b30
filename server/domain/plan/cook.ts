import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/** Says that a dish was cooked, or takes that back. The recipe remembers when it was cooked last. */
export async function cookPlanEntry(
  ctx: Context,
  input: { id: string; cooked: boolean },
): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    const at = input.cooked ? tx`coalesce(cooked_at, ${ctx.now()})` : tx`NULL`
    const [entry] = await tx<{ recipe_id: string | null }[]>`
      UPDATE plan_entries SET cooked_at = ${at}, version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ${input.id} AND kitchen_id = ${actor.kitchenId} AND removed_at IS NULL
      RETURNING recipe_id`
    if (!entry) throw new DomainError('plan_entry_unknown')
    if (entry.recipe_id === null) return
    // plan_entries_recipe
    await tx`
      UPDATE recipes SET last_cooked_at = (SELECT max(e.cooked_at) FROM plan_entries e
        WHERE e.recipe_id = recipes.id AND e.removed_at IS NULL)
      WHERE id = ${entry.recipe_id}`
  })
  return { id: input.id }
}
