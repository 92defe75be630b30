import { expect, test } from 'bun:test'
import { unmeasuredIn } from '../../../shared/food/amounts/unsaid.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'
import { priceBookOf, priceOfLines } from '../../../shared/food/price.ts'

const prices = priceBookOf([])
const dish = (...texts: string[]) => {
  const lines = texts.map(parseIngredientLine)
  const { perServing, counted, missing } = nutritionOf(lines, 4)
  const { minor, lines: each } = priceOfLines(lines, 4, prices)
  return { energy: perServing?.energy, counted, missing, minor, each: each.map((one) => one.minor) }
}

test('of a recipe without amounts nobody knows the energy or the price, and it says what is missing', () => {
  for (const names of [
    ['тісто', 'мак', 'цукор', 'яйця', 'масло', 'мед', 'родзинки'],
    ['картопля', 'фарш', 'сметана'],
    ['flour', 'sugar', 'butter', 'eggs'],
  ])
    expect(dish(...names)).toEqual({
      energy: undefined,
      counted: 0,
      missing: names,
      minor: 0,
      each: names.map(() => null),
    })
})

test('salt, spices, herbs, water and what greases or adorns are little, whatever they are', () => {
  const { energy, counted, missing, minor } = dish(
    'картопля 1 кг',
    'фарш 500 г',
    'сіль, перець',
    'лавровий лист',
    'кріп',
    'вода',
    'олія для смаження',
    'масло для змащування',
    'сметана для подачі',
  )
  expect(energy).toBeGreaterThan(500)
  expect([counted, missing]).toEqual([1, []])
  expect(minor).toBeGreaterThan(10_000)
})

test('what something is rolled, coated or fried in is little, and what is fried itself is not', () => {
  const rest = ['картопля 1 кг', 'фарш 500 г']
  for (const little of [
    'борошно для обкачування',
    'олія для фритюру',
    'oil for frying',
    'flour for dusting',
    'mouka na vál',
    'olej na fritování',
    'яйце для змащування',
    'lemon wedges, to serve',
  ])
    expect([little, dish(...rest, little).missing]).toEqual([little, []])
  for (const whole of [
    "м'ясо для смаження",
    'риба для смаження',
    'fish for frying',
    'maso na smažení',
    'rice, to serve',
    'трохи картоплі',
  ])
    expect([whole, dish(...rest, whole).missing]).toEqual([whole, [whole]])
})

test('a countable food in the singular is one of it; plurals and what is said of much of it leave open how much', () => {
  const ones = {
    'яйце куряче': '1 яйце',
    'велика цибулина': '1 цибулина',
    лимон: '1 лимон',
    'egg, beaten': '1 egg',
    'sweet potato': '1 sweet potato',
    vejce: '1 vejce',
    'velká cibule': '1 cibule',
  }
  for (const [one, counted] of Object.entries(ones)) {
    const { energy, minor, missing } = dish('рис 200 г', one)
    const known = dish('рис 200 г', counted)
    expect([one, energy, minor, missing]).toEqual([one, known.energy, known.minor, []])
  }
  for (const open of ['яйця', 'цибуля', 'картопля', 'гриби', 'eggs', 'egg whites', 'lemon wedges'])
    expect(dish('рис 200 г', open).missing).toEqual([open])
  for (const open of ['garlic', 'cibule', 'mrkev', 'rajčata', 'egg noodles', 'авокадо'])
    expect(dish('рис 200 г', open).missing).toEqual([open])
})

test('one line without an amount among many is named, and does not hide the rest', () => {
  const { counted, missing, energy, each } = dish('картопля 1 кг', 'фарш 500 г', 'часник')
  expect(counted).toBeGreaterThan(0.8)
  expect(energy).toBeGreaterThan(400)
  expect(missing).toEqual(['часник'])
  expect(each.at(-1)).toBeNull()
})

test('a spoon of oil weighs little and is much of what a salad gives', () => {
  expect(dish('огірки 300 г', 'помідори 300 г', 'олія')).toMatchObject({
    energy: undefined,
    missing: ['олія'],
  })
})

