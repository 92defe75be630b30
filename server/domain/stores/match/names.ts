import { entryOf } from '../../../../shared/food/lexicon/index.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import { wordsIn } from '../../../../shared/food/text/tokens.ts'

/** The words of all names of a food, in every language. */
export const namesOf = remembered((food) => {
  const entry = entryOf(food)
  return entry ? [...entry.uk, ...entry.cs, ...entry.en].flatMap((name) => wordsIn(name)) : []
})
