import { expect, test } from 'bun:test'
import type { Amount } from '../../../shared/food/line/types.ts'
import { toBuy } from '../../../shared/food/shop/to-buy.ts'

const bought = (...amounts: Amount[]) => amounts.map((amount) => toBuy(amount).quantity)

test('what is counted is bought whole', () => {
  expect(bought({ quantity: 0.833, unit: 'piece' }, { quantity: 5.875, unit: 'clove' })).toEqual([
    1, 6,
  ])
  expect(bought({ quantity: 1.5 })).toEqual([2])
})

test('what is weighed is rounded up as a scale is read, and never down', () => {
  expect(
    bought(
      { quantity: 767, unit: 'g' },
      { quantity: 333.3, unit: 'ml' },
      { quantity: 41.7, unit: 'g' },
      { quantity: 7.5, unit: 'g' },
      { quantity: 1.467, unit: 'kg' },
    ),
  ).toEqual([770, 340, 45, 8, 1.5])
})

test('many spoons are whole ones, few keep their quarters', () => {
  expect(bought({ quantity: 14.67, unit: 'tbsp' }, { quantity: 2.2, unit: 'tbsp' })).toEqual([
    15, 2.25,
  ])
})

test('what is round already stays, though it was added from thirds', () => {
  expect(
    bought(
      { quantity: 1 / 3 + 2 / 3 + 1e-9, unit: 'piece' },
      { quantity: 500, unit: 'g' },
      { quantity: 1.2, unit: 'kg' },
      { quantity: 0.25, unit: 'tsp' },
    ),
  ).toEqual([1, 500, 1.2, 0.25])
})
