import type { Token } from '../text/tokens.ts'
import { namesAnything, type Slots } from './types.ts'
import { others, otherWords } from './words/others.ts'

/** «давай інше», "what else?": it says nothing of food, and of the answer before it only that others are wanted. */
export function wantsOthers(tokens: readonly Token[], slots: Slots): boolean {
  const { words, maxMinutes, minMinutes, maxEnergy, price, servings } = slots
  const limits = [maxMinutes, minMinutes, maxEnergy, price, servings]
  if (slots.changes.length > 0 || limits.some((limit) => limit !== undefined)) return false
  if (namesAnything({ ...slots, words: words.filter((word) => !otherWords.plain.has(word)) }))
    return false
  return others.wanted.some((phrase) =>
    tokens.some((_, at) => phrase.every((word, i) => tokens[at + i]?.low === word)),
  )
}
