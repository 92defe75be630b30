import { convert } from '../../../shared/food/amounts/convert.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { packages } from '../../../shared/food/units/units.ts'

/** What is taken out of a thing that a shop sells whole: of which, and how much there is in one. */
const whole: Readonly<Record<string, { of: string; grams?: number; millilitres?: number }>> = {
  'egg-yolk': { of: 'egg', grams: 18 },
  'egg-white': { of: 'egg', grams: 33 },
  'lemon-juice': { of: 'lemon', millilitres: 45 },
  'lime-juice': { of: 'lime', millilitres: 30 },
  'lemon-zest': { of: 'lemon' },
  'lime-zest': { of: 'lime' },
}

/** «2 жовтки» are two eggs in a shop, and 60 ml of lime juice are two limes. A bottle of juice stays one. */
export function boughtAs(line: ParsedLine): ParsedLine {
  const part = line.food === undefined ? undefined : whole[line.food]
  if (!part || !line.understood || (line.unit && packages.has(line.unit))) return line
  const { quantity, upTo, unit, qualities, also, ...rest } = line
  const bought: ParsedLine = { ...rest, food: part.of }
  const most = upTo ?? quantity
  if (most === undefined) return bought
  const pieces = piecesIn(most, unit, part)
  return pieces === undefined ? bought : { ...bought, quantity: pieces }
}

function piecesIn(
  quantity: number,
  unit: ParsedLine['unit'],
  { grams, millilitres }: { grams?: number; millilitres?: number },
): number | undefined {
  if (unit === undefined || unit === 'piece') return quantity
  const measured = convert({ quantity, unit }, millilitres ? 'ml' : 'g')?.quantity
  const one = millilitres ?? grams
  return measured !== undefined && one ? Math.ceil((measured / one) * 2 - 0.1) / 2 : undefined
}
