import { goodsNameAt } from '../../goods/index.ts'
import { entryOf } from '../../lexicon/index.ts'
import { foodAt } from '../../names/match.ts'
import { cardinals } from '../../numbers/words.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { units } from '../../units/units.ts'
import { readAmount } from '../amount.ts'
import { loneMeasure, wholeAmount } from '../aside.ts'
import { isHalf } from '../glued.ts'
import { formsOf, textOf } from '../region.ts'
import { unitAt } from '../unit.ts'
import { said } from '../words/said.ts'
import { isMany, isName, nameLength } from './to-the-letter.ts'

/** How much there is of one name of a row: where that ends, and whether it is told to be of what follows it. */
export interface RowAmount {
  next: number
  ahead: boolean
}

export function rowAmountAt(tokens: readonly Token[], at: number): RowAmount | undefined {
  const measured = pastMeasureOf(tokens, at)
  if (measured > at) return { next: measured, ahead: true }
  // «rolls x6»
  const before = tokens[at - 1]
  const isOfName = before?.kind === 'word' && unitOf(before.form) === undefined
  if (isOfName && isTimes(tokens[at]) && tokens[at + 1]?.kind === 'number')
    return { next: at + 2, ahead: false }
  const next = pastAmount(tokens, at)
  return next > at ? { next, ahead: isOfNext(tokens, at, next) } : undefined
}

/** «морква пів кіло буряк 2 шт», "three lemons" */
export function isCountAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return token?.kind === 'number'
  // «яйця десяток хліб», «два літри»
  if (said.byTens.has(token.low)) return true
  const next = tokens[at + 1]
  const count = cardinals.get(token.low) ?? 0
  // «піца чотири сири»
  const isName = said.namedByNumber.has(next?.low)
  if (count > 1 && count < 100 && next?.kind === 'word' && !isName) return true
  return isHalf(token.low) && next?.kind === 'word' && unitOf(next.form) !== undefined
}

/** The token after "a bag of", "half a dozen", "pound of": how much there is of what follows. */
export function pastMeasureOf(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.form.cyrillic) return at
  if (unitOf(token.form) && said.of.has(tokens[at + 1]?.low)) return at + 2
  if (!opensCount(token)) return at
  const read = readAmount(tokens, at)
  if (!read) return at
  if (said.of.has(tokens[read.next]?.low)) return read.next + 1
  // "A dozen eggs", "three lemons", while "a" alone counts nothing.
  return read.unit || (read.quantity ?? 1) > 1 ? read.next : at
}

function opensCount({ low }: Token): boolean {
  return said.aOne.has(low) || said.aHalf.has(low) || cardinals.has(low)
}

/** «по кг», «по 2 банки»: as much of each. */
export function opensEach(tokens: readonly Token[], at: number): boolean {
  if (!said.apiece.has(tokens[at]?.low)) return false
  const amount = tokens.slice(at + 1)
  return wholeAmount(amount) !== undefined || loneMeasure(amount) !== undefined
}

/** «по 2 банки» are two cans of it, and «по кг» is a kilogram. */
export function eachText(text: string, [, ...amount]: readonly Token[]): string {
  const much = textOf(text, amount)
  return wholeAmount(amount) ? much : `1 ${much}`
}

/** The token after the amount that stands here, with the sign that some write behind a number: «2х». */
function pastAmount(tokens: readonly Token[], at: number): number {
  const isOpening = at === 0 && tokens[1]?.kind === 'word' && isSaidOfOne(tokens[1])
  if ((at > 0 || isOpening) && isLoneMeasure(tokens[at]) && !isWithinName(tokens, at)) return at + 1
  if (!isCountAt(tokens, at)) return at
  // "8 light bulbs" are no heads of anything.
  if (tokens[at]?.kind === 'number' && isThing(tokens, at + 1)) return at + 1
  const next = readAmount(tokens, at)?.next ?? at + 1
  return isTimes(tokens[next]) ? next + 1 : next
}

function isThing(tokens: readonly Token[], at: number): boolean {
  const goods = goodsNameAt(formsOf(tokens), at)
  if (goods === undefined || goods.to < at + 2) return false
  // «3 столові ложки» measure.
  const unit = unitAt(tokens, at)
  return unit === undefined || units[unit.id].dimension === 'count'
}

/** «лавровий лист» is no leaf of anything. */
function isWithinName(tokens: readonly Token[], at: number): boolean {
  const forms = formsOf(tokens)
  return [at - 2, at - 1].some((from) => from >= 0 && from + nameLength(forms, from) > at)
}

export function isTimes(token: Token | undefined): boolean {
  return said.timesBehind.has(token?.low)
}

/** «груші кіло», «цибуля пучок»: one of it. */
function isLoneMeasure(token: Token | undefined): boolean {
  const unit = token?.kind === 'word' ? unitOf(token.form) : undefined
  if (!token || unit === undefined || isName(token.form) || isMany(token.form)) return false
  const { dimension } = units[unit]
  return token.form.cyrillic ? dimension !== 'length' : dimension === 'mass'
}

/** «хліб 10 яєць молоко», «хліб пачка солі»: a noun in the genitive is what the amount before it is of. */
function isOfNext(tokens: readonly Token[], from: number, next: number): boolean {
  const noun = tokens[next]
  if (noun?.kind !== 'word') return false
  const isGenitive = isCounted(noun) || (tokens[from]?.kind === 'word' && isSaidOfOne(noun))
  // «яйця 10 лимонів 3»: it has an amount of its own.
  if (isGenitive) return rowAmountAt(tokens, next + 1)?.ahead !== false
  return next === from + 1 && countsPieces(tokens, from)
}

/** "Bread milk 2 onions": the only number of a row, before several of what is bought by the piece and behind what is not. */
function countsPieces(tokens: readonly Token[], at: number): boolean {
  const [before, number, noun] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!number || !noun || before?.kind !== 'word' || isMany(before.form)) return false
  if (tokens.some(({ kind }, i) => kind === 'number' && i !== at)) return false
  // Ukrainian has a noun of its own behind five.
  const isSeveral = number.value > 1 && (!noun.form.cyrillic || number.value < 5)
  const food = isSeveral && isMany(noun.form) ? foodAt([noun.form], 0) : undefined
  const entry = food && entryOf(food.id)
  return entry !== undefined && 'piece' in entry && entry.piece !== undefined
}

/** «яєць», «лимонів», "vajec": many of it, as a number has behind it. */
function isCounted({ text, low, form }: Token): boolean {
  return said.ofMany.has(text.toLowerCase()) || (form.cyrillic && said.ofMany.has(low))
}

/** «солі», «цукру»: a food in no nominative. */
function isSaidOfOne({ form }: Token): boolean {
  return form.cyrillic && !isName(form) && foodAt([form], 0) !== undefined
}
