import { convert } from '../../../shared/food/amounts/convert.ts'
import type { Amount } from '../../../shared/food/line/types.ts'
import { servesFor } from '../../../shared/food/shop/good.ts'
import { gramsAtMost } from '../../../shared/food/shop/measure.ts'
import { type DishToBuy, type Need, needsOf } from '../../../shared/food/shop/needs.ts'
import type { PantryRow } from '../pantry/moves.ts'
import { leftToBuy, type Part } from './left-to-buy.ts'

/** A dish that is still to be cooked. */
export interface AwaitedDish extends DishToBuy {
  date: string
  /** The list is for its day. */
  listed: boolean
}

/** One good of one dish. */
export const placeOf = ({ entryId, key }: Pick<Need, 'entryId' | 'key'>) => `${entryId} ${key}`

/** Less than this of what is needed is lost in a spoon. */
const crumb = 0.03

interface Settled {
  /** What was bought for a place of any list, and lies at home for it. */
  bought: ReadonlyMap<string, readonly Part[]>
  /** What a place of this list asks for no more, for whatever reason. */
  settled: ReadonlyMap<string, readonly Part[]>
  /** To be bought all the same. */
  anyway: ReadonlySet<string>
}

/**
 * What each dish of a list takes from what is at home. What was bought for a dish is that dish's; of the rest the
 * earlier dish takes first, also one of another list or of none, so that nothing is counted twice.
 */
export function fromHome(
  rows: readonly PantryRow[],
  dishes: readonly AwaitedDish[],
  { bought, settled, anyway }: Settled,
): Map<string, Part[]> {
  const taken = new Map<string, Part[]>()
  if (rows.length === 0) return taken
  const stock = rows.map((row) => ({ ...row }))
  const places = dishes.flatMap((dish) =>
    [...Map.groupBy(needsOf([dish]), placeOf)].map(([place, needs]) => ({ place, needs, dish })),
  )
  for (const { place, needs, dish } of places) {
    const mine = bought.get(place) ?? []
    if (mine.length > 0) take(spoken(needs, mine), openTo(dish, stock))
  }
  for (const { place, needs, dish } of places) {
    const done = (dish.listed ? settled : bought).get(place) ?? []
    const wanted = leftToBuy(needs, done)
    if (dish.listed && anyway.has(needs[0]?.key ?? '')) continue
    const parts = take(wanted, openTo(dish, stock))
    if (dish.listed && parts.length > 0) taken.set(place, parts)
  }
  return taken
}

/** A dish whose day is over has eaten what was there then, and nothing that has come since. */
function openTo({ listed, date }: AwaitedDish, stock: readonly PantryRow[]): PantryRow[] {
  return stock.filter((row) => listed || date >= row.seenAt.toISOString().slice(0, 10))
}

/** So much of the needs as was bought for them. */
function spoken(needs: readonly Need[], bought: readonly Part[]): Need[] {
  return needs.flatMap((need) => {
    if (need.quantity === null) return [need]
    const [open] = leftToBuy([need], bought)
    const quantity = need.quantity - (open?.quantity ?? 0)
    return quantity > 0 ? [{ ...need, quantity }] : []
  })
}

function take(needs: readonly Need[], stock: readonly PantryRow[]): Part[] {
  return needs.flatMap((need): Part[] => {
    const fits = stock.filter((row) => servesFor({ ...need, text: need.words }, row))
    // «Кріп» without an amount is there as soon as there is any.
    if (need.quantity === null)
      return fits.some((row) => row.quantity !== 0) ? [{ quantity: null, unit: null }] : []
    let left = need.quantity
    for (const row of fits) {
      if (!row.quantity) continue
      const there = { quantity: row.quantity, ...(row.unit && { unit: row.unit }) }
      const held = heldOf(there, need, left)
      if (held <= 0) continue
      const used = Math.min(left, held)
      left -= used
      row.quantity *= 1 - used / held
    }
    const quantity = need.quantity - left
    return quantity > crumb * need.quantity ? [{ quantity, unit: need.unit }] : []
  })
}

/** How much is there, in the unit of the need; of what nobody can convert enough, where there is surely enough. */
function heldOf(there: Amount, { unit, food }: Need, left: number): number {
  const held = convert(there, unit ?? undefined, food ?? undefined)?.quantity
  if (held !== undefined || food === null) return held ?? 0
  const each = gramsAtMost(unit ?? undefined, food)
  const grams = convert(there, 'g', food)?.quantity
  const surely = each && grams !== undefined ? grams / each : 0
  return surely >= left ? surely : 0
}

/** What of the needs is not at home. */
export function notAtHome(needs: readonly Need[], home: readonly Part[]): Need[] {
  const unsaid = home.some((part) => part.quantity === null)
  const counted = home.filter((part) => part.quantity !== null)
  const open = needs.filter((need) => need.quantity !== null || !unsaid)
  const measured = open.filter((need) => need.quantity !== null)
  return [...open.filter((need) => need.quantity === null), ...leftToBuy(measured, counted)]
}
