import { expect, test } from 'bun:test'
import { products } from '../../../shared/food/brands/products.ts'
import { concepts, foods } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { findFood } from '../../../shared/food/names/match.ts'
import { expectRead } from '../../support/read-lines.ts'
import {
  typedCzech,
  typedCzechAgain,
  typedEnglish,
  typedEnglishAgain,
  typedUkrainian,
  typedUkrainianAgain,
} from './sets/november/typed.ts'

test('what shoppers type with the names of makers is the food, a thing of the house, or as it was typed', () => {
  const tables = [typedUkrainian, typedEnglish, typedCzech]
  for (const table of [...tables, typedUkrainianAgain, typedEnglishAgain, typedCzechAgain])
    expect(wrong(table)).toEqual([])
})

test('a name that a maker gave to one thing stands for a food that is known', () => {
  const known = new Set([...foods, ...concepts].map(({ id }) => id))
  expect(Object.keys(products).filter((id) => !known.has(id))).toEqual([])
})

test('who made it tells one product from another, in as many words as the name has', () => {
  const told = (text: string) => parseIngredientLine(text).qualities
  expect(told('філе Наша Ряба 1 кг')).toEqual(['наша ряба'])
  expect(told('гречка Жменька 1 кг')).toEqual(['жменька'])
  expect(parseIngredientLine('жменька гречки').unit).toBe('handful')
})

test('of a seasoning or a sauce the maker does not say what is in it', () => {
  for (const text of ['приправа Бабусина', 'соус Бабусин'])
    expect([text, parseIngredientLine(text).understood]).toEqual([text, false])
})

function wrong(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .filter((row) => {
      const [text = '', want = ''] = row.trim().split(' = ')
      const needs = needsOfLine(parseIngredientLine(text))
      if (want === 'goods') return !needs.every(({ goods }) => goods)
      const wanted = want.split(', ')
      return needs.length !== wanted.length || !wanted.every((names, at) => isOne(needs[at], names))
    })
}

function isOne(line: ParsedLine | undefined, names: string): boolean {
  const food = line?.understood && !line.goods ? line.food : undefined
  return names.split('|').some((name) => {
    if (name === 'goods') return line?.goods !== undefined
    return name === 'typed' ? !line?.goods && !food : food !== undefined && food === foodOf(name)
  })
}

/** By its plain name alone. */
function foodOf(name: string): string | undefined {
  const line = parseIngredientLine(name)
  return findFood(name) ?? (line.understood ? line.food : undefined)
}

test('a name with a capital that nobody knows is whose a plain food is, and never what a food is', () => {
  for (const text of ['гречка Глюмська', 'sůl Glumpan 1 kg', 'кава мелена Brombo'])
    expect([text, parseIngredientLine(text).understood]).toEqual([text, true])
  const open = ['масло Глюмове', 'соус Глюмський', 'філе Глюми', 'Суміш Глюмська', 'glumpa butter']
  for (const text of open)
    expect([text, parseIngredientLine(text).understood]).toEqual([text, false])
})

test('what comes in flavours is not what it tastes of, on whichever side that stands', () => {
  const flavoured = [
    ...['йогурт питний полуниця = drinking-yogurt', 'чіпси зі смаком краба = potato-chips'],
    ...['prawn cocktail crisps = potato-chips', 'ice cream mint choc chip = ice-cream'],
    ...['whey protein vanilla = whey-protein', 'seltzer lime 12 pack = sparkling-water'],
    ...['hummus roasted pepper = hummus', 'dark choc chips = chocolate-chips'],
    ...['НАПІЙ ЕНЕРГ. МАНГО 0,5Л З/Б = energy-drink', 'GV WHL MILK 1GAL = milk'],
  ]
  const read = flavoured.map((row) => {
    const [text = ''] = row.split(' = ')
    const { food, understood } = parseIngredientLine(text)
    return `${text} = ${understood ? food : 'typed'}`
  })
  expect(read).toEqual(flavoured)
  // What is made of a flavour is a thing of its own.
  expect(parseIngredientLine('1 citron – šťáva a kůra').food).toBe('lemon')
})

test('what is to be done and whom it is for is nothing to buy, nor does a name of a person become a food', () => {
  const errands = ['подзвонити Оленці про торт', 'Verunka', 'strejda Karel', 'дядько Вася', 'Gemma']
  for (const text of [...errands, 'pay for milk delivery', 'return library book'])
    expect([text, parseIngredientLine(text)]).toEqual([
      text,
      { text, foodText: text, understood: false },
    ])
  expect(parseIngredientLine('забрати торт').goods).toBeUndefined()
  expect(parseIngredientLine('тамарі').food).toBe('tamari')
})

test('three foods with nothing between them are three, be the first a sauce', () => {
  const ids = (text: string) => needsOfLine(parseIngredientLine(text)).map(({ food }) => food)
  expect(ids('майонез горошок ковбаса варена')).toEqual([
    'mayonnaise',
    'green-peas',
    'boiled-sausage',
  ])
  // Of two the other may be its taste.
  expect(ids('майонез часник')).toEqual(['mayonnaise'])
})

test('what it comes in is no number of it, and what is often misspelt is read', () => {
  expectRead(`
    чай чорний в пакетиках = - - black-tea
    сік в пакетах = - - fruit-juice
    чай чорний в пакетиках 2 пачки = 2 pack black-tea
    морква в пакетах 2 = 2 - carrot
    2cups suger = 2 cup sugar
    vinager = - - vinegar
    малоко = - - milk
    кіноа триколірна 100 г = 100 g quinoa
  `)
})
