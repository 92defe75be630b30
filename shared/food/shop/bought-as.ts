import { convert } from '../amounts/convert.ts'
import type { ParsedLine } from '../line/types.ts'
import { packages, type UnitId, units } from '../units/units.ts'
import { type Part, partOf } from './parts.ts'

/** A line as it is bought, and what is taken out of it where that is less than the whole. */
export interface Bought {
  line: ParsedLine
  /** «lime-juice» of a lime. */
  part: string | null
}

/** «2 жовтки» are two eggs in a shop, and 60 ml of lime juice are two limes. A bottle of juice stays one. */
export function boughtAs(line: ParsedLine): Bought {
  const part = line.food === undefined ? undefined : partOf(line.food)
  if (!part || !line.understood || (line.unit && packages.has(line.unit)))
    return { line, part: null }
  const { quantity, upTo, unit, qualities, also, ...rest } = line
  const bought: ParsedLine = { ...rest, food: part.of }
  const most = upTo ?? quantity
  const whole = most === undefined ? undefined : wholes(most, unit, part)
  return {
    line: {
      ...bought,
      ...(whole !== undefined && { quantity: whole }),
      ...(whole !== undefined && part.as && { unit: part.as }),
    },
    part: part.name ? (line.food ?? null) : null,
  }
}

function wholes(
  quantity: number,
  unit: UnitId | undefined,
  { grams, millilitres, as }: Part,
): number | undefined {
  if (unit === undefined || unit === 'piece' || unit === as) return quantity
  const poured = units[unit].dimension === 'volume'
  const measured = convert({ quantity, unit }, poured ? 'ml' : 'g')?.quantity
  const one = poured ? millilitres : grams
  return measured !== undefined && one ? Math.ceil((measured / one) * 2 - 0.1) / 2 : undefined
}
