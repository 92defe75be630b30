import { isKindOf } from '../lexicon/index.ts'
import type { ParsedLine } from '../line/types.ts'
import { matchFoods } from '../names/match.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { isPause, phraseInside } from './not-bought.ts'
import { saysPriceOrPlace } from './row-conditions.ts'
import { whether } from './words/not-bought.ts'
import { ofDiet } from './words/row-conditions.ts'

/**
 * Of a row of one thing that refuses something inside it: what is bought, and what is said of it («ковбаса, краківську
 * не брати»); `all` where nobody knows which of two is refused («молока не треба хліб»).
 */
export function refusedInside({
  text,
  more,
}: ParsedLine): readonly [bought: string, note: string] | 'all' | undefined {
  if (more) return undefined
  const tokens = tokenize(text)
  const phrase = phraseInside(tokens)
  if (!phrase) return undefined
  const mark = tokens.findLastIndex((token, at) => at < phrase.from && isPause(token))
  // «горіхи не купуй, у сина алергія» says why, «молока не треба хліб» may be of either.
  if (mark <= 0) {
    // «не бери якщо дорого», while «не бери якщо з арахісом» may be of somebody who falls ill.
    const isIf = whether.has(tokens[phrase.to]?.low ?? '')
    if (!isIf || !saysPriceOrPlace(text.slice(tokens[phrase.to]?.start))) return 'all'
    return [text.slice(0, tokens[phrase.from]?.start).trim(), noteOf(text, tokens, phrase.from)]
  }
  // «печиво, з горіхами не бери»: what must not be in it is no kind of it.
  if (!areKinds(tokens.slice(mark, phrase.from), tokens.slice(0, mark))) return 'all'
  return [text.slice(0, tokens[mark]?.start).trim(), noteOf(text, tokens, mark)]
}

function areKinds(refused: readonly Token[], bought: readonly Token[]): boolean {
  if (refused.some(({ low }) => ofDiet.has(low))) return false
  const [thing] = foodsIn(bought)
  return foodsIn(refused).every((id) => thing !== undefined && isKindOf(id, thing))
}

const foodsIn = (tokens: readonly Token[]) =>
  matchFoods(tokens.map(({ form }) => form)).map(({ id }) => id)

function noteOf(text: string, tokens: readonly Token[], cut: number): string {
  const from = isPause(tokens[cut]) ? (tokens[cut + 1]?.start ?? text.length) : tokens[cut]?.start
  return text.slice(from).replace(/[\])\s]+$/, '')
}
