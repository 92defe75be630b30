import type { ParsedLine } from '../line/types.ts'
import { purposesOf } from './purpose.ts'

/**
 * The food that a line is for. Beside words that nobody knows it is a guess, under whose name those words
 * would be gone from the list; and what is no food, like baking paper, keeps the words it was asked for by, as does a line of several foods.
 */
export function foodToBuy(line: ParsedLine): string | null {
  return (line.understood && !line.goods && !line.more ? line.food : undefined) ?? null
}

/** What tells its product apart, as it is kept; null where any will do. */
export function qualityToBuy(line: ParsedLine): string | null {
  return foodToBuy(line) === null ? null : (line.qualities?.toSorted().join(',') ?? null)
}

/** The same of a row that somebody typed, with what it is for. */
export function qualityAsTyped(line: ParsedLine): string | null {
  if (foodToBuy(line) === null) return null
  return [...(line.qualities ?? []), ...purposesOf(line)].toSorted().join(',') || null
}
