import { isPreparation } from '../names/modifiers.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { readAmount } from './amount.ts'
import { loneMeasure, wholeAmount } from './aside.ts'
import { takeHeap } from './name.ts'
import { sizes } from './words/index.ts'
import { said } from './words/said.ts'

/** «по ½ ч. л. куркуми та зіри», "salt and pepper, 1 tsp each": the amount that is of each food, and the rest. */
export function eachIn(
  source: string,
  tokens: readonly Token[],
): { amount?: string; rest: readonly Token[] } {
  const found = tokens.some(({ low }) => saysEach(low))
    ? (leading(source, tokens) ?? trailing(source, tokens))
    : undefined
  return found ?? small(source, tokens) ?? { rest: tokens }
}

export function saysEach(low: string): boolean {
  return said.apiece.has(low) || said.each.has(low)
}

function leading(source: string, written: readonly Token[]) {
  // "1 (15-oz) can each": what one of them weighs stands inside.
  const close = written[1]?.low === '(' ? written.findIndex(({ low }) => low === ')') : -1
  const tokens = close < 0 ? written : [...written.slice(0, 1), ...written.slice(close + 1)]
  const po = said.apiece.has(tokens[0]?.low) ? 1 : 0
  // "Handful each of mint and parsley": a measure alone may be of each, too.
  const read = readAmount(tokens, po, po === 1 || tokens.some(({ low }) => said.each.has(low)))
  if (!read || (read.quantity === undefined && !read.unit)) return undefined
  let next = read.next
  if (po === 0 && !said.each.has(tokens[next]?.low)) return undefined
  while (said.each.has(tokens[next]?.low) || said.ofEach.has(tokens[next]?.low)) next++
  return { amount: textOf(source, tokens.slice(po, read.next)), rest: tokens.slice(next) }
}

function trailing(source: string, written: readonly Token[]) {
  const tokens = withoutDone(withoutSizes(bracketOpened(written)))
  const last = tokens.at(-1)
  const worded = said.each.has(last?.low)
  const end = worded ? (said.of.has(tokens.at(-2)?.low) ? -2 : -1) : tokens.length
  const body = tokens.slice(0, end)
  for (let at = 1; at < body.length; at++) {
    const po = said.apiece.has(body[at]?.low) || (!worded && said.each.has(body[at]?.low))
    if (!po && !worded) continue
    const amount = body.slice(po ? at + 1 : at)
    // «печериці й гливи, грамів по 300».
    const unit = po && amount.length === 1 ? body[at - 1] : undefined
    if (unit?.kind === 'word' && unitOf(unit.form) && amount[0]?.kind === 'number')
      return { amount: `${amount[0].low} ${unit.text}`, rest: withoutMarks(body.slice(0, at - 1)) }
    // «кріп, петрушка – по пучку»: one of each.
    const lone = loneMeasure(amount) ? '1 ' : ''
    // «по 2 ст. л. з гіркою»
    const level = takeHeap(amount).tokens
    if (!lone && !wholeAmount(level) && !isCounted(amount)) continue
    // "1 lb beef and pork (half each)": as much of each, of what was said before.
    if (body[0]?.kind === 'number' && isShare(amount)) continue
    return { amount: `${lone}${textOf(source, amount)}`, rest: withoutMarks(body.slice(0, at)) }
  }
  return undefined
}

/** «(по 3 ст. л.)», "(about 1 cup each)": in brackets an amount of each closes the line as it does without them. */
function bracketOpened(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findLastIndex(({ low }) => low === '(')
  if (open < 1 || tokens.at(-1)?.low !== ')') return tokens
  const inside = tokens.slice(open + 1, -1)
  const comma = inside.findLastIndex(({ low }) => low === ',')
  const last = inside.slice(comma + 1)
  const each = said.apiece.has(last[0]?.low) || said.each.has(last.at(-1)?.low)
  return each ? [...tokens.slice(0, open), ...last] : tokens
}

/** «по невеликому пучку», «по 2 штуки середніх»: how large they are changes no amount. */
function withoutSizes(tokens: readonly Token[]): readonly Token[] {
  const po = tokens.findLastIndex(({ low }) => said.apiece.has(low))
  if (po < 0) return tokens
  const plain = tokens.filter(({ low }, at) => at < po || !sizes.has(low))
  return plain.length === tokens.length ? tokens : plain
}

/** "2 cups each, shredded": what is done to them changes no amount either. */
function withoutDone(tokens: readonly Token[]): readonly Token[] {
  const each = tokens.findLastIndex(({ low }) => said.each.has(low))
  if (each < 1) return tokens
  const told = tokens.slice(each + 1)
  const done = told.every(({ kind, form }) => kind === 'mark' || isPreparation(form))
  return done ? tokens.slice(0, each + 1) : tokens
}

function withoutMarks(tokens: readonly Token[]): readonly Token[] {
  const rest = [...tokens]
  while (/^[-,:;]$/.test(rest.at(-1)?.low ?? '')) rest.pop()
  return rest
}

function isShare([share, ...more]: readonly Token[]): boolean {
  return more.length === 0 && said.halfOf.has(share?.low)
}

/** "1 clove each": behind a food it measures, although alone it is one. */
function isCounted([number, unit, ...more]: readonly Token[]): boolean {
  if (number?.kind !== 'number' || unit?.kind !== 'word' || more.length > 0) return false
  return unitOf(unit.form) !== undefined
}

function isPinch({ kind, form }: Token): boolean {
  const unit = kind === 'word' ? unitOf(form) : undefined
  return unit === 'pinch' || unit === 'dash'
}

/** "a pinch of salt and pepper": a pinch of both is a pinch of each. */
function small(source: string, tokens: readonly Token[]) {
  if (!tokens.some(isPinch)) return undefined
  const read = readAmount(tokens, 0, true)
  if (read?.unit !== 'pinch' && read?.unit !== 'dash') return undefined
  const rest = tokens.slice(read.next)
  if (rest.some((token) => token.kind === 'number' || isPinch(token))) return undefined
  return { amount: textOf(source, tokens.slice(0, read.next)), rest: tokens.slice(read.next) }
}

function textOf(source: string, tokens: readonly Token[]): string {
  return source.slice(tokens[0]?.start, tokens.at(-1)?.end)
}
