import { entryOf, isKindOf } from '../lexicon/index.ts'
import type { Aisle } from '../lexicon/types.ts'
import type { ParsedLine } from '../line/types.ts'
import { wordsIn } from '../text/tokens.ts'
import { smallUses } from './words/small-uses.ts'

const meals: readonly Aisle[] = ['meat', 'fish', 'frozen']
const courses: readonly Aisle[] = [...meals, 'vegetables', 'fruit', 'canned']
const fillings: readonly Aisle[] = ['grains', 'bakery', 'eggs']
type Use = Exclude<keyof typeof smallUses, 'frying'>
/** Of what each use is none: meat for frying is all of the meat, and bread to serve is eaten for itself. */
const neverOf: Readonly<Record<Use, readonly Aisle[]>> = {
  coating: courses,
  topping: [],
  serving: [...meals, ...fillings],
  little: [...courses, ...fillings],
}
const uses = Object.keys(neverOf) as Use[]

const seasoningAisles: readonly (Aisle | undefined)[] = ['spices', 'herbs', 'sauces', 'oils']
const seasonings = ['garlic', 'ginger', 'chili', 'lemon', 'lime', 'vinegar-kind']

/**
 * Of a line that tells no amount, whether what it is for tells that it is little: «олія для смаження», «борошно для
 * обкачування», "a little butter". To taste there is little of what seasons, and of sugar or cheese as much as one likes.
 */
export function isForLittle({ text, toTaste, food = '' }: ParsedLine): boolean {
  if (toTaste)
    return (
      seasoningAisles.includes(entryOf(food)?.aisle) ||
      seasonings.some((one) => isKindOf(food, one))
    )
  const isFat = isKindOf(food, 'fat')
  const aisle = entryOf(food)?.aisle ?? 'other'
  return wordsIn(text).some(
    (word) =>
      (isFat && smallUses.frying.has(word)) ||
      uses.some((use) => smallUses[use].has(word) && (isFat || !neverOf[use].includes(aisle))),
  )
}

/** Whether it is added by who eats, or stands beside the dish: it is not counted, and is never much of the whole. */
export function isUsedBeside({ text, toTaste, food = '' }: ParsedLine): boolean {
  // Flour «скільки візьме тісто» is no matter of taste.
  if (toTaste) return !isKindOf(food, 'flours')
  return wordsIn(text).some((word) => smallUses.serving.has(word) || smallUses.little.has(word))
}
