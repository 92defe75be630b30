import type { PlanLeftovers } from '../../../shared/wire/plan-leftovers.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { insertEntry } from './insert.ts'
import { lockPlan } from './lock-plan.ts'

const mostServings = 500

/**
 * A dish is eaten once more on a later day. With `more` it is cooked for that meal too, so that the list asks for
 * as much as two meals need.
 */
export async function planLeftovers(
  ctx: Context,
  input: PlanLeftovers,
): Promise<{ id: string; servings: number }> {
  const { kitchenId } = signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    const [dish] = await tx<{ date: string; title: string; servings: number }[]>`
      SELECT to_char(date, 'YYYY-MM-DD') AS date, title, servings FROM plan_entries
      WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND kind = 'dish' AND removed_at IS NULL`
    if (!dish) throw new DomainError('plan_entry_unknown')
    const { date, slot } = input
    if (date < dish.date) throw new DomainError('leftovers_early')
    const { title, servings } = dish
    const words = {
      date,
      slot,
      kind: 'leftovers' as const,
      recipeId: null,
      title,
      note: '',
      servings,
    }
    const { id } = await insertEntry(ctx, tx, words)
    await tx`UPDATE plan_entries SET leftover_of = ${input.id} WHERE id = ${id}`
    const cooked = input.more ? Math.min(mostServings, servings * 2) : servings
    if (cooked !== servings)
      await tx`
        UPDATE plan_entries SET servings = ${cooked}, version = version + 1, updated_at = ${ctx.now()}
        WHERE id = ${input.id}`
    return { id, servings: cooked }
  })
}
