import type { Diet } from '../../../shared/food/diet-table.ts'
import { withNamesakes } from '../../../shared/food/lexicon/index.ts'
import type { Allergen } from '../../../shared/food/lexicon/types.ts'
import { groupsThatMayHide } from './ancestors.ts'
import { lexeme, quoted } from './lexemes.ts'
import type { Condition } from './query.ts'

/**
 * Foods that are allergens themselves, and that labels name only as such: mayonnaise is known to hold
 * mustard by its allergens, and by nothing else.
 */
const allergenCalled: Readonly<Record<string, readonly Allergen[]>> = {
  mustard: ['mustard'],
  celery: ['celery'],
  celeriac: ['celery'],
  soy: ['soya'],
  soybean: ['soya'],
}

/**
 * Leaves out whatever is or holds the food, or may: a line that names only a group over it, and any
 * recipe with a line that was not understood.
 */
export function withoutFoods(ids: readonly string[]): string[] {
  if (ids.length === 0) return []
  const refused = withNamesakes(ids).flatMap((id) => [
    lexeme.food(id),
    lexeme.holds(id),
    ...groupsThatMayHide(id).map(lexeme.group),
    ...(allergenCalled[id] ?? []).map(lexeme.allergen),
  ])
  return [...new Set([lexeme.unclear, ...refused])].map((term) => `!${quoted(term)}`)
}

/** Whatever is or holds the food. */
export function withFoods(ids: readonly string[]): string[] {
  const named = withNamesakes(ids).flatMap((id) => [lexeme.food(id), lexeme.holds(id)])
  return [...new Set(named)].map(quoted)
}

export function withoutAllergens(allergens: readonly Allergen[]): string[] {
  return allergens.map((one) => `!${quoted(lexeme.allergen(one))}`)
}

/** Only recipes that surely keep the diet; how many those are is not known beforehand. */
export function keepingDiets(diets: readonly Diet[], known: Map<string, number>): Condition[] {
  return diets.map((diet) => ({
    text: quoted(lexeme.diet(diet)),
    atMost: known.get(lexeme.diet(diet)) ?? 0,
  }))
}
