import type { Slots } from '../../../shared/food/ask/types.ts'
import type { CardRow } from '../feed/card.ts'

/**
 * «дешевше», «швидше» after a question without a number: less than the middle one of what it showed.
 * Where nothing was shown, the word stays what it is in a first question, a wish for something quick or cheap.
 */
export async function thanShown(slots: Slots, shown: () => Promise<CardRow[]>): Promise<Slots> {
  const faster = slots.changes.includes('faster')
  const cheaper = slots.changes.includes('cheaper')
  if (!faster && !cheaper) return slots
  const rows = await shown()
  const minutes = faster ? middle(rows.map((row) => row.total_minutes ?? 0)) : undefined
  const price = cheaper ? middle(rows.map((row) => row.price_per_serving ?? 0)) : undefined
  const settled = [
    ...(minutes === undefined ? [] : ['quick']),
    ...(price === undefined ? [] : ['budget']),
  ]
  return {
    ...slots,
    changes: [],
    occasions: slots.occasions.filter((id) => !settled.includes(id)),
    ...(minutes !== undefined && { maxMinutes: minutes - 1 }),
    ...(price !== undefined && { price: { max: price - 1, per: 'serving' as const } }),
  }
}

function middle(numbers: readonly number[]): number | undefined {
  const known = numbers.filter((one) => one > 1).sort((a, b) => a - b)
  return known[Math.floor((known.length - 1) / 2)]
}
