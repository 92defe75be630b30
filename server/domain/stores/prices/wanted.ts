import type { Amount } from '../../../../shared/food/line/types.ts'
import { type DishToBuy, needsOf } from '../../../../shared/food/shop/needs.ts'
import type { BasketOf } from '../../../../shared/wire/store-prices.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { cooksThere, mayRead } from '../../recipes/may-read.ts'
import { shownRecipe } from '../../recipes/shown.ts'
import { listNeeds } from '../../shopping/list-needs.ts'

/** Something that costs money: so much of a food, for a dish. */
export interface Wanted {
  food: string | null
  amounts: readonly Amount[]
  /** '' where it is for no dish. */
  dish: string
}

/** What a dish, a week or a list asks for; nothing where the actor may not see it. */
export async function wantedFor(ctx: Context, of: BasketOf): Promise<Wanted[]> {
  if ('listId' in of) {
    const { needs } = await listNeeds(ctx, of.listId)
    return needs.map(({ food, amounts }) => ({ food, amounts, dish: '' }))
  }
  const dishes = await ('from' in of ? plannedDishes(ctx, of) : oneDish(ctx, of))
  return wantedOf(needsOf(dishes))
}

export function wantedOf(needs: ReturnType<typeof needsOf>): Wanted[] {
  return needs.map(({ food, quantity, unit, title }) => ({
    food,
    amounts: quantity === null ? [] : [{ quantity, ...(unit && { unit }) }],
    dish: title,
  }))
}

function oneDish(
  ctx: Context,
  of: { publicationId: string } | { recipeId: string },
): Promise<DishToBuy[]> {
  const actor = signedIn(ctx)
  const columns = ctx.sql`
    NULL AS "entryId", r.id AS "recipeId", r.title, r.servings, r.servings AS "recipeServings", r.ingredients`
  if ('recipeId' in of)
    return ctx.sql<DishToBuy[]>`
      SELECT ${columns} FROM recipes r WHERE r.id = ${of.recipeId} AND ${mayRead(ctx.sql, actor)}`
  return ctx.sql<DishToBuy[]>`
    SELECT ${columns} FROM publications p JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
    WHERE p.id = ${of.publicationId} AND p.withdrawn_at IS NULL`
}

/** What is still to be cooked between two days. */
function plannedDishes(
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<DishToBuy[]> {
  const { kitchenId } = signedIn(ctx)
  // plan_entries_date
  return ctx.sql<DishToBuy[]>`
    SELECT e.id AS "entryId", r.id AS "recipeId", r.title, e.servings, r.servings AS "recipeServings",
      r.ingredients
    FROM plan_entries e JOIN recipes r ON r.id = e.recipe_id
    WHERE e.kitchen_id = ${kitchenId} AND e.date BETWEEN ${from} AND ${to} AND e.kind = 'dish'
      AND e.cooked_at IS NULL AND e.removed_at IS NULL
      AND ${cooksThere(ctx.sql, ctx.sql`r.person_id`, ctx.sql`e.kitchen_id`)}`
}
