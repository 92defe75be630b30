import { entryOf } from '../lexicon/index.ts'
import type { Food } from '../lexicon/types.ts'
import type { Amount } from '../line/types.ts'
import { type UnitId, units } from '../units/units.ts'

/** The amount in another unit, or nothing when only a guess could say. */
export function convert(amount: Amount, to: UnitId | undefined, food?: string): Amount | undefined {
  const factor = ratio(amount.unit, to, food)
  if (factor === undefined) return undefined
  const converted: Amount = { quantity: amount.quantity * factor }
  if (amount.upTo !== undefined) converted.upTo = amount.upTo * factor
  if (to) converted.unit = to
  return converted
}

/**
 * What one unit is in the other. Within a dimension always; between mass and volume only by the food's
 * density; between pieces and grams only by the weight of its piece; a bunch becomes nothing else.
 */
function ratio(
  from: UnitId | undefined,
  to: UnitId | undefined,
  food: string | undefined,
): number | undefined {
  if (asPiece(from) === asPiece(to)) return 1
  if (from && to) {
    const [source, target] = [units[from], units[to]]
    if (source.dimension === target.dimension && source.dimension !== 'count')
      return source.factor / target.factor
  }
  const grams = gramsIn(from, food)
  const into = gramsIn(to, food)
  return grams !== undefined && into !== undefined ? grams / into : undefined
}

/** Grams in one unit of the food, where that is known and not guessed. */
export function gramsIn(unit: UnitId | undefined, food: string | undefined): number | undefined {
  const kind = unit && units[unit]
  if (kind?.dimension === 'mass') return kind.factor
  const known = food === undefined ? undefined : foodOf(food)
  if (!known) return undefined
  if (kind?.dimension === 'volume')
    return known.density === undefined ? undefined : kind.factor * known.density
  if (asPiece(unit) === undefined) return known.piece
  // Spring onions are counted by the stalk, and garlic by the clove; its head is a food of its own weight.
  if (unit === 'stalk') return known.id === 'spring-onion' ? known.piece : undefined
  if (unit === 'clove') return known.id === 'garlic' ? known.piece : undefined
  if (unit === 'head' || unit === 'cob')
    return foodOf(`${known.id}-head`)?.piece ?? (known.id === 'garlic' ? undefined : known.piece)
  return undefined
}

/** «2 шт.» and «2» are the same count. */
export function asPiece(unit: UnitId | undefined): UnitId | undefined {
  return unit === 'piece' ? undefined : unit
}

function foodOf(id: string): Food | undefined {
  const entry = entryOf(id)
  return entry && 'piece' in entry ? entry : entry && 'density' in entry ? entry : undefined
}
