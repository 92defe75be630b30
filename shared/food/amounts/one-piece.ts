import { isKindOf } from '../lexicon/index.ts'
import type { ParsedLine } from '../line/types.ts'
import { isCounted } from '../shop/packs.ts'
import { wordsIn } from '../text/tokens.ts'
import type { WordClass } from '../text/word-table.ts'
import { alsoMany, ofOne, onePieces } from './words/one-piece.ts'

/**
 * Whether a line without an amount says by its grammar that there is one: «яйце», «велика цибулина», "lemon". What grows
 * in the plural («яйця», "eggs"), and what is said of much as of one («цибуля», "garlic"), leaves open how much it is.
 */
export function isOnePiece(line: ParsedLine): boolean {
  const { food, quantity, unit, also, understood } = line
  if (food === undefined || !understood || quantity !== undefined || unit || also) return false
  if (!isCounted(food)) return false
  const words = wordsIn(line.foodText)
  return words.some((word, at) => {
    // In «яйце куряче» it may stand first; "egg whites" and "lemon wedges" are neither an egg nor a lemon.
    if (at < words.length - 1 && !/\p{Script=Cyrillic}/u.test(word)) return false
    const names = (all: ReadonlyMap<string, readonly string[]>) =>
      all.get(word)?.some((id) => isKindOf(food, id)) ?? false
    return names(single) || (names(either) && words.some((one) => ofOne.has(one)))
  })
}

const single = foodsByWord(onePieces)
const either = foodsByWord(alsoMany)

function foodsByWord(table: Readonly<Record<string, WordClass>>): ReadonlyMap<string, string[]> {
  const byWord = new Map<string, string[]>()
  for (const [food, { words }] of Object.entries(table))
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), food])
  return byWord
}