test('a bare number counts only what is bought by the piece', () => {
  expect(dish('борошно 300 г', 'цукор 90')).toMatchObject({ energy: undefined, minor: 0 })
  expect(dish('борошно 300 г', 'яйця 2').energy).toBeGreaterThan(200)
  expect(dish('рис 2').missing).toEqual(['рис 2'])
})

test('a larger number behind a food is no count of it, unless it is plainly one', () => {
  const open = ['картопля 50', 'морква 15', 'картопля - 15', 'мигдаль 20', 'rajčata 20', 'яйця 50']
  for (const one of open) expect(dish('фарш 500 г', one).missing).toEqual([one])
  expect(dish('картопля 50, морква 15').missing).toEqual(['картопля 50, морква 15'])
  for (const counted of ['картопля 8', 'морква 12', '15 яблук', 'about 20 prawns', 'чері 15'])
    expect(dish('фарш 500 г', counted).missing).toEqual([])
  for (const counted of ['яйця 20', 'картопля 15 шт'])
    expect(dish('фарш 500 г', counted).missing).toEqual([])
})

test('a main food or the fat of a dough without an amount leaves no number, and a spoon of fat beside much does not', () => {
  const dough = [
    'борошно 500 г',
    'цукор 300 г',
    'молоко 300 мл',
    'яйця 5 шт',
    'дріжджі 25 г',
    'сіль',
  ]
  const stew = ['яловичина 900 г', 'картопля 700 г', 'морква 200 г', 'цибуля 200 г']
  const rice = ['рис 300 г', 'морква 100 г', 'цибуля 100 г', 'олія 50 мл']
  for (const [rest, open] of [
    [dough, 'масло'],
    [dough, 'олія'],
    [rice, 'курка'],
    [['spaghetti 400 g', 'bacon 200 g', 'eggs 3'], 'parmesan'],
    [['яблука 1 кг'], 'цукор'],
    [['сир 500 г', 'яйця 2'], 'цукор'],
  ] as const)
    expect([open, dish(...rest, open)]).toMatchObject([
      open,
      { energy: undefined, missing: [open] },
    ])
  for (const open of ['олія', 'масло', 'цукор', 'часник']) {
    const { energy, missing } = dish(...stew, open)
    expect([energy !== undefined, missing]).toEqual([true, [open]])
  }
})

test('sugar to taste is not counted, and is named', () => {
  const { energy, missing } = dish('сир 500 г', 'борошно 60 г', 'цукор за смаком')
  expect([energy !== undefined, missing]).toEqual([true, ['цукор за смаком']])
  for (const one of ['sugar, to taste', 'cukr podle chuti', 'сир за смаком'])
    expect(dish('рис 500 г', one).missing).toEqual([one])
  for (const one of [
    'сіль за смаком',
    'salt and pepper to taste',
    'лимон за смаком',
    'соєвий соус за смаком',
  ])
    expect(dish('рис 500 г', one).missing).toEqual([])
})

test('flour «as much as the dough takes» is more than a little', () => {
  expect(dish('вода 300 мл', 'борошно, скільки візьме тісто').energy).toBeUndefined()
})

test('a drop of vanilla costs no pod of it', () => {
  const { minor, each } = dish('вівсянка 100 г', 'крапля ванілі')
  expect(each[1]).toBeLessThan(500)
  expect(minor).toBeLessThan(1000)
})

test('a line of several foods is named once', () => {
  expect(dish('рис 500 г', 'картопля, морква').missing).toEqual(['картопля, морква'])
  expect(dish('рис 500 г', 'картопля 200 г, морква').missing).toEqual(['морква'])
})

test('the lines that do not say how much are named', () => {
  const lines = ['картопля', 'фарш 500 г', 'сіль', 'цукор 90', 'папір для випікання']
  expect(unmeasuredIn(lines.map(parseIngredientLine))).toEqual(['картопля', 'цукор 90'])
})
