import { makerLength } from '../../brands/index.ts'
import { goodsNameAt } from '../../goods/index.ts'
import { isSaidOfNext } from '../../names/free-of.ts'
import { toldByPhrases } from '../../names/quality-table.ts'
import type { Token } from '../../text/tokens.ts'
import { formsOf } from '../region.ts'
import { errands } from '../words/errands.ts'
import { said } from '../words/said.ts'
import { isName } from './to-the-letter.ts'

/** So many words say what something is for. */
const longestPurpose = 3

/** The token after «20%», «без лактози»: what a row tells of the name beside it, which is no amount. */
export function pastTold(tokens: readonly Token[], at: number): number {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return at
  if (at > 0 && isSomebody(token) && !isWithinGoods(tokens, at)) return at + 1
  if (!next) return at
  if (at > 0 && opensPurpose(tokens, at)) return tokens.length
  if (token.kind === 'number') return next.low === '%' ? pastMaker(tokens, at + 2) : at
  const isWithout = said.without.has(token.low) && next.kind === 'word'
  // «масло без кокосової олії»
  if (isWithout && at > 0 && isSaidOfNext(next.low) && tokens[at + 2]?.kind === 'word')
    return at + 3
  return isWithout && toldByPhrases(`${token.low} ${next.low}`).length > 0 ? at + 2 : at
}

/** «йогурт дитині», «тофу Тані» */
function isSomebody({ low, form }: Token): boolean {
  return said.forSomebody.has(low) || (form.cyrillic && errands.people.has(low))
}

/** «сметана 20% Галичина» */
function pastMaker(tokens: readonly Token[], at: number): number {
  return at + makerLength(formsOf(tokens), at)
}

/** «чай кава печиво до чаю»: what the last is for, where nothing else is named. */
function opensPurpose(tokens: readonly Token[], at: number): boolean {
  const { low = '', form } = tokens[at] ?? {}
  if (!form?.cyrillic || !said.purpose.has(low)) return false
  const purpose = tokens.slice(at + 1)
  if (purpose.length >= longestPurpose) return false
  if (!purpose.every(({ kind }) => kind === 'word') || isWithinGoods(tokens, at)) return false
  // «до чаю» names nothing that is to be bought.
  return said.toWhat.has(low) || !purpose.some(({ form }) => isName(form))
}

/** «мішки для сміття» */
function isWithinGoods(tokens: readonly Token[], at: number): boolean {
  const forms = formsOf(tokens)
  return [at - 2, at - 1].some((from) => from >= 0 && (goodsNameAt(forms, from)?.to ?? 0) > at)
}
