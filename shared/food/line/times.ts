import { readNumber } from '../numbers/read.ts'
import type { Token } from '../text/tokens.ts'
import { type UnitId, units } from '../units/units.ts'
import type { Amount, AmountRead } from './types.ts'
import { unitAt } from './unit.ts'
import { withUnit } from './unit-behind.ts'
import { said } from './words/said.ts'

/** «2 x 400 г», "2 400g tins", «3 по 150 г». */
export function readTimes(
  tokens: readonly Token[],
  count: number,
  at: number,
): AmountRead | undefined {
  const sign = tokens[at]
  if (!sign) return undefined
  const signed = said.times.has(sign.low) || sign.low === '*'
  if (!signed && !(sign.kind === 'number' && count < 13 && Number.isInteger(count)))
    return undefined
  const each = readNumber(tokens, signed ? at + 1 : at)
  if (!each) return undefined
  const unit = unitAt(tokens, tokens[each.next]?.low === '-' ? each.next + 1 : each.next)
  if (!unit || units[unit.id].dimension === 'count') return undefined
  const container = withUnit(tokens, unit.next, { next: unit.next })
  const total = round(count * each.value)
  // "4 x 6-inch" is how long and how wide it is.
  if (signed && units[unit.id].dimension === 'length') return undefined
  // "One 14-ounce can" is a can; "2 x 400 g" is 800 grams, in whatever they come.
  if (!signed && container.unit) {
    return {
      quantity: count,
      unit: container.unit,
      also: { quantity: total, unit: unit.id },
      next: container.next,
    }
  }
  // "4 6-ounce fillets" are four, and what they weigh together; "1 9-inch shell" is one of that size.
  if (!signed) {
    const times = units[unit.id].dimension === 'length' ? 1 : count
    const also: Amount = { quantity: round(times * each.value), unit: unit.id }
    if (each.upTo !== undefined) also.upTo = round(times * each.upTo)
    return { quantity: count, also, next: container.next }
  }
  return { quantity: total, unit: unit.id, ...inTin(container.unit), next: container.next }
}

/** The tin is gone from the amount, but beans in it are not dry. */
export function inTin(unit: UnitId | undefined): { tinned?: true } {
  return unit === 'can' ? { tinned: true } : {}
}

const most = 24

/** "penne 500g x2": so many packs of that, where nothing follows. */
export function timesBehind(tokens: readonly Token[], read: AmountRead): AmountRead {
  const [sign, number] = [tokens[read.next], tokens[read.next + 1]]
  // «рогалики 6x», "avocados 2pk"
  const counted = read.unit === undefined && sign?.start === tokens[read.next - 1]?.end
  const times = said.timesBehind.has(sign?.low) && !number
  if (counted && (times || said.inPack.has(sign?.low))) return { ...read, next: read.next + 1 }
  if (!said.timesBehind.has(sign?.low) || number?.kind !== 'number') return read
  const { quantity, unit } = read
  const measured = unit !== undefined && ['mass', 'volume'].includes(units[unit].dimension)
  const counts = Number.isInteger(number.value) && number.value > 0 && number.value <= most
  if (!measured || !counts || quantity === undefined || read.upTo !== undefined) return read
  if (read.next + 2 < tokens.length) return read
  return { ...read, quantity: quantity * number.value, next: read.next + 2 }
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
