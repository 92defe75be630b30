import { convert, gramsIn } from '../amounts/convert.ts'
import type { Amount } from '../line/types.ts'
import { opensNumber, readNumber } from '../numbers/read.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { marks } from '../text/words/marks.ts'
import { findUnit, unitOf } from '../units/find.ts'
import { packages, type UnitId, units } from '../units/units.ts'
import { isCounted, usualPack } from './packs.ts'
import { vessels } from './words/vessels.ts'

/** «1,5 л 6 шт»: so many packs, and what is in each. */
export interface SizedCount {
  count: number
  size: Amount & { unit: UnitId }
  /** The size in the words of the person. */
  sizeText: string
}

interface Said {
  quantity: number
  /** Nothing where it is only multiplied: «6 х 1,5 л». */
  unit: UnitId | undefined
  text: string
}

const mostPacks = 100

/** The size of a pack and the number of packs that somebody typed, in whichever order; nothing where either is unsaid. */
export function sizeAndCount(text: string, food: string): SizedCount | undefined {
  const said = amountsIn(text)
  const sizes = said.filter(({ unit }) => unit !== undefined && isMeasured(unit))
  const counts = said.filter(
    ({ unit }) => unit === undefined || unit === 'piece' || packages.has(unit),
  )
  const [size, ...otherSizes] = sizes
  const [count, ...otherCounts] = counts
  if (!size?.unit || !count || otherSizes.length > 0 || otherCounts.length > 0) return undefined
  if (!Number.isInteger(count.quantity) || count.quantity < 1 || count.quantity > mostPacks)
    return undefined
  const sized = { quantity: size.quantity, unit: size.unit }
  if (count.unit === 'piece' && isCounted(food) && !isOfOne(sized, food)) return undefined
  if (count.unit !== undefined && isWhole(sized, count.quantity, food, count.unit)) return undefined
  return { count: count.quantity, size: sized, sizeText: size.text }
}

/** «Шоколад 90 г 2 шт», and not «помідори 1 кг 6 шт», which is a kilogram. */
function isOfOne(size: Amount, food: string): boolean {
  const grams = convert(size, 'g', food)?.quantity
  const piece = gramsIn(undefined, food)
  return grams !== undefined && piece !== undefined && areAlike(grams, piece)
}

/** «Рис 2 кг 2 пачки»: two usual packs, of which the weight is that of both. */
function isWhole(size: Amount, count: number, food: string, unit: UnitId): boolean {
  const usual = usualPack(food, unit)
  if (!usual || count === 1) return false
  const [one, whole] = [inBase(usual), inBase(size)]
  return one.of === whole.of && whole.quantity > 1.7 * one.quantity
    ? areAlike(whole.quantity / count, one.quantity)
    : false
}

const areAlike = (one: number, other: number) => Math.abs(Math.log(one / other)) < Math.log(1.5)

function inBase({ quantity, unit }: Amount) {
  const kind = unit && units[unit]
  return { of: kind?.dimension, quantity: quantity * (kind?.factor ?? 1) }
}

const isMeasured = (unit: UnitId) =>
  units[unit].dimension === 'mass' || (units[unit].dimension === 'volume' && metric.has(unit))

/** A spoon or a glass is no size of a pack. */
const metric: ReadonlySet<UnitId> = new Set(['ml', 'cl', 'dl', 'l', 'floz', 'pint', 'gallon'])

function amountsIn(text: string): Said[] {
  const tokens = tokenize(text)
  const forms = tokens.map((token) => token.form)
  return tokens.flatMap((token, at): Said[] => {
    if (token.kind !== 'number') return countInWords(tokens, at)
    if (vessels.has(tokens[at + 1]?.low))
      return [{ quantity: token.value, unit: undefined, text: token.text }]
    if (isCross(tokens[at - 1]) || isCross(tokens[at + 1])) {
      const unit = findUnit(forms, at + 1)
      if (!unit) return [{ quantity: token.value, unit: undefined, text: token.text }]
    }
    const unit = tokens[at + 1]?.kind === 'word' ? findUnit(forms, at + 1) : undefined
    const last = tokens[at + (unit?.length ?? 0)]
    if (!unit || !last) return []
    return [{ quantity: token.value, unit: unit.id, text: text.slice(token.start, last.end) }]
  })
}

/** «дві пачки» */
function countInWords(tokens: readonly Token[], at: number): Said[] {
  const read = readCount(tokens, at)
  const word = read && tokens[read.next]
  const unit = word && unitOf(word.form)
  if (!read || (unit !== 'piece' && !(unit && packages.has(unit)))) return []
  return [{ quantity: read.value, unit, text: '' }]
}

/** A number in words that opens here. */
function readCount(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind !== 'word' || !opensNumber(token.low) || isNumber(tokens[at - 1]))
    return undefined
  return readNumber(tokens, at)
}

const isNumber = (token: Token | undefined) =>
  token !== undefined && (token.kind === 'number' || opensNumber(token.low))

/** Whether a remark only says the number of packs, or their size, again. */
export function saysAmount(remark: string, { count, size }: SizedCount): boolean {
  const tokens = tokenize(remark)
  return tokens.some((token, at) => {
    const said = token.kind === 'number' ? token.value : readCount(tokens, at)?.value
    return said === count || said === size.quantity
  })
}

const cross = new RegExp(`^(?:[${marks.crossed}*×])$`, 'u')

const isCross = (token: Token | undefined) => token !== undefined && cross.test(token.text)
