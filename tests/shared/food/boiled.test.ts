import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'
import { boughtAs } from '../../../shared/food/shop/bought-as.ts'

const energyOf = (line: string) => nutritionOf([parseIngredientLine(line)], 1).perServing?.energy

test('what is measured boiled holds as much as the dry of which it was boiled, and is approximate', () => {
  expect(energyOf('400 g cold cooked rice')).toBeCloseTo((energyOf('400 g rice') ?? 0) / 2.8, -1)
  expect(energyOf('300 г вареного рису')).toBeCloseTo((energyOf('300 г рису') ?? 0) / 2.8, -1)
  expect(energyOf('250g leftover cooked pasta')).toBeLessThan(400)
  expect(nutritionOf([parseIngredientLine('400 g cooked rice')], 1).approximate).toBe(true)
})

test('what is to be boiled is measured dry', () => {
  expect(energyOf('200 g pasta, cooked')).toBe(energyOf('200 g pasta'))
  expect(energyOf('макарони 200 г (зварити)')).toBe(energyOf('макарони 200 г'))
})

test('boiled rice and pasta are bought dry, and boiled beans as they are written', () => {
  const bought = (line: string) => boughtAs(parseIngredientLine(line)).line
  const rice = bought('400 г вареного рису')
  expect(Math.round(rice.quantity ?? 0)).toBe(143)
  expect(rice.qualities).toBeUndefined()
  expect(bought('2 cups cooked quinoa').quantity).toBeCloseTo(2 / 3.1)
  expect(bought('400 g cooked chickpeas')).toMatchObject({ quantity: 400, qualities: ['cooked'] })
  expect(bought('400 г рису').quantity).toBe(400)
})
