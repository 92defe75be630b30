import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { StoreMatch } from '../../../../shared/wire/stores.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'
import { fillFrom, listOf } from '../../../support/practice-cart.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())

const chains = ['silpo', 'rohlik'] as const

async function shopper(store: (typeof chains)[number], ...lines: string[]) {
  const who = await practising.app.signedUp()
  await connectStore(who, store)
  return { who, listId: await listOf(who, ...lines) }
}

describe('from a list to a cart', () => {
  for (const store of chains) {
    test(`each line finds its product and its packs, and they come into the cart (${store})`, async () => {
      const { who, listId } = await shopper(store, 'молоко 2 л', 'куряче філе 600 г', 'яйця 12 шт.')
      const match = await who.query<StoreMatch>('stores.match', { listId, store })
      expect(match.lines.map(({ name, doubt }) => [name, doubt])).toEqual([
        ['Молоко', null],
        ['Куряче філе', null],
        ['Яйця', null],
      ])
      const state = await fillFrom(practising.app, who, listId, store)
      expect(state.status).toBe('done')
      expect(state.lines.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added'])
      expect(state.total).toBe(
        state.lines.reduce((sum, { price, wanted }) => sum + Math.round(price * wanted), 0),
      )
      expect(state.checkoutUrl).toContain('/checkout')
    })
  }
})
