import type { MealSlot } from '../../../shared/wire/plan.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { ownRecipe } from '../recipes/read.ts'

const mostADay = 50

export interface NewPlanEntry {
  recipeId: string
  date: string
  slot: MealSlot
  servings: number
  note?: string
}

/** Puts one of the actor's recipes on a date, inside a transaction of the caller's. */
export async function insertPlanEntry(
  ctx: Context,
  tx: Transaction,
  entry: NewPlanEntry,
): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  const recipe = await ownRecipe(ctx, tx, entry.recipeId)
  const id = newId('ple')
  // plan_entries_date: the entries of one day
  const added = await tx`
    INSERT INTO plan_entries (id, kitchen_id, date, slot, position, recipe_id, title, note, servings,
      added_by, created_at, updated_at)
    SELECT ${id}, ${actor.kitchenId}, ${entry.date}, ${entry.slot}, count(*), ${recipe.id}, ${recipe.title},
      ${entry.note ?? ''}, ${entry.servings}, ${actor.personId}, ${ctx.now()}, ${ctx.now()}
    FROM plan_entries
    WHERE kitchen_id = ${actor.kitchenId} AND date = ${entry.date} AND removed_at IS NULL
    HAVING count(*) < ${mostADay}`
  if (added.count === 0) throw new DomainError('plan_full', { limit: mostADay })
  return { id }
}
