import { matchFoods } from '../names/match.ts'
import type { Token } from '../text/tokens.ts'
import { formsOf } from './region.ts'
import { andWords } from './words.ts'

/** What is sold under both names at once. */
const fixed =
  /\b(?:pork (?:and|&) beans|fish (?:and|&) chips|mac(?:aroni)? (?:and|&) cheese|bread (?:and|&) butter pickles?|salt (?:and|&) vinegar|cheese (?:and|&) onion|cream (?:and|&) onion|cookies (?:and|&) cream|sweet (?:and|&) sour|oil (?:and|&) vinegar dressing)\b/i

export function isFixed(source: string): boolean {
  return fixed.test(source)
}

/** The tokens between commas, «+» and words for «and», outside brackets and outside the names of foods. */
export function segmentsOf(tokens: readonly Token[]): { tokens: Token[]; by: string }[] {
  const words = tokens.filter((token) => token.kind === 'word')
  const foods = matchFoods(formsOf(words))
  const covered = new Set(
    foods.flatMap((match) => (match.weak ? [] : words.slice(match.from + 1, match.to - 1))),
  )
  const english = words.some((word) => /^(?:of|and|the|for|with|in|to)$/.test(word.low))
  const segments: { tokens: Token[]; by: string }[] = [{ tokens: [], by: ',' }]
  let depth = 0
  for (const token of tokens) {
    if (token.low === '(' || token.low === '[') depth++
    const parts =
      depth === 0 &&
      !covered.has(token) &&
      (/^[,;+]$/.test(token.low) ||
        andWords.has(token.low) ||
        token.low === 'plus' ||
        (token.low === 'a' && !english))
    if (token.low === ')' || token.low === ']') depth = Math.max(0, depth - 1)
    if (parts) segments.push({ tokens: [], by: token.low === ';' ? ',' : token.low })
    else segments.at(-1)?.tokens.push(token)
  }
  return segments.filter((segment) => segment.tokens.length > 0)
}
