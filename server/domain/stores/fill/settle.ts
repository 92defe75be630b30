import type { FillLine, FillOutcome } from '../../../../shared/wire/store-carts.ts'
import type { Cart, Write } from '../dialects/types.ts'

/** What all lines for one product want together. */
export interface Goal {
  productId: string
  name: string
  /** What the person had there before; it stays. */
  before: number
  wanted: number
  lines: FillLine[]
}

export function goalsOf(
  lines: readonly FillLine[],
  before: Readonly<Record<string, number>>,
): Goal[] {
  const byProduct = Map.groupBy(lines, ({ product }) => product.id)
  return [...byProduct].map(([productId, some]) => ({
    productId,
    name: some[0]?.product.name ?? '',
    before: before[productId] ?? 0,
    wanted: exact(some.reduce((sum, { wanted }) => sum + wanted, 0)),
    lines: some,
  }))
}

/** Towards the target, and never past it: what stands there already is not added again. */
export function writesFor(goals: readonly Goal[], cart: Cart): Write[] {
  return goals.flatMap(({ productId, name, before, wanted }) => {
    const from = heldIn(cart, productId)
    const to = exact(before + wanted)
    return from >= to - crumb ? [] : [{ productId, name, to, from }]
  })
}

/** What the store says cannot stay: down to what there is, and never below what the person had. */
export function correctionsFor(goals: readonly Goal[], cart: Cart): Write[] {
  return goals.flatMap(({ productId, name, before }) => {
    const from = heldIn(cart, productId)
    const trouble = cart.troubles.find((one) => one.productId === productId)
    if (from <= before + crumb || !trouble || !['short', 'gone'].includes(trouble.kind)) return []
    const to = Math.max(before, trouble.kind === 'short' ? (trouble.stock ?? before) : before)
    return to < from - crumb ? [{ productId, name, to, from }] : []
  })
}

/** Writes what became of each line, from what the cart holds now. `lost` had no answer to its write. */
export function settle(goal: Goal, cart: Cart, lost: boolean, troubleBefore: Cart | null): void {
  const item = cart.items.find(({ id }) => id === goal.productId)
  let left = Math.max(0, exact((item?.quantity ?? 0) - goal.before))
  for (const line of goal.lines) {
    line.got = exact(Math.min(left, line.wanted))
    left = exact(left - line.got)
    line.outcome = outcomeOf(line, goal, lost, troubleBefore ?? cart)
    if (item && item.price !== line.price && line.got > 0) {
      line.priceWas = line.price
      line.price = item.price
    }
  }
}

function outcomeOf(line: FillLine, goal: Goal, lost: boolean, cart: Cart): FillOutcome {
  const got = line.got ?? 0
  if (got >= line.wanted - crumb) return 'added'
  if (lost) return 'unknown'
  if (got > 0) return 'capped'
  const trouble = cart.troubles.find((one) => one.productId === goal.productId)
  if (trouble?.kind === 'gone') return 'gone'
  return trouble === undefined || trouble.kind === 'short' ? 'out' : 'failed'
}

function heldIn(cart: Cart, productId: string): number {
  return cart.items.find(({ id }) => id === productId)?.quantity ?? 0
}

const crumb = 0.0005
const exact = (amount: number) => Number(amount.toFixed(3))
