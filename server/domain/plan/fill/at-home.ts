import type { ParsedLine } from '../../../../shared/food/line/types.ts'
import type { Context } from '../../../kernel/context.ts'
import { against, type Shelf } from '../../pantry/dishes.ts'
import { shownRecipe } from '../../recipes/shown.ts'
import { lexeme } from '../../search/lexemes.ts'
import type { Candidate } from './candidate.ts'

/** What is there, as search knows foods. */
export function homeTerms(shelf: Shelf | null): string[] {
  return [...new Set((shelf?.goods ?? []).flatMap(({ food }) => (food ? lexeme.food(food) : [])))]
}

/** What of each dish is not at home, by its key; of none, where nobody knows what is there. */
export async function missingOf(
  ctx: Context,
  shelf: Shelf | null,
  dishes: readonly Candidate[],
): Promise<Map<string, { missing: string[] }>> {
  if (!shelf || shelf.goods.length === 0) return new Map()
  const ids = dishes.flatMap(({ dish }) => Object.values(dish))
  // recipes_pkey, publications_pkey
  const rows = await ctx.sql<{ id: string; ingredients: ParsedLine[] }[]>`
    SELECT r.id, r.ingredients FROM recipes r WHERE r.id = ANY(${ids})
    UNION ALL SELECT p.id, r.ingredients FROM publications p JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
      WHERE p.id = ANY(${ids})`
  const lines = new Map(rows.map((row) => [row.id, row.ingredients]))
  return new Map(
    dishes.map(({ key, dish }) => {
      const [id = ''] = Object.values(dish)
      const { missing } = against(lines.get(id) ?? [], shelf, ctx.language)
      return [key, { missing }]
    }),
  )
}
