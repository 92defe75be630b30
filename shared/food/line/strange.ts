import { isKindOf } from '../lexicon/index.ts'
import type { FoodMatch } from '../names/match.ts'
import { isModifier, isPart, isPreparation } from '../names/modifiers.ts'
import { isQuality } from '../names/qualities.ts'
import { type Form, knownOfForm } from '../text/forms.ts'
import { unitOf } from '../units/find.ts'
import { comesInFlavours, isFlavourWord } from './flavours.ts'
import { andWords, beside, orWords, sizes, small } from './words/index.ts'
import { said } from './words/said.ts'

/** A word that nobody knows may change the food: «масло какао-вікове», "marlin steak". */
export function isUnsure(
  words: readonly Form[],
  matches: readonly FoodMatch[],
  main: FoodMatch,
  known: number | undefined,
): boolean {
  const flavoured = comesInFlavours(main.id)
  return words.some(
    (word, at) =>
      isStrange(word) &&
      at !== known &&
      !inside(main, at) &&
      !matches.some((match) => inside(match, at)) &&
      !(flavoured && isFlavourWord(word)),
  )
}

/** "Onion juice", "apple chips": alone the noun means one kind, and behind another food a kind that nobody knows. */
export function isOfAnother(
  words: readonly Form[],
  matches: readonly FoodMatch[],
  main: FoodMatch,
) {
  if (main.to - main.from !== 1 || !said.ofOneKind.has(words[main.from]?.low)) return false
  const [before] = matches.filter(({ to }) => to === main.from)
  if (before === undefined || before.weak || isKindOf(main.id, before.id)) return false
  // "Beef round steak" is beef whichever of them it goes by; a steak of cauliflower is none.
  return !(isKindOf(main.id, 'meat') && isKindOf(before.id, 'meat'))
}

export function isOnlyForm(words: readonly Form[], { from, to }: FoodMatch): boolean {
  const word = words[from]
  return to - from === 1 && word !== undefined && isPart(word)
}

export const isStrange = knownOfForm((word) => {
  if (isModifier(word) || isPart(word) || isPreparation(word) || isQuality(word)) return false
  if (
    small.has(word.low) ||
    beside.has(word.low) ||
    orWords.has(word.low) ||
    andWords.has(word.low)
  )
    return false
  // «T55» is how fine a flour is.
  if (/^\p{L}\d{2,4}$/u.test(word.low)) return false
  return word.low.length > 2 && !sizes.has(word.low) && !unitOf(word)
})

export function inside(match: FoodMatch | undefined, at: number): boolean {
  return match !== undefined && at >= match.from && at < match.to
}
