import { isA } from './lexicon/index.ts'
import type { ParsedLine } from './line/types.ts'
import { refusedBy } from './names/free-of.ts'
import { freeWhereVegan, replaced, vegan } from './names/words/free-of.ts'

/**
 * «сир без молока», "flourless bread": what is ordinarily made of a thing and must be without it is made of something
 * else (soya, nuts, eggs), which nobody can tell by its name.
 */
export function isMadeOtherwise({ food, qualities }: ParsedLine): boolean {
  if (food === undefined || !qualities) return false
  return qualities.some((id) => without.has(id) && refusedIn(id).some((one) => isA(food, one)))
}

const without: ReadonlySet<string> = new Set(replaced.split(' '))

const refusedIn = (id: string): readonly string[] =>
  id === vegan ? freeWhereVegan.split(' ').flatMap(refusedBy) : refusedBy(id)
