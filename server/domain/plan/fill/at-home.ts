import type { Context } from '../../../kernel/context.ts'
import { against, type Shelf } from '../../pantry/dishes.ts'
import { lexeme } from '../../search/lexemes.ts'
import type { Candidate } from './candidate.ts'
import { linesOfDishes } from './rows.ts'

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
  const lines = await linesOfDishes(ctx, dishes)
  return new Map(
    dishes.map(({ key }) => [
      key,
      { missing: against(lines.get(key) ?? [], shelf, ctx.language).missing },
    ]),
  )
}
