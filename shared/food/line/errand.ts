import { matchFoods } from '../names/match.ts'
import { remembered } from '../text/remembered.ts'
import type { Token } from '../text/tokens.ts'
import { errands } from './words/errands.ts'

/** A word that may begin a line of what is to be done, or of whom it is for. */
export const opensErrand = remembered(
  (low) => errands.does.has(low) || errands.refuses.has(low) || isSomebody(low),
)

/** «подзвонити Оленці», "ask Jenny", «дядько Вася»: what a list remembers besides what is bought. */
export function isErrand(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [first] = words
  if (!first) return false
  if (words.length > 1 && errands.does.has(first.low)) return true
  if (errands.refuses.has(first.low)) return isOneFood(words.slice(1), tokens)
  return (
    words.some(({ low }) => errands.people.has(low)) && words.every(({ low }) => isSomebody(low))
  )
}

/** "No salt", "no salt added", but "no salt butter" is bought. */
function isOneFood(words: readonly Token[], tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind !== 'word')) return false
  const own = words.filter(({ low }) => !errands.addedTo.has(low))
  const [food, ...others] = matchFoods(own.map(({ form }) => form))
  return food !== undefined && others.length === 0 && food.to - food.from === own.length
}

function isSomebody(low: string): boolean {
  return errands.people.has(low) || errands.kin.has(low)
}
