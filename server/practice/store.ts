import type { Good } from './catalogue/good.ts'
import type { Faults } from './faults.ts'
import { type Kept, put, type Shopper, type State } from './state.ts'

/** The tools of one chain, over the shelf and the carts of a practice store. */
export interface Chain {
  name: string
  answers: 'json' | 'sse'
  /** Whether each use of a refresh token gives a new one and spends the old. */
  rotates: boolean
  /** Whether programs may register only addresses of one's own machine. */
  loopbackOnly: boolean
  /** The only server that may send people here and take them back; anybody, where it is not said. */
  within?: string
  /** Newcomers have no cart, and make one by choosing place and time. */
  withoutCart?: boolean
  scopes: readonly string[]
  accessSeconds: number
  currency: string
  goods: readonly Good[]
  tools: readonly ChainTool[]
}

export interface ChainTool {
  name: string
  properties: readonly string[]
  required?: readonly string[]
  /** Orders or pays: it is here so that a test can prove that nobody ever calls it. */
  checkout?: true
  run(call: Call, input: Record<string, unknown>): unknown
}

/** One call of a tool by one shopper. */
export interface Call {
  store: PracticeStore
  shopper: string
  now: Date
}

export interface PracticeStore {
  chain: Chain
  /** Where it is found, without a slash at its end. */
  base: string
  kept: Kept<State>
  faults: Faults
  /** Every tool that was ever called, in order. */
  calls: string[]
  /** Goods that are not as the catalogue says: sold out, gone, dearer. */
  changed: Map<string, Partial<Pick<Good, 'stock' | 'minor'>> & { gone?: boolean }>
  /** Tools that were renamed or taken away since the connector was written. */
  missingTools: Set<string>
  /** Nobody drives this week. */
  noSlots: boolean
  now: () => Date
}

/** As it stands today; undefined when it is not sold any more. */
export function goodNow(store: PracticeStore, good: Good | undefined): Good | undefined {
  const change = good && store.changed.get(good.id)
  if (!good || change?.gone) return undefined
  return change ? { ...good, ...change } : good
}

export function shopperOf({ store, shopper, now }: Call) {
  const { kept } = store
  const known = kept.value.shoppers[shopper]
  if (known) return known
  const fresh: Shopper = { cart: {}, slot: slotsFrom(now)[0] ?? noSlot }
  put(kept.value, 'shoppers', shopper, fresh)
  return fresh
}

const noSlot = { start: '', end: '' }
const hour = 3_600_000

/** Three a day, from tomorrow. */
export function slotsFrom(now: Date): { start: string; end: string }[] {
  const midnight = Math.floor(now.getTime() / (24 * hour)) * 24 * hour
  return [1, 2, 3].flatMap((day) =>
    [8, 12, 17].map((at) => {
      const start = midnight + (day * 24 + at) * hour
      return { start: new Date(start).toISOString(), end: new Date(start + 2 * hour).toISOString() }
    }),
  )
}
