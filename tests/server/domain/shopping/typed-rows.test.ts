import { describe, expect, test } from 'bun:test'
import { understood } from '../../../../server/domain/shopping/lines.ts'
import { readTyped } from '../../../../server/domain/shopping/typed-rows.ts'
import { growth } from '../../../support/growth.ts'

const rows = (text: string) =>
  readTyped([text]).map((line) => {
    const { text: words, food, quantity } = understood(line)
    return [words, food, quantity]
  })

test('a thing of the house stands on the list by its own words, and what was typed behind it by others', () => {
  expect(rows('корм коту молоко')).toEqual([
    ['корм коту', null, null],
    ['молоко', 'milk', null],
  ])
  expect(rows('губки 2 хліб')).toEqual([
    ['губки', null, 2],
    ['хліб', 'bread', null],
  ])
  expect(rows('сірники свічки').map(([words]) => words)).toEqual(['сірники', 'свічки'])
})

test('what is counted as one and cannot be one stands there as it was typed, and under no food', () => {
  expect(rows('2 cans tuna mayo bread').map(([words, food]) => [words, food])).toEqual([
    ['2 cans tuna mayo bread', null],
  ])
})

test('a row shows the words as they were typed where the name of its food says less', () => {
  const noteOf = (text: string) => readTyped([text]).map((line) => understood(line).note)
  for (const typed of [
    'нутелла',
    'філадельфія',
    'дружба',
    'сирок дружба',
    'капуста квашена відро',
    'картоплі мішок',
    'чай в пакетиках',
    'лаваш тонкий',
    'вода свята',
  ])
    expect([typed, ...noteOf(`${typed}`)]).toEqual([typed, typed])
  expect(noteOf('буряк великих 3')).toEqual(['великих'])
})

test('and nothing where another common name, a brand or an amount is all that was typed', () => {
  for (const typed of [
    'бульба',
    'яйця 10',
    'картопля 2 кг',
    'пачка масла',
    'йогурт полуничний 2',
    'сметана президент 20%',
    'олія соняшникова',
    'cheddar cheese',
    'chicken breasts 2',
    'rohlíky 5',
  ])
    expect([typed, understood(readTyped([typed])[0] as never).note]).toEqual([typed, null])
})

test('a row of pictures is what they show', () => {
  expect(rows('🥛🥚10 🍞')).toEqual([
    ['🥛', 'milk', null],
    ['🥚10', 'egg', 10],
    ['🍞', 'bread', null],
  ])
  expect(rows('🍌 кіло')).toEqual([['🍌 кіло', 'banana', 1]])
  expect(rows('молоко 🍞')).toEqual([['молоко 🍞', 'milk', null]])
  expect(rows('🍌🍎 + 🧀').map(([, food]) => food)).toEqual(['banana', 'apple', 'cheese'])
})

test.each([
  ['олія тільки не Олейна', 'vegetable-oil', 'тільки не Олейна'],
  ['яйця тільки якщо до 70 грн десяток', 'egg', 'тільки якщо до 70 грн десяток'],
  ['ice cream if on sale', 'ice-cream', 'if on sale'],
  ['losos jestli bude v akci', 'salmon', 'jestli bude v akci'],
  ['кава 3в1', 'coffee', '3в1'],
])('«%s» is bought, and the rest is said of it', (text, food, note) => {
  const [line, ...more] = readTyped([text]).map(understood)
  expect([line?.text, line?.food, line?.quantity, line?.note, more]).toEqual([
    ...[text, food, null, note],
    [],
  ])
})

test('what it must be without is no mere remark', () => {
  for (const text of [
    'печиво тільки не з горіхами',
    'сир тільки якщо безлактозний',
    'pasta only if GF',
    'молоко тільки не коров’яче',
    'хліб, з кунжутом не бери',
    'горіхи не купуй у сина алергія',
    'peanuts dont buy Tom is allergic',
    'без - глютену, лактози, цукру',
    'алергія на горіхи - печиво, вафлі, цукерки',
    'для целіака хліб, макарони, пиво',
    'є вдома - молоко, хліб, яйця',
    '🥜 ні',
    '🍞 ні',
    'vegan taco - shells, cheese, beef',
    'для Маргарити хліб, макарони, пиво',
    'на борщ (пісний) буряк, капуста, морква',
  ])
    expect([text, rows(text).map(([, food]) => food)]).toEqual([text, [null]])
  const [bread] = readTyped(['хліб якщо без глютену']).map(understood)
  expect([bread?.food, bread?.quality]).toEqual(['bread', 'gluten-free'])
})

