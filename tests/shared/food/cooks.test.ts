import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { scaledForCook } from '../../../shared/food/amounts/cooks.ts'
import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { scaledSentence } from '../../../shared/food/amounts/in-sentence.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'

const scaled = (quantity: number, unit: UnitId | undefined, factor: number) =>
  formatAmount(scaledForCook({ quantity, ...(unit && { unit }) }, factor), 'uk')

test('amounts for other numbers of people are such as a cook can measure', () => {
  expect(scaled(3, undefined, 1.5)).toBe('4½')
  expect(scaled(1, undefined, 1 / 3)).toBe('½')
  expect(scaled(200, 'g', 1 / 3)).toBe('65 г')
  expect(scaled(500, 'g', 5 / 6)).toBe('420 г')
  expect(scaled(1, 'tbsp', 1 / 3)).toBe('⅓ ст. л.')
  expect(scaled(1, 'tsp', 0.7)).toBe('⅔ ч. л.')
  expect(scaled(187, 'g', 1)).toBe('187 г')
})

test('scaling never makes something of nothing, nor a third more or less of much', () => {
  const units = fc.constantFrom<UnitId | undefined>(
    'g',
    'ml',
    'kg',
    'tbsp',
    'tsp',
    'clove',
    undefined,
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      units,
      fc.constantFrom(2, 0.5, 1.5, 3),
      (quarters, unit, factor) => {
        const exact = (quarters / 4) * factor
        const { quantity } = scaledForCook(
          { quantity: quarters / 4, ...(unit && { unit }) },
          factor,
        )
        expect(quantity).toBeGreaterThan(0)
        if (exact >= 1) expect(Math.abs(quantity / exact - 1)).toBeLessThan(1 / 3)
      },
    ),
  )
})

test('the amounts inside a step grow with it, its minutes, degrees and pots do not', () => {
  const twice = (text: string, language: 'uk' | 'en' = 'uk') => scaledSentence(text, 2, language)
  expect(twice('Влийте 200 мл води і 1½ ст. л. олії, варіть 20 хвилин при 180 °C.')).toBe(
    'Влийте 400 мл води і 3 ст. л. олії, варіть 20 хвилин при 180 °C.',
  )
  expect(twice('Додайте 1 склянку борошна та 2–3 ст. л. цукру.')).toBe(
    'Додайте 2 склянки борошна та 4–6 ст. л. цукру.',
  )
  expect(twice('У каструлі на 5 л закип’ятіть 2 л води.')).toBe(
    'У каструлі на 5 л закип’ятіть 4 л води.',
  )
  expect(twice('Add 1/2 cup milk to a 2 l pot.', 'en')).toBe('Add 1 cup milk to a 2 l pot.')
  expect(scaledSentence('Влийте 200 мл води.', 1, 'uk')).toBe('Влийте 200 мл води.')
})
