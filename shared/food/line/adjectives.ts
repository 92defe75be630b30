import { isModifier } from '../names/modifiers.ts'
import type { Token } from '../text/tokens.ts'
import { chooseFood } from './choose.ts'
import { wordForms } from './region.ts'
import { sizes } from './words/index.ts'

/** «2 великі, стиглі помідори», "boneless, skinless thighs": a comma between adjectives parts nothing. */
export function joinAdjectives(segments: Token[][]): Token[][] {
  const [first, second, ...rest] = segments
  if (!first || !second || hasFood(first)) return segments
  if (!hasFood(second) && !(onlyDescribes(first) && onlyDescribes(second) && rest.some(hasFood)))
    return segments
  return joinAdjectives([[...first, ...second], ...rest])
}

export function hasFood(tokens: readonly Token[]): boolean {
  const main = chooseFood(wordForms(tokens), false).main
  return main !== undefined && !main.weak
}

/** «Маленьке, стигле, …»: what it is said of comes later. */
function onlyDescribes(tokens: readonly Token[]): boolean {
  return wordForms(tokens).every((word) => isModifier(word) || sizes.has(word.low))
}
