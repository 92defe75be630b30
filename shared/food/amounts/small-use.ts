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

/**
 * Of a line that tells no amount, whether what it is for tells that it is little: «олія для смаження», «борошно для
 * обкачування», "a little butter". Flour «скільки візьме тісто» is more than a little of it.
 */
export function isForLittle({ text, toTaste, food = '' }: ParsedLine): boolean {
  if (toTaste) return !isKindOf(food, 'flours')
  const isFat = isKindOf(food, 'fat')
  const aisle = entryOf(food)?.aisle ?? 'other'
  return wordsIn(text).some(
    (word) =>
      (isFat && smallUses.frying.has(word)) ||
      uses.some((use) => smallUses[use].has(word) && (isFat || !neverOf[use].includes(aisle))),
  )
}
