import { expect, test } from 'bun:test'
import { qualityNames } from '../../../shared/food/names/told-apart.ts'
import { nameOf } from '../../../shared/food/shop/good.ts'

test('an English name has the capitals that English writes', () => {
  expect(
    ['thai-basil', 'granny-smith', 'double-gloucester', 'milk'].map((id) => nameOf(id, 'en')),
  ).toEqual(['Thai basil', 'Granny Smith', 'Double Gloucester', 'Milk'])
})

test('a maker of several words is named with each of them', () => {
  expect(qualityNames('king arthur', 'Flour', 'en')).toEqual(['King Arthur'])
})
