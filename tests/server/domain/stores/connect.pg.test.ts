import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { StoreView } from '../../../../shared/wire/stores.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())

const states = (views: StoreView[]) => views.map(({ id, state, practice }) => [id, state, practice])

describe('connecting a grocery store', () => {
  test('a person allows it at the store, comes back, and can end it', async () => {
    const who = await practising.app.signedUp()
    for (const store of ['silpo', 'rohlik'] as const)
      expect(await connectStore(who, store)).toBe('/settings')
    expect(states(await who.query('stores.list'))).toEqual([
      ['silpo', 'connected', true],
      ['rohlik', 'connected', true],
    ])
    await who.mutate('stores.disconnect', { store: 'silpo' })
    expect(states(await who.query('stores.list'))).toEqual([
      ['silpo', 'off', true],
      ['rohlik', 'connected', true],
    ])
  })

  test('whoever says no comes back unconnected, and is told', async () => {
    const who = await practising.app.signedUp()
    expect(await connectStore(who, 'silpo', 'deny')).toBe('/settings?error=store_cancelled')
    expect(states(await who.query('stores.list'))[0]).toEqual(['silpo', 'off', true])
  })
})
