import type { ParsedLine } from '../line/types.ts'
import { matchFoods } from '../names/match.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { isPause, phraseInside } from './not-bought.ts'

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
  const cut = mark > 0 ? mark : phrase.from
  if (mark <= 0 && saysFood(tokens.slice(phrase.to))) return 'all'
  return [text.slice(0, tokens[cut]?.start).trim(), noteOf(text, tokens, cut)]
}

function saysFood(tokens: readonly Token[]): boolean {
  return matchFoods(tokens.map(({ form }) => form)).length > 0
}

function noteOf(text: string, tokens: readonly Token[], cut: number): string {
  const from = isPause(tokens[cut]) ? (tokens[cut + 1]?.start ?? text.length) : tokens[cut]?.start
  return text.slice(from).replace(/[\])\s]+$/, '')
}
