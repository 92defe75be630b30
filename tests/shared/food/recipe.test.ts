import { describe, expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { basePrice, priceOfLines } from '../../../shared/food/price.ts'
import { linesOfSteps } from '../../../shared/food/step-parts.ts'
import { amountsInStep, measuredInStep } from '../../../shared/food/steps.ts'
import { threadsOf } from '../../../shared/food/threads.ts'

const lines = (...texts: string[]) => texts.map((text) => parseIngredientLine(text))

describe('what a recipe costs', () => {
  test('twice as much costs twice as much', () => {
    const one = priceOfLines(lines('500 г картоплі'), 2, basePrice)
    const two = priceOfLines(lines('1 кг картоплі'), 2, basePrice)
    expect(one.minor).toBeGreaterThan(500)
    expect(two.minor).toBe(one.minor * 2)
    expect(two.perServing).toBe(one.minor)
    expect(one.lines).toEqual([{ minor: one.minor, estimated: false }])
  })

  test('a price of the kitchen goes before the base price', () => {
    const priced = priceOfLines(lines('2 кг картоплі'), 1, () => ({ per: 'kg', minor: 1000 }))
    expect(priced.minor).toBe(2000)
  })

  test('a line that nobody understands has no price, and no dish that is mostly such lines', () => {
    const unread = { minor: null, estimated: true }
    expect(priceOfLines(lines('300 г хрумсиків'), 1, basePrice)).toEqual({
      ...{ minor: 0, perServing: 0, lines: [unread] },
    })
    const mostly = priceOfLines(lines('300 г хрумсиків', '200 г картоплі'), 1, basePrice)
    expect([mostly.minor, mostly.lines[0]]).toEqual([0, unread])
    const dish = priceOfLines(lines('500 г картоплі'), 1, basePrice)
    const beside = priceOfLines(lines('500 г картоплі', '20 г хрумсиків'), 1, basePrice)
    expect([beside.minor, beside.lines[1]]).toEqual([dish.minor, unread])
  })

  test('what nobody eats makes no dish’s price unknown', () => {
    const one = priceOfLines(
      lines('500 г картоплі', 'папір для випікання', 'Для подачі:'),
      1,
      basePrice,
    )
    expect(one.minor).toBe(priceOfLines(lines('500 г картоплі'), 1, basePrice).minor)
  })

  test('eggs cost by the piece, by the ten and by the gram', () => {
    const ten = priceOfLines(lines('десяток яєць'), 1, basePrice).minor
    expect(ten).toBe(priceOfLines(lines('10 яєць'), 1, basePrice).minor)
    expect(ten).toBeGreaterThan(2000)
  })

  test('a piece of bread is a loaf, of which a slice is a small part', () => {
    const [slices, loaves, batons] = lines('4 скибки хліба', 'хліб 2 шт', 'батон 1 шт.').map(
      (line) => priceOfLines([line], 1, basePrice).minor,
    )
    expect(slices).toBe(840)
    expect(loaves).toBe(6000)
    expect(batons).toBe(3060)
  })
})

describe('what a step uses', () => {
  const recipe = lines(
    '500 г курячого філе',
    '2 цибулини',
    '1 ст. л. олії',
    'сіль за смаком',
    '3 пачки хрумсиків',
  )

  test('foods are found in whatever case the step says them', () => {
    expect(amountsInStep('Цибулю обсмажте на олії.', recipe)).toEqual([1, 2])
  })

  test('a step that says chicken means the fillet of the list', () => {
    expect(amountsInStep('Додайте курку й посоліть.', recipe)).toContain(0)
  })

  test('a line that was not understood is found by its own words', () => {
    expect(amountsInStep('Посипте хрумсиками.', recipe)).toEqual([4])
  })

  test('a step without food uses nothing', () => {
    expect(amountsInStep('Накрийте й залиште на 20 хвилин.', recipe)).toEqual([])
  })
})

describe('what a step of a part uses', () => {
  const cake = [
    ...['сіль', 'Тісто:', 'яйця 3 шт', 'цукор 1 склянка', 'борошно 3 склянки'],
    ...['Крем:', 'молоко 500 мл', 'яйця 1½', 'цукор 150 г', 'вершкове масло 300 г'],
    ...['Прикраса:', 'горіхи 100 г'],
  ]
  const used = (list: readonly string[], steps: readonly { text: string; part?: string }[]) => {
    const read = lines(...list)
    const ofSteps = linesOfSteps(steps, read)
    return steps.map(({ text }, at) =>
      amountsInStep(text, read, ofSteps[at]).map((place) => list[place]),
    )
  }
  const dough = 'Яйця збити з цукром і сіллю, додати масло й борошно.'
  const cream = 'Молоко закип’ятити, яйця розтерти з цукром, додати масло.'
  const [ofDough, ofCream] = [
    ['сіль', 'яйця 3 шт', 'цукор 1 склянка', 'борошно 3 склянки'],
    ['молоко 500 мл', 'яйця 1½', 'цукор 150 г', 'вершкове масло 300 г'],
  ]

  test.each([
    ['in its text', [{ text: `Тісто: ${dough}` }, { text: `Крем: ${cream}` }]],
    ['by what it is for', [{ text: `Для тіста ${dough}` }, { text: `Для крему: ${cream}` }]],
    [
      'above it',
      [
        { part: 'Для тіста', text: dough },
        { part: 'Крем', text: cream },
      ],
    ],
  ])('are the lines under the heading of that part, said %s', (_, steps) => {
    expect(used(cake, steps)).toEqual([ofDough, ofCream])
  })

  test('and what its next steps say is looked for there first', () => {
    const [, more, , done] = used(cake, [
      { part: 'Тісто', text: 'Просіяти борошно.' },
      { text: 'Додати яйця.' },
      { part: 'Крем', text: cream },
      { text: 'Посипати цукром і горіхами, подати на борошні.' },
    ])
    expect(more).toEqual(['яйця 3 шт'])
    expect(done).toEqual(['борошно 3 склянки', 'цукор 150 г', 'горіхи 100 г'])
  })

  test('are any lines where no heading is called so, or none is of the dish', () => {
    const steps = [{ part: 'Складання', text: 'Яйця.' }, { text: 'Додати крем: яйця.' }]
    expect(used(cake, steps)).toEqual([
      ['яйця 3 шт', 'яйця 1½'],
      ['яйця 3 шт', 'яйця 1½'],
    ])
    const other = ['Інгредієнти:', '2 яйця', 'Спеції:', 'кориця']
    expect(used(other, [{ text: 'Тісто: яйця й кориця.' }])).toEqual([['2 яйця', 'кориця']])
  })

  test('tells parts that are counted, in other languages too', () => {
    const layers = ['Корж №1:', '2 яйця', 'Корж №2:', '3 яйця']
    const steps = [{ text: 'Корж №1: збити яйця.' }, { text: 'Корж №2: збити яйця.' }]
    expect(used(layers, steps)).toEqual([['2 яйця'], ['3 яйця']])
    const pie = ['For the dough:', '100 g butter', 'Filling:', '50 g butter']
    const english = [
      { text: 'For the dough, rub in the butter.' },
      { text: 'Filling: melt butter.' },
    ]
    expect(used(pie, english)).toEqual([['100 g butter'], ['50 g butter']])
    const buns = ['Těsto:', '100 g másla', 'Náplň:', '50 g másla']
    const czech = [
      { part: 'Na těsto', text: 'Máslo.' },
      { part: 'Náplň', text: 'Máslo.' },
    ]
    expect(used(buns, czech)).toEqual([['100 g másla'], ['50 g másla']])
  })
})

describe('threads of the woven picture', () => {
  test('the heaviest food gives the first colour', () => {
    const [first, ...rest] = threadsOf(lines('1 кг буряка', '1 ч. л. куркуми', '2 моркви'))
    expect(first).toBe(threadsOf(lines('буряк 1 кг'))[0] ?? '')
    expect(rest.length).toBe(2)
  })

  test('the same lines always give the same colours', () => {
    expect(threadsOf(lines('2 моркви', '300 г печериць'))).toEqual(
      threadsOf(lines('2 моркви', '300 г печериць')),
    )
  })
})

test('of what a step measures itself the whole amount does not stand beside it', () => {
  const dish = lines('сіль 1½ ст. л.', '300 г борошна', '2 яйця', '100 g sugar')
  const measured = (step: string) => [...measuredInStep(step, dish)]
  expect(measured('Замісіть тісто з борошна, яєць і щіпки солі.')).toEqual([0])
  expect(measured('Посоліть рештою солі.')).toEqual([0])
  expect(measured('Всипте решту борошна.')).toEqual([1])
  expect(measured('Beat the eggs with a pinch of the sugar.')).toEqual([3])
  expect(measured('Всипте 300 г борошна.')).toEqual([])
  expect(measured('Beat the eggs with the sugar.')).toEqual([])
  // Said both ways, it is not told which is meant.
  expect(measured('Додайте щіпку солі, потім сіль.')).toEqual([])
})
