import type { Diet } from '../../../shared/food/diet-table.ts'
import { isKindOf, withNamesakes } from '../../../shared/food/lexicon/index.ts'
import type { Allergen } from '../../../shared/food/lexicon/types.ts'
import { allBut } from './all-but.ts'
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
 * recipe with a line that was not understood. Kinds that are spared stay: «риби не їм, а лосось так».
 */
export function withoutFoods(ids: readonly string[], spared: readonly string[] = []): string[] {
  if (ids.length === 0) return []
  const isSpared = (id: string) => spared.some((one) => isKindOf(id, one))
  const refused = withNamesakes(ids)
    .filter((id) => ids.includes(id) || !isSpared(id))
    .flatMap((id) => without(id, spared))
  return [...new Set([lexeme.unclear, ...refused])].map((term) => `!${quoted(term)}`)
}

function without(id: string, spared: readonly string[]): string[] {
  const others = allBut(id, spared)
  const { kinds, holders, groups } = others ?? {
    kinds: [id],
    holders: [],
    groups: groupsThatMayHide(id),
  }
  return [
    ...kinds.flatMap((kind) => [lexeme.food(kind), lexeme.holds(kind)]),
    ...holders.map(lexeme.food),
    ...groups.map(lexeme.group),
    ...(allergenCalled[id] ?? []).map(lexeme.allergen),
  ]
}

/** Leaves out what is the food itself, and not what is made of it: it is only not at home. */
export function withoutThemselves(ids: readonly string[]): string[] {
  const named = ids.flatMap((id) => [lexeme.food(id), ...groupsThatMayHide(id).map(lexeme.group)])
  return [...new Set(named)].map((term) => `!${quoted(term)}`)
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
