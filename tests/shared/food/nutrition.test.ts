import { describe, expect, test } from 'bun:test'
import { entryOf, flagsOf } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { figuresOf, foodsWithFigures } from '../../../shared/food/nutrition/figures-of.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'

const of = (servings: number, ...lines: string[]) =>
  nutritionOf(
    lines.map((line) => parseIngredientLine(line)),
    servings,
  )

describe('the figures', () => {
  test('are those of at least six hundred foods, each in the lexicon', () => {
    const foods = foodsWithFigures()
    expect(foods.filter((food) => !entryOf(food))).toEqual([])
    expect(foods.length).toBeGreaterThanOrEqual(600)
  })

  test('add up: no more than a hundred grams, and the parts within their whole', () => {
    const wrong = foodsWithFigures().filter((food) => {
      const { amounts } = figuresOf(food) ?? { amounts: undefined }
      if (!amounts) return true
      const { protein, fat, saturatedFat, carbohydrates, sugars, fibre, salt } = amounts
      const whole = [protein, fat, carbohydrates, fibre].reduce<number>((a, b) => a + (b ?? 0), 0)
      return (
        whole > 103 ||
        (saturatedFat ?? 0) > (fat ?? 0) + 0.1 ||
        (sugars ?? 0) > (carbohydrates ?? 0) + 0.1 ||
        (salt ?? 0) > 100
      )
    })
    expect(wrong).toEqual([])
  })

  test('have an energy that follows from what is in the food', () => {
    // Alcohol has an energy of its own; leaves and spices are rounded in their carbohydrates.
    const wrong = foodsWithFigures().filter((food) => {
      const { amounts } = figuresOf(food) ?? { amounts: undefined }
      if (!amounts || flagsOf(food).has('alcohol')) return false
      const { energy, protein, fat, carbohydrates, fibre } = amounts
      const follows =
        4 * ((protein ?? 0) + (carbohydrates ?? 0)) + 9 * (fat ?? 0) + 2 * (fibre ?? 0)
      return Math.abs((energy ?? 0) - follows) > Math.max(40, 0.2 * follows)
    })
    // Bran, cocoa and the like have factors of their own in the source; an extract is half alcohol.
    expect(wrong).toEqual([
      'wheat-bran',
      'oat-bran',
      'lentils',
      'vanilla-extract',
      'baking-powder',
      'cocoa',
      'carob',
      'spirulina',
      'allspice',
    ])
  })

  test('are lent by what a food is a kind of, and then they are approximate', () => {
    expect(figuresOf('carrot')).toMatchObject({ approximate: false, source: '11124' })
    expect(figuresOf('kefir')).toMatchObject({ approximate: true })
    expect(figuresOf('spirit')).toBeUndefined()
  })
})

describe('a serving', () => {
  test('holds its part of what the lines weigh', () => {
    const { perServing, counted, missing } = of(2, '200 г гречки', '20 г масла')
    expect(perServing).toMatchObject({ energy: 418, protein: 11.8, fat: 10.8 })
    expect([counted, missing]).toEqual([1, []])
  })

  test('is told in grams whatever the line measures by', () => {
    expect(of(1, '100 мл молока').perServing?.energy).toBe(
      of(1, '103 г молока').perServing?.energy ?? 0,
    )
    expect(of(1, '2 яйця').perServing?.energy).toBeGreaterThan(130)
  })

  test('is not told where less than four fifths of the weight could be counted', () => {
    const { perServing, counted, missing } = of(2, '300 г шмурдяку', '200 г гречки')
    expect(perServing).toBeNull()
    expect(counted).toBeCloseTo(0.4)
    expect(missing).toEqual(['300 г шмурдяку'])
  })

  test('is told with what is missing where that is little', () => {
    const { perServing, missing } = of(2, '400 г картоплі', '5 г барбарису')
    expect(perServing?.energy).toBeGreaterThan(100)
    expect(missing).toEqual(['5 г барбарису'])
  })

  test('does not take water for food, nor the oil that something fries in', () => {
    expect(of(1, '2 л води', '100 г шмурдяку').perServing).toBeNull()
    const fried = of(4, '1 кг картоплі', '500 мл олії')
    expect(fried.perServing?.fat).toBeLessThan(2)
    expect(fried.missing).toEqual(['500 мл олії'])
  })

  test('has nothing of a heading, of goods and of what may be left out', () => {
    const plain = of(1, '200 г рису')
    expect(
      of(1, 'Для рису:', '200 г рису', 'папір для випікання', '50 г меду, за бажанням'),
    ).toEqual(plain)
  })

  test('leaves out a figure that the source does not have for most of the dish', () => {
    expect(of(1, '300 г гороху замороженого', '5 г солі').perServing?.sugars).not.toBeUndefined()
    expect(of(1, '100 г айви').perServing).toMatchObject({ sugars: null, energy: 57 })
  })
})

test('no more of a dish is counted than all of it, however many eat it', () => {
  const lines = [
    ...['500 г сиру кисломолочного', '60 г цукру', '70 г борошна', '33 г масла', '125 г молока'],
    ...['7 г солі', '11 г олії', '90 г картоплі'],
  ]
  for (let servings = 1; servings < 13; servings++)
    for (let count = 2; count <= lines.length; count++)
      expect(of(servings, ...lines.slice(0, count)).counted).toBeLessThanOrEqual(1)
})
