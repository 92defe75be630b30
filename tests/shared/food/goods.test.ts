import { expect, test } from 'bun:test'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { findFood } from '../../../shared/food/names/match.ts'
import { typedLines } from './sets/needs/shopping.ts'
import { typedGoods } from './sets/november/goods.ts'
import { keptAtHome } from './sets/november/household.ts'

const goods = (text: string) => parseIngredientLine(text).goods

test('what is no food is on its own shelf, whatever food its name borrows', () => {
  const wrong = typedLines.filter(
    ([text, kind, of]) => goods(text) !== (kind === 'goods' ? of : undefined),
  )
  expect(wrong).toEqual([])
})

test('the glass of a window is none to drink from', () => {
  const cleaners = ['засіб для скла', 'засіб для миття скла'].map((text) =>
    parseIngredientLine(text),
  )
  expect(cleaners.map(({ goods: shelf, unit }) => [shelf, unit])).toEqual([
    ['household', undefined],
    ['household', undefined],
  ])
  expect(parseIngredientLine('2 скл. води').unit).toBe('glass')
})

test('a food stays a food beside the names of things', () => {
  const wrong = typedLines.filter(
    ([text, kind, of]) => kind === 'food' && parseIngredientLine(text).food !== findFood(of ?? ''),
  )
  expect(wrong).toEqual([])
  const foods = [
    'соус для піци',
    'сіль для засолювання',
    'торт зі свічками',
    'sponge cake',
    'body of a crab',
  ]
  expect(foods.map(goods)).toEqual(foods.map(() => undefined))
})

test('the amount of a thing is read as that of a food is', () => {
  expect(parseIngredientLine('туалетний папір 8 шт')).toMatchObject({ quantity: 8, unit: 'piece' })
  expect(parseIngredientLine('2 пачки вологих серветок')).toMatchObject({
    ...{ quantity: 2, unit: 'pack', goods: 'hygiene' },
  })
})

test('what is called by its maker is known too, and is no food', () => {
  const wrong = Object.entries(typedGoods).flatMap(([shelf, texts]) =>
    texts.split('|').filter((text) => String(goods(text)) !== shelf || isEaten(text)),
  )
  expect(wrong).toEqual([])
})

/** Baking paper and toothpicks stand in recipes, too. */
function isEaten(text: string): boolean {
  const { food } = parseIngredientLine(text)
  return food !== undefined && !isKindOf(food, 'non-food')
}

test('what a house is kept with is one thing on its shelf, whatever it smells of or is for', () => {
  const needs = (text: string) => needsOfLine(parseIngredientLine(text))
  expect(keptAtHome.filter((text) => needs(text).some((one) => !one.goods))).toEqual([])
  for (const text of [
    'шампунь з медом і молоком',
    'shower gel lemon and mint',
    'mýdlo med a mléko',
  ])
    expect([text, needs(text).map((one) => one.goods)]).toEqual([text, ['hygiene']])
})

test('two things of the house on one line are two, and a vessel that says what it holds is none', () => {
  const shelves = (text: string) => needsOfLine(parseIngredientLine(text)).map((one) => one.goods)
  expect(shelves('фольга і папір для випічки')).toEqual(['household', 'household'])
  expect(shelves('шампунь і сметана')).toEqual(['hygiene', undefined])
  for (const text of ['a jug of cream', '1 bowl of rice', 'миска салату'])
    expect([text, shelves(text)]).toEqual([text, [undefined]])
})

test('what a thing is says its last word in English, its first in Ukrainian and Czech, whatever it smells of', () => {
  const said = [
    ...['peanut butter dog treats', 'banana phone case', 'ceramic milk jug', 'oatmeal body wash'],
    ...['body wash oatmeal', 'washing up liquid lemon', 'fish tank filter', 'honey lip balm'],
    ...['банки 0,5 під огірки 20шт', 'пляшечка для молока дитяча', 'форма для кексів силікон'],
    ...['ЗАСІБ Д/УНІТАЗУ ЛИМОН 750МЛ', 'олія моторна 5w30 4л', 'піна для бриття', 'рисоварка'],
    ...['sprchový gel mango', 'sampon kopriva', 'pytle na odpad 60l', 'konvička na čaj', 'rýžovar'],
  ]
  expect(said.filter((text) => !goods(text))).toEqual([])
  const food = [
    ...['ароматизатор ваніль', 'миска салату', 'a jug of cream', 'cheese straws', 'máslo 2x'],
    ...['масло для смаження', 'Kettle chips', 'Polish sausage', 'kapky citronové šťávy'],
  ]
  expect(food.filter((text) => goods(text))).toEqual([])
})

test('two things of the household are two, the maker of one or not', () => {
  for (const text of ['порошок Персил і кондиціонер', 'туалетний папір та серветки']) {
    const lines = needsOfLine(parseIngredientLine(text))
    expect([text, lines.map(({ goods }) => goods)]).toEqual([text, ['household', 'household']])
  }
})

test('a ball of a food is how much of it there is, and no toy', () => {
  for (const text of ['моцарела, 1 кулька (125 г)', 'mozzarella, 1 ball (125 g)'])
    expect(parseIngredientLine(text)).toEqual({
      text,
      foodText: text.split(',')[0] ?? '',
      understood: true,
      quantity: 1,
      unit: 'ball',
      also: { quantity: 125, unit: 'g' },
      food: 'mozzarella',
    })
})
