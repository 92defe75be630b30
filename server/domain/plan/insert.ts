import type { MealSlot, PlanKind } from '../../../shared/meals.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { portionsOf } from '../members/needs.ts'
import { readableRecipe } from '../recipes/read.ts'
import { lockPlan } from './lock-plan.ts'

export const mostADay = 50

export interface NewPlanEntry {
  recipeId: string
  date: string
  slot: MealSlot
  /** Unless told otherwise for those who eat in the kitchen; while nobody has said who, as the recipe is. */
  servings?: number | undefined
  note?: string
  /** Those of the kitchen who eat along; null for everybody. */
  eaters?: readonly string[] | null
}

export interface EntryRow {
  date: string
  slot: MealSlot
  kind: PlanKind
  recipeId: string | null
  title: string
  note: string
  servings: number
  eaters?: readonly string[] | null
}

/** Puts a recipe that the actor may read on a date, inside a transaction of the caller's. */
export async function insertPlanEntry(
  ctx: Context,
  tx: Transaction,
  entry: NewPlanEntry,
  id?: string,
): Promise<{ id: string }> {
  const recipe = await readableRecipe(ctx, tx, entry.recipeId)
  const dish: EntryRow = {
    date: entry.date,
    slot: entry.slot,
    kind: 'dish',
    recipeId: recipe.id,
    title: recipe.title,
    note: entry.note ?? '',
    eaters: entry.eaters ?? null,
    servings: entry.servings ?? (await portionsOf(tx, signedIn(ctx).kitchenId)) ?? recipe.servings,
  }
  return insertEntry(ctx, tx, dish, id)
}

/** At the end of its day; a day has room for so many. */
export async function insertEntry(
  ctx: Context,
  tx: Transaction,
  entry: EntryRow,
  id: string = newId('ple'),
): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  await lockPlan(ctx, tx)
  // plan_entries_date: the entries of one day
  const added = await tx`
    INSERT INTO plan_entries (id, kitchen_id, date, slot, position, kind, recipe_id, title, note, servings, eaters,
      added_by, created_at, updated_at)
    SELECT ${id}, ${actor.kitchenId}, ${entry.date}, ${entry.slot}, coalesce(max(position) + 1, 0),
      ${entry.kind}, ${entry.recipeId}, ${entry.title}, ${entry.note}, ${entry.servings},
      ${entry.eaters ? [...entry.eaters] : null}::text[], ${actor.personId},
      ${ctx.now()}, ${ctx.now()}
    FROM plan_entries
    WHERE kitchen_id = ${actor.kitchenId} AND date = ${entry.date} AND removed_at IS NULL
    HAVING count(*) < ${mostADay}`
  if (added.count === 0) throw new DomainError('plan_full', { limit: mostADay })
  return { id }
}
