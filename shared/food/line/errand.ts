import { remembered } from '../text/remembered.ts'
import type { Token } from '../text/tokens.ts'
import { errands } from './words/errands.ts'

/** A word that may begin a line of what is to be done, or of whom it is for. */
export const opensErrand = remembered((low) => errands.does.has(low) || isSomebody(low))

/** «подзвонити Оленці», "ask Jenny", «дядько Вася»: what a list remembers besides what is bought. */
export function isErrand(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [first] = words
  if (!first) return false
  if (words.length > 1 && errands.does.has(first.low)) return true
  return (
    words.some(({ low }) => errands.people.has(low)) && words.every(({ low }) => isSomebody(low))
  )
}

function isSomebody(low: string): boolean {
  return errands.people.has(low) || errands.kin.has(low)
}
