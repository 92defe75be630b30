import { describe, expect, test } from 'bun:test'
import { convert } from '../../../shared/food/amounts/convert.ts'
import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { asFraction } from '../../../shared/food/amounts/fractions.ts'
import { amountOf, mergeAmounts } from '../../../shared/food/amounts/merge.ts'
import { inMetric } from '../../../shared/food/amounts/metric.ts'
import { perVolumeOf } from '../../../shared/food/amounts/poured.ts'
import { scaleLine } from '../../../shared/food/amounts/scale.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { Amount } from '../../../shared/food/line/types.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'
import type { Language } from '../../../shared/language/languages.ts'

describe('adding up for a shopping list', () => {
  test('grams and kilograms of one food become one amount', () => {
    expect(merged('potato', '800 г', '0,5 кг')).toEqual(['1,3 кг'])
  })

  test('spoons and glasses of a liquid join by volume', () => {
    expect(merged('milk', '1 склянка', '250 мл')).toEqual(['2 склянки'])
  })

  test('a glass of flour joins grams by the density of flour', () => {
    const [sum, ...rest] = mergeAmounts(
      [
        { quantity: 1, unit: 'glass' },
        { quantity: 200, unit: 'g' },
      ],
      'wheat-flour',
    )
    expect(rest).toEqual([])
    expect(sum?.unit).toBe('g')
    expect(sum?.quantity).toBeGreaterThan(300)
    expect(sum?.quantity).toBeLessThan(380)
  })

  test('onions that are counted join onions that are weighed by the weight of one', () => {
    const [sum, ...rest] = mergeAmounts([{ quantity: 2 }, { quantity: 300, unit: 'g' }], 'onion')
    expect(rest).toEqual([])
    expect(sum).toEqual({ quantity: 500, unit: 'g' })
  })

  test('a count is never added to a mass when nobody knows what one weighs', () => {
    expect(mergeAmounts([{ quantity: 2 }, { quantity: 300, unit: 'g' }])).toHaveLength(2)
  })

  test('a bunch and grams of dill stay beside each other', () => {
    expect(
      mergeAmounts(
        [
          { quantity: 1, unit: 'bunch' },
          { quantity: 20, unit: 'g' },
        ],
        'dill',
      ),
    ).toHaveLength(2)
  })

  test('pieces and a bare count are the same', () => {
    expect(merged('egg', '2 шт', '3')).toEqual(['5'])
  })

  test('a range is bought by its upper end', () => {
    expect(
      mergeAmounts(
        [
          { quantity: 2, upTo: 3, unit: 'clove' },
          { quantity: 1, unit: 'clove' },
        ],
        'garlic',
      ),
    ).toEqual([{ quantity: 4, unit: 'clove' }])
  })

  test('what is only to taste gives no amount', () => {
    expect(amountOf(parseIngredientLine('сіль за смаком'))).toBeUndefined()
  })
})

describe('converting', () => {
  test('volume becomes mass only where the density is known', () => {
    expect(convert({ quantity: 1, unit: 'l' }, 'g', 'milk')?.quantity).toBeGreaterThan(1000)
    expect(convert({ quantity: 1, unit: 'l' }, 'g')).toBeUndefined()
  })

  test('a range converts at both its ends', () => {
    expect(convert({ quantity: 1, upTo: 2, unit: 'kg' }, 'g')).toEqual({
      quantity: 1000,
      upTo: 2000,
      unit: 'g',
    })
  })

  test('a cup of milk is told in millilitres and a cup of flour in grams', () => {
    const metric = (quantity: number, unit: UnitId, food?: string) =>
      inMetric({ quantity, unit }, perVolumeOf(food))
    expect(metric(1, 'cup', 'milk')).toEqual({ quantity: 240, unit: 'ml' })
    expect(metric(1, 'cup', 'wheat-flour').unit).toBe('g')
    expect(metric(5, 'cup', 'milk')).toEqual({ quantity: 1.2, unit: 'l' })
    expect(metric(3, 'lb', 'potato')).toEqual({ quantity: 1.35, unit: 'kg' })
    expect(inMetric({ quantity: 1, upTo: 2, unit: 'inch' })).toEqual({
      ...{ quantity: 2.5, upTo: 5, unit: 'cm' },
    })
  })

  test('what nobody can weigh, counts and grams stay as they were said', () => {
    for (const said of [
      { quantity: 2, unit: 'clove' },
      { quantity: 2, unit: 'tbsp' },
      { quantity: 700, unit: 'g' },
    ] as const)
      expect(inMetric(said, perVolumeOf('fennel-fronds'))).toBe(said)
  })
})

