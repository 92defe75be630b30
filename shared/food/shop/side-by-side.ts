import { parseIngredientLine } from '../line/parse.ts'
import { isTasting } from '../line/rows/bare-list.ts'
import { measuresAlone } from '../line/together.ts'
import { andWords, beside, noteStarts } from '../line/words/index.ts'
import { isPart } from '../names/modifiers.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { findUnit } from '../units/find.ts'
import { isTasteOf, isThing, mayRefuse, tellsOfRecipe } from './row-pieces.ts'

/** More of them nobody types without a comma. */
const mostParts = 8

/**
 * «авокадо 2 (м'які) лайм 1», "2 avos 1 lime bunch cilantro": things side by side, each with how much of it ahead of
 * it or behind it. Only where each of them is read whole so.
 */
export function besideAmounts(text: string): readonly string[] | undefined {
  const tokens = tokenize(text)
  if (tokens.some(mayRefuse) || tokens.some(tellsOfRecipe)) return undefined
  const amounts = amountsIn(tokens)
  const opens = amounts[0]?.from === 0
  if (amounts.length < (opens ? 2 : 1) || amounts.length > mostParts) return undefined
  if (tokens.some(({ low }) => low === ':')) return undefined
  const starts = amounts.map(({ from, to }) => (opens ? from : pastBracket(tokens, to)))
  const cuts = [...new Set(opens ? starts : [0, ...starts])].filter((at) => at < tokens.length)
  const pieces = cuts.map((at, i) => withoutAnd(tokens.slice(at, cuts[i + 1])))
  if (pieces.length < 2 || pieces.slice(1).some(tellsOfOther)) return undefined
  const parts = pieces.map((piece) => text.slice(piece[0]?.start, piece.at(-1)?.end))
  return parts.every(isThing) && !isTasteLast(parts) ? parts : undefined
}

function withoutAnd(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ low }) => !andWords.has(low) && low !== ',' && low !== '+')
  return tokens.slice(Math.max(0, from))
}

/** «пиріжки 3 з капустою», «лосось 2 стейки»: what they are with, and what is counted of them. */
function tellsOfOther([first]: readonly Token[]): boolean {
  if (first === undefined) return true
  return noteStarts.has(first.low) || beside.has(first.low) || isPart(first.form)
}

/** "Yogurt x6 strawberry": without an amount of its own it may be how the one before tastes. */
function isTasteLast(parts: readonly string[]): boolean {
  const lines = parts.map((part) => parseIngredientLine(part))
  return lines.some(({ food, foodText, quantity }, at) => {
    const before = lines[at - 1]
    // «полуниця заморожена» is a thing to buy.
    if (!before?.food || !food || /\s/.test(foodText)) return false
    // «сік яблуко 2 апельсин 1»: the first had a taste already.
    const hasTaste = /\s/.test(before.foodText)
    if (quantity !== undefined && !hasTaste) return false
    return isTasting(before.food) && isTasteOf(before.food, food)
  })
}

interface Span {
  from: number
  to: number
}

/** Numbers with their units, and bare packages: "bunch cilantro". */
function amountsIn(tokens: readonly Token[]): readonly Span[] {
  const forms = tokens.map(({ form }) => form)
  const found: Span[] = []
  let depth = 0
  for (let at = 0; at < tokens.length; at++) {
    const { kind, low } = tokens[at] as Token
    if (low === '(') depth++
    if (low === ')') depth = Math.max(0, depth - 1)
    // «сметана 20%»
    if (depth > 0 || tokens[at + 1]?.low === '%') continue
    const from = kind === 'number' ? at + 1 : at
    const named = tokens[from]?.kind === 'word' ? findUnit(forms, from) : undefined
    // «хліб 2 батон 1»: what has a number of its own is no measure of what stands before.
    const isCounted = named?.id === 'loaf' && tokens[from + named.length]?.kind === 'number'
    const unit = isCounted ? undefined : named
    if (kind === 'number') found.push({ from: at, to: from + (unit?.length ?? 0) })
    else if (unit && measuresAlone(unit.id)) found.push({ from: at, to: at + unit.length })
    at = Math.max(at, (found.at(-1)?.to ?? 0) - 1)
  }
  return found
}

function pastBracket(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.low !== '(') return at
  const close = tokens.findIndex(({ low }, i) => i > at && low === ')')
  return close < 0 ? at : close + 1
}
