import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ProductChoice, StoreMatch } from '../../../../shared/wire/store-carts.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'
import { listOf } from '../../../support/practice-cart.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())

test('a cart holds as many as were counted, whatever is in a pack', async () => {
  const who = await practising.app.signedUp()
  await connectStore(who, 'silpo')
  const listId = await listOf(
    who,
    'пиво 2 шт',
    '2 кефіра',
    'йогурт дитячий полуниця 4шт',
    'мінералка 1,5л 6шт',
    'гречка 2 пачки',
    'зубна паста 2 шт',
    'вода 6л',
  )
  const { lines } = await who.query<StoreMatch>('stores.match', { listId, store: 'silpo' })
  expect(lines.map(({ name, product }) => [name, product?.pack, product?.quantity])).toEqual([
    ['Пиво', '500мл', 2],
    ['Кефір', '1л', 2],
    ['Йогурт, дитячий, полуниця', '200г', 4],
    ['Мінеральна вода', '1л', 9],
    ['Гречка', '800г', 2],
    ['Зубна паста 2 шт', undefined, undefined],
    ['Вода', '1л', 6],
  ])
  const key = lines.find(({ name }) => name.startsWith('Зубна'))?.key
  const input = { listId, store: 'silpo', key, query: 'молоко' }
  const [own] = await who.query<ProductChoice[]>('stores.search', input)
  expect(own?.quantity).toBe(2)
})
