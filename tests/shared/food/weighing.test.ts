import { expect, test } from 'bun:test'
import { weighLine } from '../../../shared/food/amounts/weigh.ts'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { units } from '../../../shared/food/units/units.ts'

const grams = (text: string) => Math.round(weighLine(parseIngredientLine(text)).grams)

test('a sheet, a bunch and a packet weigh what they weigh of that food', () => {
  expect(grams('3 листки желатину')).toBe(5)
  expect(grams('1 пучок редиски')).toBe(200)
  expect(grams('1 пучок кропу')).toBe(40)
  expect(grams('1 пачка дріжджів')).toBe(50)
  expect(grams('10 сушок')).toBe(60)
  expect(grams('4 cheese slices')).toBe(80)
  expect(grams('2 сардельки')).toBe(190)
  expect(grams('1 vánočka')).toBe(450)
})

test('a weight of its own is of a unit that is counted', () => {
  const odd = foods.flatMap(({ id, weighs = {} }) =>
    Object.keys(weighs)
      .filter((unit) => units[unit as keyof typeof units]?.dimension !== 'count')
      .map((unit) => `${id}: ${unit}`),
  )
  expect(odd).toEqual([])
})
