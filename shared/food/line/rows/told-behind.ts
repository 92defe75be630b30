import { toldByPhrases } from '../../names/quality-table.ts'
import type { Token } from '../../text/tokens.ts'
import { said } from '../words/said.ts'

/** The token after «20%», «без лактози»: what a row tells of the name beside it, which is no amount. */
export function pastTold(tokens: readonly Token[], at: number): number {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next) return at
  if (token.kind === 'number') return next.low === '%' ? at + 2 : at
  const isWithout = said.without.has(token.low) && next.kind === 'word'
  return isWithout && toldByPhrases(`${token.low} ${next.low}`).length > 0 ? at + 2 : at
}
