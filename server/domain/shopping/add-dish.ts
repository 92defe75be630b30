import { type DishToBuy, needsOf } from '../../../shared/food/shop/needs.ts'
import type { DishLines, ListAddDish } from '../../../shared/wire/shopping.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { readableRecipe } from '../recipes/read.ts'
import { shownRecipe } from '../recipes/shown.ts'
import { lockList } from './list-lock.ts'
import { currentList } from './lists.ts'
import { addNeeds, dropEmptyLines } from './made-lines.ts'
import { keysAtHome } from './staples.ts'

/** Puts what a dish asks for on the current list, without a day in the plan: whoever cooks it knows when. */
export async function addDish(ctx: Context, input: ListAddDish): Promise<DishLines> {
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    const dish =
      'recipeId' in input ? await keptDish(ctx, tx, input) : await feedDish(ctx, tx, input)
    const asked = needsOf([dish])
    if (asked.length === 0) throw new DomainError('dish_needs_nothing')
    const { id: listId } = await currentList(ctx, tx)
    await lockList(ctx, tx, listId)
    const home = await keysAtHome(tx, listId)
    const needs = asked.filter((need) => !home.has(need.key))
    const { origins } = await addNeeds(ctx, tx, listId, needs)
    return { listId, added: new Set(origins.map((one) => one.lineId)).size, origins }
  })
}

/** Takes back what one press has added. A line that somebody has ticked or changed since stays. */
export async function takeBackDish(ctx: Context, input: DishLines): Promise<{ listId: string }> {
  signedIn(ctx)
  const { listId, origins } = input
  await ctx.sql.begin(async (tx) => {
    await lockList(ctx, tx, listId)
    await tx`
      DELETE FROM shopping_line_origins o USING shopping_lines l,
        unnest(${origins.map((one) => one.lineId)}::text[], ${origins.map((one) => one.position)}::int[])
          AS gone (line_id, position)
      WHERE o.line_id = gone.line_id AND o.position = gone.position AND o.plan_entry_id IS NULL
        AND l.id = o.line_id AND l.list_id = ${listId} AND l.made AND l.ticked_at IS NULL`
    await dropEmptyLines(tx, listId)
  })
  return { listId }
}

async function keptDish(
  ctx: Context,
  tx: Transaction,
  input: { recipeId: string; servings: number },
): Promise<DishToBuy> {
  const recipe = await readableRecipe(ctx, tx, input.recipeId)
  return {
    entryId: null,
    recipeId: recipe.id,
    title: recipe.title,
    servings: input.servings,
    recipeServings: recipe.servings,
    ingredients: recipe.ingredients,
  }
}

async function feedDish(
  ctx: Context,
  tx: Transaction,
  input: { publicationId: string; servings: number },
): Promise<DishToBuy> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  // By primary keys. Shopping for a dish is no reason to keep its recipe.
  const [dish] = await tx<DishToBuy[]>`
    SELECT NULL AS "entryId", p.recipe_id AS "recipeId", r.title, ${input.servings}::int AS servings,
      r.servings AS "recipeServings", r.ingredients
    FROM publications p JOIN recipes r ON r.id = ${shownRecipe(tx)}
    WHERE p.id = ${input.publicationId} AND p.withdrawn_at IS NULL`
  if (!dish) throw new DomainError('publication_unknown')
  return dish
}
