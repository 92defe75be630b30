import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'

/** Kinds of food that tell how a dish is eaten. */
const kinds = [
  ...['meat', 'fish', 'seafood', 'legume', 'egg', 'milk', 'cream', 'sour-cream'],
  ...['alcohol', 'nut', 'spicy', 'mushroom', 'cured-meat', 'noodles', 'pasta', 'cabbage'],
] as const
export type PlateKind = (typeof kinds)[number]

const kindsOf = remembered((food): readonly PlateKind[] =>
  kinds.filter((kind) => isKindOf(food, kind)),
)
/** Fish that only salts a sauce is no fish on the plate. */
const seasons = remembered((food) =>
  ['condiment', 'spice', 'salt', 'sauce'].some((kind) => isKindOf(food, kind)),
)

/** Which of them a dish is made of. */
export function foodsOfPlate(lines: readonly ParsedLine[]): ReadonlySet<PlateKind> {
  const found = new Set<PlateKind>()
  for (const { food } of needsIn(lines)) {
    if (!food) continue
    for (const kind of kindsOf(food)) if (kind === 'spicy' || !seasons(food)) found.add(kind)
  }
  return found
}
