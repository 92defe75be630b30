import { describe, expect, test } from 'bun:test'
import { understood } from '../../../../server/domain/shopping/lines.ts'
import { readTyped } from '../../../../server/domain/shopping/typed-rows.ts'

/** Each thing of a row: how much, of what, and what is said of it. */
const read = (row: string) =>
  readTyped([row]).map((line) => {
    const { quantity, unit, food, note } = understood(line)
    return [quantity ?? '', unit ?? '', food ?? line.goods ?? `«${line.text}»`, note ?? ''].join(
      ' ',
    )
  })
const foods = (row: string) =>
  readTyped([row]).map((line) => understood(line).food ?? line.goods ?? `«${line.text}»`)

describe('things side by side on one row', () => {
  test('end where how much of them ends, be it behind them or ahead', () => {
    expect(read("авокадо 2 (м'які) лайм 1")).toEqual(["2  avocado м'які", '1  lime '])
    expect(read('2 avos 1 lime bunch cilantro')).toEqual([
      '2  avocado ',
      '1  lime ',
      '1 bunch cilantro ',
    ])
    expect(foods('yogurt x6 strawberry for kids')).toEqual(['yogurt'])
    expect(foods('лосось 2 стейки та лимон')).toEqual(['salmon', 'lemon'])
    expect(foods('пиріжки 3 з капустою 2 з вишнею')).toEqual(['pyrizhky'])
    expect(foods('кабачок баклажан по 2 шт часник')).toEqual(['zucchini', 'eggplant', 'garlic'])
  })

  test('are each bought, though one could be said of the other', () => {
    expect(foods('мінералка, сік')).toEqual(['sparkling-water', 'fruit-juice'])
    expect(foods('курка ціла, крила')).toEqual(['chicken', 'chicken-wings'])
    expect(foods('курка ціла, печінка куряча пів кг')).toEqual(['chicken', 'chicken-liver'])
    expect(foods('хліб, батон')).toEqual(['bread', 'loaf'])
    expect(foods('bread, baguette')).toEqual(['bread', 'baguette'])
    expect(foods('хліб, чорний')).toEqual(['rye-bread'])
    expect(foods('сир, моцарела')).toEqual(['mozzarella'])
    expect(foods('шоколад, молочний')).toEqual(['milk-chocolate'])
    expect(foods('морозиво, ваніль')).toEqual(['ice-cream'])
    // Lines of recipes tell of one thing what is done to it, and what it is of.
    for (const [row, food] of [
      ['1 lb Italian sausage, casings removed', 'italian-sausage'],
      ['1 cup raw cashews, soaked in hot water', 'cashew'],
      ['Zest of 1 orange, finely grated', 'orange'],
      ['сода 1 ч. л., погашена оцтом', 'baking-soda'],
      ['Оселедець слабосолоний, філе', 'herring'],
      ['ванільний цукор, пакетик', 'vanilla-sugar'],
      ['рис круглий, 1 пакетик', 'round-rice'],
    ] as const)
      expect(foods(row)).toEqual([food])
  })

  test('are kept each by itself where nobody knows one of them', () => {
    expect(read('хліб 2, кзюмпель 3, молоко')).toEqual(['2  bread ', '3  «кзюмпель 3» ', '  milk '])
    expect(foods('курка, порізати на 4 частини')).toEqual(['chicken'])
    expect(foods('яблука, великі 3 шт')).toEqual(['apple'])
  })

  test('are bought for what stands before a colon or a dash, and only where that refuses nothing', () => {
    expect(read('на борщ: буряк капуста морква')).toEqual([
      '  beetroot на борщ',
      '  cabbage на борщ',
      '  carrot на борщ',
    ])
    expect(foods('сир 2 види: моцарела і пармезан')).toEqual(['mozzarella', 'parmesan'])
    expect(foods('гості завтра - сік, печиво')).toEqual(['fruit-juice', 'cookies'])
    expect(foods('йогурти дітям: 2 полуничні 1 персик')).toEqual(['yogurt'])
    for (const row of [
      'celiac: flour, eggs',
      'без глютену: макарони, хліб',
      'для Марічки (алергія на горіхи): печиво, шоколад',
      'no nuts: cookies, chocolate',
      'безлактозне: молоко, сир',
      'торт для Олі, у неї алергія на горіхи',
      'є вдома - молоко, хліб',
    ])
      expect(foods(row)).toEqual([`«${row}»`])
  })
})

