import { timesBoiled } from '../amounts/boiled.ts'
import { convert } from '../amounts/convert.ts'
import { isKindOf } from '../lexicon/index.ts'
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
  const dry = line.understood ? asDry(line) : undefined
  if (dry) return { line: dry, part: null }
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

/** «400 г вареного рису» are 145 g of it in a shop; beans are sold boiled, too. */
function asDry(line: ParsedLine): ParsedLine | undefined {
  const times = timesBoiled(line)
  if (times === 1 || isKindOf(line.food ?? '', 'legume')) return undefined
  const { quantity, upTo, also: _, qualities = [], ...rest } = line
  const others = qualities.filter((id) => id !== 'cooked')
  const isMeasured = line.unit !== undefined && !packages.has(line.unit)
  return {
    ...rest,
    ...(others.length > 0 && { qualities: others }),
    ...(quantity !== undefined && { quantity: isMeasured ? quantity / times : quantity }),
    ...(upTo !== undefined && { upTo: isMeasured ? upTo / times : upTo }),
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
