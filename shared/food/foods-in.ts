import { isKindOf } from './lexicon/index.ts'
import type { ParsedLine } from './line/types.ts'
import { beside } from './line/words/index.ts'
import { matchFoods } from './names/match.ts'
import { wordsOf } from './text/phrases.ts'

/** Every food that a cook who follows the line might put in. */
export function foodsIn(line: ParsedLine): string[] {
  const { food, alternatives, mentions, more } = line
  const own = food ? [food] : []
  // Most lines are of one food.
  if (!alternatives && !mentions && !more) return own
  return [...own, ...(alternatives ?? []), ...(mentions ?? []), ...(more ?? []).flatMap(foodsIn)]
}

/**
 * Those of them that the line asks for: what it is about, what may be taken instead, what is asked for on
 * the same line, and kinds of it («зелень (кріп, петрушка)»). A note or «з …» only speaks of a food.
 */
export function foodsMeant(line: ParsedLine): string[] {
  const { food, alternatives = [], mentions = [], more = [] } = line
  const sure = [...(food ? [food] : []), ...alternatives, ...more.flatMap(foodsMeant)]
  if (mentions.length === 0) return sure
  const words = wordsOf(line.foodText)
  const end = words.findIndex((word, at) => at > 0 && beside.has(word.low))
  const named = matchFoods(end < 0 ? words : words.slice(0, end)).map((match) => match.id)
  const isMeant = (id: string) => named.includes(id) || (food !== undefined && isKindOf(id, food))
  return [...sure, ...mentions.filter(isMeant)]
}
