import { dietIds } from '../../../shared/food/diet-table.ts'
import { dietsOf } from '../../../shared/food/diets.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import type { Ingredient, Step } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { photoPaths } from '../photos/paths.ts'
import { type DetailColumns, detailColumns, detailsOf } from '../recipes/details.ts'
import { shownRecipe } from '../recipes/shown.ts'
import { wholeRow } from '../recipes/whole.ts'
import { type CardRow, cardColumns, feedItem } from './card.ts'
import { recipeObject } from './recipe-object.ts'

interface ObjectRow extends CardRow, DetailColumns {
  description: string
  prep_minutes: number | null
  ingredients: Ingredient[]
  steps: Step[]
  tags: string[]
}

/** Publications as schema.org's Recipes, in the order of the ids; one that was taken back is left out. */
export async function readRecipeObjects(
  ctx: Context,
  ids: readonly string[],
): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return []
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  // publications_pkey, recipes_pkey
  const rows = await sql<ObjectRow[]>`
    SELECT ${cardColumns(ctx, sql)}, r.description, r.prep_minutes, r.ingredients, r.steps, r.tags,
      ${detailColumns(sql)}
    FROM publications p JOIN people a ON a.id = p.author_id JOIN recipes r ON r.id = ${shownRecipe(sql)}
    WHERE p.id = ANY(${[...ids]}) AND p.withdrawn_at IS NULL`
  const whole = await Promise.all(rows.map((row) => wholeRow(sql, row)))
  const byId = new Map(whole.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [objectOf(ctx, row)] : []
  })
}

function objectOf(ctx: Context, row: ObjectRow): Record<string, unknown> {
  const verdicts = dietsOf(row.ingredients, foodsOnlyInSteps(row))
  const recipe = {
    ...feedItem(ctx, row),
    description: row.description,
    prepMinutes: row.prep_minutes,
    ingredients: row.ingredients,
    steps: row.steps,
    tags: row.tags,
    ...detailsOf(row),
    morePhotoUrls: row.more_photos.map((id) => ctx.config.baseUrl + photoPaths(id).medium),
    nutrition: nutritionOf(row.ingredients, row.servings),
    diets: dietIds.filter((diet) => verdicts[diet] === 'yes'),
  }
  return recipeObject(recipe, ctx.config.baseUrl)
}
