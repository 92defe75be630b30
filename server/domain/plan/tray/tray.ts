import type { MealSlot } from '../../../../shared/meals.ts'
import type { TrayAdd, TrayDish } from '../../../../shared/wire/tray.ts'
import type { Transaction } from '../../../db/client.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { keepRecipeWithin } from '../../feed/copy.ts'
import { mayRead } from '../../recipes/may-read.ts'
import { readableRecipe } from '../../recipes/read.ts'
import { totalMinutes } from '../../recipes/rows.ts'
import { insertPlanEntry } from '../insert.ts'
import { lockPlan } from '../lock-plan.ts'
import { pictureOf } from '../rows.ts'

const most = 50

interface Row {
  id: string
  recipe_id: string
  title: string
  servings: number
  prep_minutes: number | null
  cook_minutes: number | null
  rest_minutes: number | null
  photo_id: string | null
  seed: string
}

/** What the kitchen wants to cook and has no day for yet, as it was chosen. */
export async function readTray(ctx: Context): Promise<TrayDish[]> {
  const actor = signedIn(ctx)
  // tray_dishes_kitchen_id_recipe_id_key, then by primary keys
  const rows = await ctx.sql<Row[]>`
    SELECT t.id, t.recipe_id, r.title, r.servings, r.prep_minutes, r.cook_minutes, r.rest_minutes, r.photo_id,
      coalesce((SELECT p.id FROM publications p WHERE p.recipe_id = r.id AND p.withdrawn_at IS NULL), r.id)
        AS seed
    FROM tray_dishes t JOIN recipes r ON r.id = t.recipe_id
    WHERE t.kitchen_id = ${actor.kitchenId} AND ${mayRead(ctx.sql, actor)}
    ORDER BY t.created_at, t.id`
  return rows.map((row) => ({
    id: row.id,
    recipeId: row.recipe_id,
    title: row.title,
    servings: row.servings,
    totalMinutes: totalMinutes(row),
    picture: pictureOf(row.seed, row.photo_id),
  }))
}

/** A dish of the feed is kept, as it is when it is planned. One that lies there already stays where it is. */
export async function addToTray(ctx: Context, input: TrayAdd): Promise<{ id: string }> {
  return ctx.sql.begin((tx) => putIntoTray(ctx, tx, input))
}

/** The same inside a transaction of the caller's. */
export async function putIntoTray(
  ctx: Context,
  tx: Transaction,
  input: TrayAdd,
  id: string = newId('try'),
): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  const recipeId =
    'recipeId' in input
      ? (await readableRecipe(ctx, tx, input.recipeId)).id
      : (await keepRecipeWithin(ctx, tx, input.publicationId)).id
  await lockPlan(ctx, tx)
  const [held] = await tx<{ id: string; count: number }[]>`
    SELECT max(id) FILTER (WHERE recipe_id = ${recipeId}) AS id, count(*)::int AS count
    FROM tray_dishes WHERE kitchen_id = ${actor.kitchenId}`
  if (held?.id) return { id: held.id }
  if ((held?.count ?? 0) >= most) throw new DomainError('tray_full', { limit: most })
  await tx`
    INSERT INTO tray_dishes (id, kitchen_id, recipe_id, added_by, created_at)
    VALUES (${id}, ${actor.kitchenId}, ${recipeId}, ${actor.personId}, ${ctx.now()})`
  return { id }
}

/** From the tray into a meal: it stands in one of the two, whoever presses at the same time. */
export async function placeFromTray(
  ctx: Context,
  input: { id: string; date: string; slot: MealSlot },
): Promise<{ id: string }> {
  return ctx.sql.begin(async (tx) => {
    const { date, slot } = input
    return insertPlanEntry(ctx, tx, { recipeId: await takeFromTray(ctx, tx, input.id), date, slot })
  })
}

/** Which recipe lay there. */
export async function takeFromTray(ctx: Context, tx: Transaction, id: string): Promise<string> {
  const { kitchenId } = signedIn(ctx)
  const [dish] = await tx<{ recipe_id: string }[]>`
    DELETE FROM tray_dishes WHERE id = ${id} AND kitchen_id = ${kitchenId} RETURNING recipe_id`
  if (!dish) throw new DomainError('tray_dish_unknown')
  return dish.recipe_id
}

export async function removeFromTray(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  // Twice is as good as once.
  await ctx.sql`DELETE FROM tray_dishes WHERE id = ${input.id} AND kitchen_id = ${kitchenId}`
  return input
}
