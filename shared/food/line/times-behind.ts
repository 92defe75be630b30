import type { Token } from '../text/tokens.ts'
import { units } from '../units/units.ts'
import type { AmountRead } from './types.ts'
import { said } from './words/said.ts'

const most = 24

/** "penne 500g x2": so many packs of that, where nothing follows. */
export function timesBehind(tokens: readonly Token[], read: AmountRead): AmountRead {
  const [sign, number] = [tokens[read.next], tokens[read.next + 1]]
  if (!said.timesBehind.has(sign?.low) || number?.kind !== 'number') return read
  const { quantity, unit } = read
  const measured = unit !== undefined && ['mass', 'volume'].includes(units[unit].dimension)
  const counts = Number.isInteger(number.value) && number.value > 0 && number.value <= most
  if (!measured || !counts || quantity === undefined || read.upTo !== undefined) return read
  if (read.next + 2 < tokens.length) return read
  return { ...read, quantity: quantity * number.value, next: read.next + 2 }
}
