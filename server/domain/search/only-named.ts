import { terms } from '../../../shared/food/ask/terms.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { beside } from '../../../shared/food/line/words/index.ts'
import type { Form } from '../../../shared/food/text/forms.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import { untitledDishes } from './titled.ts'
import { searchWords } from './words.ts'

/** Dishes that a title has the name of, and that whoever makes it does not make: «Торт без випічки з печива». */
export function onlyNamed(
  title: string,
  lines: readonly Pick<ParsedLine, 'text'>[],
): ReadonlySet<string> {
  const found = new Set(untitledDishes(title))
  const words = searchWords(title)
  const from = words.findIndex(({ low }, at) => at > 0 && beside.has(low))
  if (from < 0) return found
  // "Lasagna with lasagna noodles" is one.
  const itself = new Set(words.slice(0, from).flatMap(dishesNamed))
  for (const id of words.slice(from).flatMap(dishesNamed))
    if (!itself.has(id) && lines.some(({ text }) => isNamedIn(text).has(id))) found.add(id)
  return found
}

export const dishesNamed = (word: Form): string[] =>
  terms.single(word).flatMap(({ kind, id }) => (kind === 'dishes' ? id : []))

/** Who buys biscuits has them in a line. */
const isNamedIn = remembered(
  (text): ReadonlySet<string> => new Set(searchWords(text).flatMap(dishesNamed)),
)