test('of several things each has its own words, though one says of what kind it is', () => {
  expect(rows('кава 3в1, молоко, хліб').map(([words]) => words)).toEqual([
    'кава 3в1',
    'молоко',
    'хліб',
  ])
})

test('how much there is to be stays an amount, whatever is said beside it', () => {
  expect(rows('сир якщо є 300 г').map(([, food, quantity]) => [food, quantity])).toEqual([
    ['cheese', 300],
  ])
  expect(rows('milk if on sale, toilet paper').map(([, food]) => food)).toEqual(['milk', null])
})

test('a row of pictures costs what it is long', () => {
  for (const one of ['🥛  ', '🥛 2 ', '🧀 200 г ', 'молоко якщо ', 'хліб, не бери ', '🥛11'])
    expect(
      growth((size) => void readTyped([`${one.repeat(size)}!`]), 10, 20),
      one,
    ).toBeLessThan(12)
})

test('a list may begin with what it is for, which stays a note of each', () => {
  const list = "на олів'є горошок, ковбаса варена, яйця"
  expect(rows(list).map(([, food]) => food)).toEqual(['green-peas', 'boiled-sausage', 'egg'])
  expect(readTyped([list]).map((line) => understood(line).note)).toEqual([
    "на олів'є",
    "на олів'є",
    "на олів'є",
  ])
  expect(rows('taco night - shells, beef 1lb, sour cream').map(([, food]) => food)).toEqual([
    null,
    'beef',
    'sour-cream',
  ])
})

describe('a row that names several things with nothing between them', () => {
  test('is those things, and what they are for is said of each', () => {
    const apart: [string, string[], string][] = [
      [
        'lettuce tomato pickles buns for burgers',
        ['lettuce', 'tomato', 'pickled-cucumber', 'bun'],
        'for burgers',
      ],
      ['цибуля зелена редис квас це на окрошку', ['spring-onion', 'radish', 'kvass'], 'на окрошку'],
      [
        'greek salad bits - feta cucumber olives',
        ['feta', 'cucumber', 'green-olives'],
        'greek salad',
      ],
      ['кукурудза майонез рис - салат', ['corn', 'mayonnaise', 'rice'], 'салат'],
    ]
    for (const [text, foods, note] of apart) {
      const rows = readTyped([text])
      expect([text, rows.map(({ food }) => food)]).toEqual([text, foods])
      expect([text, rows.map((row) => row.note)]).toEqual([text, foods.map(() => note)])
    }
    expect(readTyped(['яблука груші сливи потрошку']).map(({ food }) => food)).toEqual([
      'apple',
      'pear',
      'plum',
    ])
  })

  test('stays as it was typed where nobody can part it, and is not one of them', () => {
    for (const text of ['cream cheese lox capers red onion', 'сік яблуко груша виноград']) {
      const [row, ...more] = readTyped([text])
      expect([row?.text, row?.food, more]).toEqual([text, undefined, []])
    }
  })

  test('is one thing where the others are in it', () => {
    for (const [text, food] of [
      ['granola with nuts and honey', 'granola'],
      ['пиріжки з картоплею капустою і грибами', 'pyrizhky'],
      ['йогурт полуниця банан', 'yogurt'],
    ] as const)
      expect([text, readTyped([text]).map((row) => row.food)]).toEqual([text, [food]])
  })
})

test('what is not meant is a note, and how fat it is no number of things', () => {
  for (const [text, food] of [
    ['масло 82,5, не спред', 'butter'],
    ['сметана, не йогурт', 'sour-cream'],
    ['bread, not toast', 'bread'],
  ] as const) {
    const rows = readTyped([text])
    expect([text, rows.map((row) => row.food)]).toEqual([text, [food]])
  }
  expect(readTyped(['масло 82,5 не спред'])[0]).toMatchObject({ qualities: ['82.5%'] })
  expect(readTyped(['масло 82,5 не спред'])[0]?.quantity).toBeUndefined()
})

