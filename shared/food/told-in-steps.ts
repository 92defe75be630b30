import { allergenVerdicts, surelyHeldBy } from './diets.ts'
import { foodsIn } from './foods-in.ts'
import { isKindOf } from './lexicon/index.ts'
import { parseIngredientLine } from './line/parse.ts'
import type { ParsedLine } from './line/types.ts'
import { matchFoods } from './names/match.ts'
import type { Form } from './text/forms.ts'
import { wordsOf } from './text/phrases.ts'
import { stepWords, surelyMeant } from './words/step-words.ts'

interface Told {
  ingredients: readonly ParsedLine[]
  steps: readonly { text: string }[]
  /** Lines that others took the place of: the steps may still say what was there before. */
  replaced?: readonly { was: string }[] | undefined
}

/**
 * Foods that steps name and no line has: «подавати з нутеллою». Only those that somebody's health may hang on, and only
 * where nothing else can be meant. A step may leave them to whoever cooks, so of what they hold nobody knows.
 */
export function foodsOnlyInSteps({ ingredients, steps, replaced = [] }: Told): string[] {
  const told = new Set(steps.flatMap(({ text }) => sentencesOf(text).flatMap(foodsMeantIn)))
  if (told.size === 0) return []
  const before = replaced.map(({ was }) => parseIngredientLine(was))
  const listed = [...ingredients, ...before].flatMap(foodsIn)
  const isListed = (id: string) => listed.some((one) => isKindOf(one, id) || isKindOf(id, one))
  const verdicts = allergenVerdicts(ingredients)
  return [...told].filter(
    (id) => !isListed(id) && surelyHeldBy(id).some((allergen) => verdicts[allergen] !== 'yes'),
  )
}

const sentencesOf = (text: string) => text.slice(0, 4000).split(/[.!?;:]+/)

function foodsMeantIn(sentence: string): string[] {
  const words = wordsOf(sentence)
  return matchFoods(words).flatMap(({ id, from, to, weak, corrected }) =>
    surelyMeant.has(id) && !weak && !corrected && isMeant(words, from, to) ? [id] : [],
  )
}

/** In so many words before it, it is said to be no food of the dish. */
const reach = 4

function isMeant(words: readonly Form[], from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - reach), from)
  return !(
    before.some(({ low }) => stepWords.notMeant.has(low)) ||
    stepWords.elseBehind.has(words[to]?.low)
  )
}
