import { cardinals } from '../numbers/words.ts'
import { knownOfForm } from '../text/forms.ts'
import { isOfUnit } from '../units/find.ts'
import { names } from './index.ts'

/** How much a word is of any line: two for a food, a measure, a number and what is too short to tell. */
export const ordinary = knownOfForm((word) => {
  if (word.low.length < 3 || isOfUnit(word) || cardinals.has(word.low)) return 2
  if (names.single(word).length > 0) return 2
  return names.knows(word) ? 1 : 0
})
