import { names } from '../names/index.ts'
import type { FoodMatch } from '../names/match.ts'
import { Form, knownOfForm } from '../text/forms.ts'
import { terms } from './terms.ts'

/** «кешью» is levelled into «кіш», a pie, and names a nut as it stands: what it is called itself is meant. */
export function isFoodItself(word: Form | undefined, food: FoodMatch | undefined): boolean {
  return word !== undefined && food?.to === 1 && !food.weak && isPlainlyFood(word)
}

const isPlainlyFood = knownOfForm(
  (word) => !isNamedIn(terms, word) && isNamedIn(names, word) && terms.single(word).length > 0,
)

/** Whether an index has the word with no more than its ending taken off. */
function isNamedIn(index: Pick<typeof names | typeof terms, 'single'>, word: Form): boolean {
  const { low, light, cyrillic } = word
  return index.single(new Form(low, light, low, cyrillic)).length > 0
}