test('what is said of one thing of a list ends at its comma', () => {
  const named = (text: string) => readTyped([text]).map(({ food, goods }) => food ?? goods)
  expect(named('фрукти якщо свіжі, яблука 2 кг, банани')).toEqual(['fruit', 'apple', 'banana'])
  expect(named('кава 3в1, молоко, хліб')).toEqual(['coffee', 'milk', 'bread'])
  expect(named('milk if on sale, toilet paper')).toEqual(['milk', 'household'])
  expect(readTyped(['кава 3в1, молоко'])[0]?.quantity).toBeUndefined()
})

test('where a condition or a list is of somebody who cannot have the ordinary kind, none is bought by guess', () => {
  for (const text of [
    'хліб якщо свіжий і безглютеновий',
    'молоко (за потреби безлактозне)',
    'milk if there is any oat',
    'celiac cake - flour, sugar, eggs',
    'пісний торт - борошно, цукор, олія',
    'цукерки не бери, де є арахіс',
    'milk bought',
  ])
    expect([text, readTyped([text]).map(({ food }) => food)]).toEqual([text, [undefined]])
  expect(readTyped(['ковбаса якщо є краківська'])[0]?.food).toBe('sausage')
  expect(readTyped(['pie crust store bought'])[0]?.food).toBe('pie-shell')
})

test('what a thing must be free of is no taste of it', () => {
  const [row] = readTyped(['цукерки дітям без горіхів'])
  expect(row).toMatchObject({ food: 'candy', qualities: ['nut-free'] })
  expect(row?.mentions).toBeUndefined()
})

test('what there is to be none of is neither bought nor a taste, however loudly it is said', () => {
  for (const [text, food, qualities] of [
    ['cake no nuts', 'cake', ['nut-free']],
    ['cookies - no peanuts!', 'cookies', ['peanut-free']],
    ['yogurt no strawberries', 'yogurt', undefined],
    ['loaf no seeds', 'bread', undefined],
    ['печиво ніяких горіхів', 'cookies', undefined],
    ['sušenky, žádné ořechy', 'cookies', undefined],
  ] as const) {
    const [row, ...more] = readTyped([text])
    expect([text, row?.food, row?.qualities, more]).toEqual([
      text,
      food,
      qualities && [...qualities],
      [],
    ] as never)
  }
  expect(readTyped(['birthday cake for Tom (no nuts!!)'])[0]?.qualities).toContain('nut-free')
  expect(readTyped(['no nuts!! cake'])[0]?.food).toBeUndefined()
})

test('a cake is a cake, and what comes in cakes is counted so', () => {
  expect(readTyped(['cake flour'])[0]).toMatchObject({ food: 'cake-flour' })
  expect(readTyped(['2 cakes yeast'])[0]).toMatchObject({
    quantity: 2,
    unit: 'cube',
    food: 'yeast',
  })
  expect(readTyped(['свічка на торт цифра 5'])[0]?.quantity).toBeUndefined()
})

test('of a kind of which one is refused the kind is bought, and what somebody may fall ill of is never', () => {
  for (const [text, food] of [
    ['горіхи, крім арахісу', 'nut'],
    ['nuts, except peanuts', 'nut'],
    ['м’ясо, тільки не свинина', 'meat'],
    ['риба, крім хека', 'fish'],
    ['фрукти, крім бананів', 'fruit'],
  ] as const)
    expect([text, readTyped([text]).map((row) => row.food)]).toEqual([text, [food]])
  for (const text of [
    'цукерки не бери якщо з арахісом',
    'арахіс, алергія не бери',
    "nuts, Tom is allergic don't buy",
    'горіхи (у сина алергія) не купуй',
    'sušenky, s ořechy neber',
    '🥩 не свин',
  ])
    expect([text, readTyped([text]).map((row) => row.food)]).toEqual([text, [undefined]])
})
