import type { Token } from '../text/tokens.ts'
import { chooseFood } from './choose.ts'
import { wordForms } from './region.ts'

/** «2 великі, стиглі помідори», "boneless, skinless thighs": a comma between adjectives parts nothing. */
export function joinAdjectives(segments: Token[][]): Token[][] {
  const [first, second, ...rest] = segments
  if (!first || !second || hasFood(first) || !hasFood(second)) return segments
  return joinAdjectives([[...first, ...second], ...rest])
}

export function hasFood(tokens: readonly Token[]): boolean {
  const main = chooseFood(wordForms(tokens), false).main
  return main !== undefined && !main.weak
}
