import type { MealSlot, PlanKind } from '../../../shared/meals.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { insertEntry } from './insert.ts'

interface Copied {
  kind: PlanKind
  recipeId: string | null
  title: string
  note: string
  servings: number
}

/** The same dish once more, on another day; it has not been cooked there yet. */
export async function copyPlanEntry(
  ctx: Context,
  input: { id: string; date: string; slot: MealSlot },
): Promise<{ id: string }> {
  return ctx.sql.begin((tx) => copyEntry(ctx, tx, input))
}

/** The same inside a transaction of the caller's. */
export async function copyEntry(
  ctx: Context,
  tx: Transaction,
  input: { id: string; date: string; slot: MealSlot },
  id?: string,
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const [entry] = await tx<Copied[]>`
    SELECT kind, recipe_id AS "recipeId", title, note, servings FROM plan_entries
    WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND (removed_at IS NULL OR ${id !== undefined})`
  if (!entry) throw new DomainError('plan_entry_unknown')
  return insertEntry(ctx, tx, { ...entry, date: input.date, slot: input.slot }, id)
}
