import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn } from '../../../shared/food/nutrition/nutrition.ts'
import { lexeme, quoted } from './lexemes.ts'
import { putOf } from './plate.ts'
import { anyOf } from './query.ts'

/** Of a dish, as of one that is low in carbohydrates, nearly all has to be weighed. */
const leastCounted = 0.95
/** More than that nobody asks for, and so much is marked as that. */
const mostEnergy = 9999
const digits = String(mostEnergy).length

/** What a serving holds in whole kilocalories; undefined where that is not known. */
export function energyOf(lines: readonly ParsedLine[], servings: number): number | undefined {
  const { perServing, counted } = figuresIn(lines, servings, ['energy'], putOf)
  const energy = perServing?.energy ?? null
  if (energy === null || counted < leastCounted) return undefined
  return Math.min(Math.ceil(energy), mostEnergy)
}

/**
 * No more than so much a serving, as a part of a tsquery: «0299» is below «0300» as it begins with «00», «01» or «02»,
 * so that a few beginnings say it all.
 */
export function energyUpTo(most: number): string {
  const limit = String(Math.min(Math.max(Math.floor(most), 0), mostEnergy)).padStart(digits, '0')
  const below = [...limit].flatMap((digit, at) =>
    Array.from({ length: Number(digit) }, (_, lower) => limit.slice(0, at) + lower),
  )
  return anyOf([
    ...below.map((start) => `${quoted(lexeme.energy(start))}:*`),
    quoted(lexeme.energy(limit)),
  ])
}

export const energyMark = (energy: number) => lexeme.energy(String(energy).padStart(digits, '0'))
