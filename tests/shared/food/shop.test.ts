import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { convert } from '../../../shared/food/amounts/convert.ts'
import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { amountOf } from '../../../shared/food/amounts/merge.ts'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { inGrams, shopAmounts } from '../../../shared/food/shop/measure.ts'
import { type UnitId, units } from '../../../shared/food/units/units.ts'

/** What a list says for lines of one food together. */
const bought = (...texts: string[]) => {
  const lines = texts.map(parseIngredientLine)
  const food = lines[0]?.understood ? lines[0].food : undefined
  return shopAmounts(
    lines.flatMap((line) => amountOf(line) ?? []),
    food,
  ).map((amount) => formatAmount({ ...amount, unit: amount.unit ?? 'piece' }, 'uk'))
}

test('what is measured in a kitchen is bought by the kilogram and the litre', () => {
  expect(bought('14 склянок гречки')).toEqual(['2,95 кг'])
  expect(bought('1 склянка борошна', '200 г борошна')).toEqual(['340 г'])
  expect(bought('6 склянок молока')).toEqual(['1,5 л'])
  expect(bought('3 ст. л. олії')).toEqual(['45 мл'])
  expect(bought('4 ст. л. томатної пасти')).toEqual(['70 г'])
  expect(bought('12 oz beef')).toEqual(['340 г'])
})

test('what is sold in heads, bunches and packets is bought in them', () => {
  expect(bought('31 зубчик часнику')).toEqual(['4 головки'])
  expect(bought('3 зубчики часнику', '2 головки часнику')).toEqual(['3 головки'])
  expect(bought('3 ст. л. кропу', '20 г кропу')).toEqual(['1 пучок'])
  expect(bought('60 г кропу', '1 пучок кропу')).toEqual(['3 пучки'])
  expect(bought('10 редисок')).toEqual(['1 пучок'])
  expect(bought('2 ч. л. сухих дріжджів')).toEqual(['1 пакетик'])
  expect(bought('1 ч. л. чорного перцю', 'щіпка чорного перцю')).toEqual(['1 пачка'])
  expect(bought('4 лаврових листки')).toEqual(['1 пачка'])
})

test('what is counted is bought whole, also where it was weighed', () => {
  expect(bought('275 г яєць')).toEqual(['5 шт.'])
  expect(bought('2,5 яйця')).toEqual(['3 шт.'])
  expect(bought('3 скибки хліба')).toEqual(['1 шт.'])
})

test('what nobody can convert stays as the dishes say it', () => {
  expect(bought('2 склянки чудасії')).toEqual(['2 склянки'])
  expect(bought('2 стебла селери')).toEqual(['2 стебла'])
  expect(bought('2 банки квасолі')).toEqual(['2 банки'])
})

test('a shop’s measure is never less than what the dishes ask for', () => {
  const ids = Object.keys(units) as UnitId[]
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4),
          unit: fc.constantFrom(...ids),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      fc.constantFrom(...foods),
      (amounts, { id }) => {
        const grams = (some: Parameters<typeof shopAmounts>[0]) =>
          some.map((one) => convert(inGrams(one, id), 'g', id)?.quantity)
        const asked = amounts.map((one) => convert(one, 'g', id)?.quantity)
        if (asked.includes(undefined)) return
        const [needed, there] = [asked, grams(shopAmounts(amounts, id))].map((some) =>
          some.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        )
        expect(there ?? 0).toBeGreaterThanOrEqual((needed ?? 0) * 0.96)
      },
    ),
    { numRuns: 1500 },
  )
})