test('rows in Russian are read by their own words, and none as a slip of a Ukrainian one', () => {
  expect(['арбуз', 'черника', 'салями', 'лук репка', 'докторская'].flatMap(foods)).toEqual([
    'watermelon',
    'blueberry',
    'salami',
    'onion',
    'boiled-sausage',
  ])
  expect(foods('подсолнечное масло 1л и сливочное пачку')).toEqual(['sunflower-oil', 'butter'])
  expect(foods('мусорные мешки')).toEqual(['household'])
})

test('what there is already is not bought, and what alone is asked for beside it is', () => {
  expect(read('молоко вже є, візьми тільки сметану')).toEqual([
    '  «молоко вже є» ',
    '  sour-cream ',
  ])
  expect(foods('we have milk, just get cream')).toEqual(['«we have milk»', 'cream'])
  expect(foods('mlíko už mám, vem jen smetanu')).toEqual(['«mlíko už mám»', 'cream'])
  for (const row of ['got milk already', 'no more bread pls freezer is full'])
    expect(foods(row)).toEqual([`«${row}»`])
})

test('a picture may stand beside words, and a condition in Russian is one', () => {
  expect(foods('🧀 and crackers')).toEqual(['cheese', 'crackers'])
  expect(read('🥛 2 + хліб, масло')).toEqual(['2  milk ', '  bread ', '  butter '])
  expect(read('арбуз если уже сладкие')).toEqual(['  watermelon если уже сладкие'])
  expect(foods('хлеб если есть безглютеновый')).toEqual(['«хлеб если есть безглютеновый»'])
  expect(read('рошен чорний шоколад 2 пл.')[0]).toContain('2 bar dark-chocolate')
})

test('kinds of what is named once are counted each, and tastes of what has one are no foods', () => {
  expect(read('пиво 4 світле 2 темне').map((one) => one.trim())).toEqual(['4  beer', '2  beer'])
  expect(foods('yoghurt 4 greek 2 strawberry')).toEqual(['greek-yogurt', 'yogurt'])
  expect(foods('йогурт 2 полуниця 1 персик')).toEqual(['yogurt', 'yogurt'])
  expect(foods('яйця 20 масло 2 сир 300г')).toEqual(['egg', 'butter', 'cheese'])
})

test('an amount is of the thing that it stands with, and the last one is meant where it is put right', () => {
  expect(read('stew: beef 1kg, carrots, onion x3').map((one) => one.slice(0, 12))).toEqual([
    '1 kg beef ',
    '  carrot ',
    '3  onion ',
  ])
  expect(read('сир 300, ой ні 500 г')[0]).toContain('500 g cheese')
  expect(read('milk 2 -- make that 3')[0]).toContain('3  milk')
  expect(foods('na svíčkovou: zadní 1 kg, smetana 2x, kořenová zelenina, knedlík')).toEqual([
    '«zadní 1 kg»',
    'cream',
    'root-vegetable',
    'bread-dumplings',
  ])
})

describe('what is said to whoever goes shopping', () => {
  test('is no word of what is bought', () => {
    for (const row of [
      'купи, будь ласка, молока і хліба',
      'can you get some milk and a loaf of bread please',
      'kup prosím mléko a chleba',
    ])
      expect([row, foods(row)]).toEqual([row, ['milk', 'bread']])
    expect(foods('будь ласка не купуй молоко')).toEqual(['«будь ласка не купуй молоко»'])
    expect(readTyped(['хліб?']).map(({ text }) => text)).toEqual(['хліб?'])
  })

  test('where it is from is a note', () => {
    expect(read('квашена капуста з ринку 1кг')).toEqual(['1 kg sauerkraut з ринку'])
    expect(read('bread from the bakery')).toEqual(['  bread from the bakery'])
  })

  test('a number of its own makes a thing of what measures another', () => {
    expect(read('хліб 2 батон 1')).toEqual(['2  bread ', '1  loaf '])
    expect(read('хліб 2 батони')).toEqual(['2 loaf bread '])
  })

  test('each thing stands on the list in its own words', () => {
    const texts = (row: string) => readTyped([row]).map(({ text }) => text)
    expect(texts('čočka a fazole')).toEqual(['čočka', 'fazole'])
    expect(texts('ков. варена 300г, сир тв. 200г')[0]).toBe('ков. варена 300г')
  })
})