describe('scaling and printing', () => {
  test('a recipe for four, made for six, takes half as much again', () => {
    const line = scaleLine(parseIngredientLine('1 склянка борошна'), 1.5)
    expect(formatAmount(amount(line), 'uk')).toBe('1½ склянки')
  })

  test('both ends of a range and the second amount scale, the text stays', () => {
    const line = scaleLine(parseIngredientLine('2-3 банки квасолі (по 400 г)'), 2)
    expect(line).toMatchObject({
      quantity: 4,
      upTo: 6,
      also: { quantity: 1600 },
      text: '2-3 банки квасолі (по 400 г)',
    })
  })

  test('scaling by one is no change at all', () => {
    const line = parseIngredientLine('3 зубчики часнику')
    expect(scaleLine(line, 1)).toBe(line)
  })

  test('fractions are those that cooks read', () => {
    const read = [0.5, 1 / 3, 0.25, 0.75, 2 / 3, 0.125, 4 / 3, 2, 1.5].map((quantity) =>
      asFraction(quantity, 'uk'),
    )
    expect(read).toEqual(['½', '⅓', '¼', '¾', '⅔', '⅛', '1⅓', '2', '1½'])
    expect([0.38, 4.625, 2.13].map((quantity) => asFraction(quantity, 'uk'))).toEqual([
      ...['⅜', '4⅝', '2⅛'],
    ])
    expect([4.6, 0.4, 1.9].map((quantity) => asFraction(quantity, 'uk'))).toEqual([
      ...['4,6', '0,4', '1,9'],
    ])
    expect(asFraction(12.4, 'uk')).toBe('12,4')
    expect(asFraction(250.5, 'uk')).toBe('251')
  })

  test('Ukrainian units take the form that the number asks for', () => {
    const said = [1, 2, 5, 0.5, 21].map((quantity) =>
      formatAmount({ quantity, unit: 'clove' }, 'uk'),
    )
    expect(said).toEqual(['1 зубчик', '2 зубчики', '5 зубчиків', '½ зубчика', '21 зубчик'])
  })

  test('English units take an s after more than one', () => {
    expect([0.5, 1, 2].map((quantity) => formatAmount({ quantity, unit: 'cup' }, 'en'))).toEqual([
      '½ cup',
      '1 cup',
      '2 cups',
    ])
  })

  test('metric amounts have decimals in the language of the reader', () => {
    expect(formatAmount({ quantity: 1.5, unit: 'kg' }, 'uk')).toBe('1,5 кг')
    expect(formatAmount({ quantity: 1.5, unit: 'kg' }, 'en')).toBe('1.5 kg')
    expect(formatAmount({ quantity: 1250, unit: 'g' }, 'en')).toBe('1250 g')
  })

  test('a range is printed with a dash', () => {
    expect(formatAmount({ quantity: 2, upTo: 3, unit: 'tbsp' }, 'uk')).toBe('2–3 ст. л.')
  })

  test('things that are counted have fractions, be they many, and both ends of a range', () => {
    const said = (text: string, factor: number, language: Language) =>
      formatAmount(amount(scaleLine(parseIngredientLine(text), factor)), language)
    expect(said('картопля 10-12 шт.', 1.25, 'uk')).toBe('12½–15 шт.')
    expect(said('морквинка 2 шт.', 1.25, 'uk')).toBe('2½ шт.')
    expect(said('5–9 eggs', 2.5, 'en')).toBe('12½–22½')
    expect(said('картопля 10–12 кг', 1.25, 'uk')).toBe('12,5–15 кг')
  })
})

function merged(food: string, ...said: string[]): string[] {
  const amounts = said.map((text) => amount(parseIngredientLine(`сіль ${text}`)))
  return mergeAmounts(amounts, food).map((sum) => formatAmount(sum, 'uk'))
}

function amount(line: ReturnType<typeof parseIngredientLine>): Amount {
  return amountOf(line) ?? { quantity: Number.NaN }
}
