import { type Diet, dietIds } from '../../../shared/food/diet-table.ts'
import { dietsOf } from '../../../shared/food/diets.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { ReplacedLine } from '../../../shared/wire/recipe-details.ts'
import type { Ingredient, Step } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { shownRecipe } from '../recipes/shown.ts'

/** What is in a dish in so few words that several dishes can be compared. */
export interface RecipeBrief {
  /** Names of foods in the reader's language; what was not understood stands in its author's words. */
  foods: string[]
  /** Those that it surely keeps. */
  diets: Diet[]
}

export async function briefsOf(
  ctx: Context,
  publicationIds: readonly string[],
): Promise<Map<string, RecipeBrief>> {
  if (publicationIds.length === 0) return new Map()
  // publications_pkey, recipes_pkey
  const rows = await ctx.sql<BriefRow[]>`
    SELECT p.id, r.ingredients, r.steps, r.replaced FROM publications p JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
    WHERE p.id = ANY(${[...publicationIds]}) AND p.withdrawn_at IS NULL`
  return new Map(rows.map((row) => [row.id, briefOf(row, ctx.language)]))
}

interface BriefRow {
  id: string
  ingredients: Ingredient[]
  steps: Step[]
  replaced: ReplacedLine[]
}

function briefOf(row: BriefRow, language: Language): RecipeBrief {
  const lines = row.ingredients
  const verdicts = dietsOf(lines, foodsOnlyInSteps(row))
  const names = needsIn(lines).flatMap((line) => (line.heading ? [] : nameOf(line, language)))
  return {
    foods: [...new Set(names)],
    diets: dietIds.filter((diet) => verdicts[diet] === 'yes'),
  }
}

function nameOf(line: Ingredient, language: Language): string {
  return line.food === undefined ? line.foodText || line.text : foodName(line.food, language)
}
