import { afterAll, beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FaultKind } from '../../../../server/practice/faults.ts'
import type { StoreMatch } from '../../../../shared/wire/store-carts.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'
import { chosen, listOf, whenDone } from '../../../support/practice-cart.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())

const tools = {
  silpo: ['silpo_add_or_update_cart_products', 'silpo_get_shopping_cart_by_id'],
  rohlik: ['add_items_to_cart', 'update_cart_item', 'get_cart'],
}
const kinds: FaultKind[] = [
  'unauthorized',
  'rate_limited',
  'rate_limited_result',
  'server_error',
  'block_page',
  'malformed',
  'answer_lost',
  'session_lost',
]
const lines = ['молоко 2 л', 'цукор 1 кг', 'гречка 1 кг', 'рис 2 кг', 'сіль', 'яйця 12 шт.']

for (const store of ['silpo', 'rohlik'] as const)
  test(`whatever goes wrong, the cart (${store}) holds what was there and what was wanted, or the outcome says otherwise`, async () => {
    const served = practising[store].store
    const who = await practising.app.signedUp()
    await connectStore(who, store)
    const listId = await listOf(who, ...lines)
    const match = await who.query<StoreMatch>('stores.match', { listId, store })
    const choices = chosen(match)
    const ids = choices.map(({ productId }) =>
      served.chain.goods.find(({ id, number }) => id === productId || String(number) === productId),
    )
    // Somebody who has put something in by themselves.
    const shopper = () => Object.values(served.kept.value.shoppers).at(-1)
    served.kept.value.shoppers[Object.values(served.kept.value.tokens).at(-1)?.shopper ?? ''] ??= {
      cart: {},
      slot: { start: '2999-01-01T00:00:00Z', end: '2999-01-01T02:00:00Z' },
    }
    const fault = fc.record({
      kind: fc.constantFrom(...kinds),
      tool: fc.constantFrom(...tools[store]),
      times: fc.integer({ min: 1, max: 3 }),
    })
    const run = fc.record({
      faults: fc.array(fault, { maxLength: 4 }),
      had: fc.array(fc.nat({ max: 3 }), { minLength: lines.length, maxLength: lines.length }),
      stock: fc.array(fc.option(fc.integer({ min: 1, max: 4 })), {
        minLength: lines.length,
        maxLength: lines.length,
      }),
    })
    await fc.assert(
      fc.asyncProperty(run, async ({ faults, had, stock }) => {
        served.faults.clear()
        served.changed.clear()
        const cart = shopper()?.cart ?? {}
        for (const id of Object.keys(cart)) delete cart[id]
        for (const [at, good] of ids.entries()) {
          const left = stock[at] ?? null
          const own = Math.min(had[at] ?? 0, left ?? 99)
          if (good && own > 0) cart[good.id] = own
          if (good && left !== null) served.changed.set(good.id, { stock: left })
        }
        const before = { ...cart }
        for (const one of faults) served.faults.add(one)
        const runKey = crypto.randomUUID()
        const { fillId } = await who.mutate<{ fillId: string }>('stores.fill', {
          listId,
          store,
          runKey,
          choices,
        })
        const state = await whenDone(practising.app, who, fillId)
        expect(['done', 'failed']).toContain(state.status)
        for (const { product, wanted, got, outcome } of state.lines) {
          const good = ids.find(
            (one) => one?.id === product.id || String(one?.number) === product.id,
          )
          const was = before[good?.id ?? ''] ?? 0
          const is = cart[good?.id ?? ''] ?? 0
          expect(is).toBeGreaterThanOrEqual(was)
          expect(is).toBeLessThanOrEqual(was + wanted + 0.001)
          if (outcome === 'added') expect(is).toBeCloseTo(was + wanted, 3)
          if (['capped', 'out'].includes(outcome)) expect(is - was).toBeCloseTo(got ?? -1, 3)
        }
      }),
      { numRuns: 60 },
    )
    const checkout = served.chain.tools.filter((tool) => tool.checkout).map(({ name }) => name)
    expect(served.calls.filter((name) => checkout.includes(name))).toEqual([])
  }, 300_000)
