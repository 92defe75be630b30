import type { Token } from '../text/tokens.ts'
import { refusing } from './words/refusing.ts'
import { small } from './words/small.ts'

/** «від молока болить живіт», «після грибів погано»: what makes ill stands before. */
export function illnessAt(tokens: readonly Token[], at: number): number | undefined {
  let to = at
  // «від помідорів у мене висип»
  if (small.at.has(tokens[at]?.low) && refusing.ill.has(tokens[at + 2]?.low)) to = at + 2
  while (to < at + 6 && refusing.ill.has(tokens[to]?.low)) to++
  const clause = tokens.slice(Math.max(0, at - 5), at).map((token) => token.low)
  const from = clause.findLastIndex((low) => small.after.has(low))
  const whole = from >= 0 && from < clause.length - 1 && !clause.slice(from).includes(',')
  return whole && to > at ? to : undefined
}

/** «живіт болить від свинини»: it follows. */
export function isIllnessFrom(tokens: readonly Token[], at: number): boolean {
  return refusing.ill.has(tokens[at]?.low) && small.after.has(tokens[at + 1]?.low)
}

/** «курка не набридла, а от свинина так»: the yes of who was asked what bores them. */
export function isBoredYes(tokens: readonly Token[], at: number): boolean {
  if (!small.yes.has(tokens[at]?.low)) return false
  const said = tokens.slice(Math.max(0, at - 20), at)
  return said.some((token, i) => small.bores.has(token.low) && small.notIn.has(said[i - 1]?.low))
}

/** "leave the onions out", "keep pork out of it": the refusal closes around its object. */
export function isAround(tokens: readonly Token[], at: number): boolean {
  if (!small.around.has(tokens[at]?.low)) return false
  const rest = tokens.slice(at + 1, at + 7)
  const end = rest.findIndex((token) => small.aroundEnd.has(token.low))
  return end >= 0 && rest.slice(0, end).every((token) => token.kind === 'word')
}

/** «перестала їсти», «кинув вживати»: given up. */
export function isGivenUp(tokens: readonly Token[], at: number): boolean {
  return small.gaveUp.has(tokens[at]?.low) && small.eating.has(tokens[at + 1]?.low)
}
