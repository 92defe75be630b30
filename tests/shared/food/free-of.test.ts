import { expect, test } from 'bun:test'
import { concepts, entryOf } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import {
  freeOf,
  isFreeOf,
  refusedBy,
  toldFree,
  withoutRefused,
} from '../../../shared/food/names/free-of.ts'
import { qualityNames } from '../../../shared/food/names/told-apart.ts'

const read = (text: string) => {
  const { food, qualities = [] } = parseIngredientLine(text)
  return [food, ...qualities]
}

test('a row that must be free of something keeps it, in whatever form it is said', () => {
  const rows: Record<string, string[]> = {
    'сир без молока': ['cheese', 'dairy-free'],
    'безмолочне масло': ['butter', 'dairy-free'],
    'безмолочні вершки': ['cream', 'dairy-free'],
    'каша дитяча безмолочна': ['baby-porridge', 'dairy-free'],
    'йогурт без молочного 2': ['yogurt', 'dairy-free'],
    'печиво без БКМ': ['cookies', 'dairy-free'],
    'немолочні вершки': ['cream', 'dairy-free'],
    'nutfree chocolate': ['chocolate', 'nut-free'],
    'milk without lactose': ['milk', 'lactose-free'],
    'cookies not with nuts': ['cookies', 'nut-free'],
    'no gluten pasta': ['pasta', 'gluten-free'],
    'juice without sugar': ['fruit-juice', 'unsweetened'],
    'вафлі без молока та яєць': ['waffles', 'dairy-free', 'egg-free'],
    'торт безяєчний': ['cake', 'egg-free'],
    'шоколад без горіхів': ['chocolate', 'nut-free'],
    'печиво без арахісу': ['cookies', 'peanut-free'],
    'соус без сої': ['sauce', 'soy-free'],
    'суп без риби': ['soup-ready', 'fish-free'],
    'хліб без борошна': ['bread', 'flour-free'],
    'хліб без дріжджів': ['bread', 'without-yeast'],
    'dairy-free cream': ['cream', 'dairy-free'],
    'milk-free bread': ['bread', 'dairy-free'],
    'waffles without milk': ['waffles-soft', 'dairy-free'],
    'nut-free granola': ['granola', 'nut-free'],
    'jogurt bez mléka': ['yogurt', 'dairy-free'],
    'bezmléčný jogurt': ['yogurt', 'dairy-free'],
    'sušenky bez ořechů': ['cookies', 'nut-free'],
  }
  for (const [row, said] of Object.entries(rows))
    expect([row, ...read(row)]).toEqual([row, ...said])
})

test('several things are heard where they are joined, and none where it may be either way', () => {
  expect(toldFree('без яєць і молока')).toEqual(['dairy-free', 'egg-free'])
  expect(toldFree('dairy- and egg-free')).toEqual(['dairy-free', 'egg-free'])
  expect(toldFree('muffins, no nuts')).toEqual(['nut-free'])
  expect(toldFree('milk chocolate gluten free')).toEqual([])
  expect(toldFree('можна без молока')).toEqual([])
  expect(withoutRefused('сир без молока')).toBe('сир')
})

test('milk without lactose is not said to be free of milk', () => {
  expect(read('йогурт без лактози')).toEqual(['yogurt', 'lactose-free'])
  expect(isFreeOf('lactose-free')).toBe(true)
})

test('each is said in every language, and is free of foods that there are', () => {
  const known = new Set(concepts.map(({ id }) => id))
  for (const { id } of freeOf) {
    for (const language of ['uk', 'en', 'cs'] as const)
      expect(qualityNames(id, '', language)[0]).not.toBe('')
    for (const food of refusedBy(id))
      expect(known.has(food) || entryOf(food) !== undefined).toBe(true)
  }
})

test('"dairy and egg free" is free of both, and no dairy to buy', () => {
  expect(read('dairy and egg free cake')).toEqual(['cake', 'dairy-free', 'egg-free'])
  expect(read('dairy, egg and nut free cookies')).toEqual([
    'cookies',
    'dairy-free',
    'egg-free',
    'nut-free',
  ])
  const { food, more } = parseIngredientLine('milk, gluten-free bread')
  expect([food, more?.map((one) => one.food)]).toEqual(['milk', ['gluten-free-bread']])
})

test('whose milk it must be free of changes nothing, and «no nuts» may stand at the end', () => {
  expect(read("йогурт без коров'ячого молока")).toEqual(['yogurt', 'dairy-free'])
  expect(read('muffins no nuts')).toEqual(['muffins', 'nut-free'])
})

test('what is free of one kind only, or says the contrary, is free of nothing', () => {
  for (const title of [
    ...['Йогурт без сухого молока', 'Йогурт без молочного цукру', 'Сир без рослинного молока'],
    ...[
      'морозиво без молочного жиру',
      'Олія омега без рибного запаху',
      'без волоських горіхів',
      'майонез без яєчного порошку',
    ],
    ...[
      'Cake without egg whites',
      'cookies without milk chocolate',
      'eggs free range',
      'eggs, free range',
      '2 eggs (free range)',
    ],
    ...[
      'milk free from antibiotics',
      'Сир не веганський',
      'Сир не для веганів',
      'Йогурт (не веган)',
      'non-vegan cheese',
    ],
    ...['сосиски без соєвого м’яса'],
  ])
    expect([title, toldFree(title)]).toEqual([title, []])
})

test('what has no palm oil may have butter', () => {
  expect(toldFree('Печиво без пальмового масла')).toEqual(['palm-free'])
})

test('of several things each is kept, whatever joins them', () => {
  for (const text of [
    'печиво без яєць/молока',
    'печиво без яєць & молока',
    'печиво без яєць + молока',
    'печиво без (яєць, молока)',
    'печиво без: яєць, молока',
  ])
    expect([text, toldFree(text)]).toEqual([text, ['dairy-free', 'egg-free']])
  for (const text of [
    'без коров’ячого молока',
    'без молочних продуктів',
    'without any milk',
    'без молочного',
  ])
    expect([text, toldFree(text)]).toEqual([text, ['dairy-free']])
})

test('"or" behind "without" is none of them', () => {
  expect(read('cookies without nuts, eggs or milk')).toEqual([
    'cookies',
    'dairy-free',
    'egg-free',
    'nut-free',
  ])
  expect(needsOfLine(parseIngredientLine('bread without eggs or milk'))).toHaveLength(1)
})

test('a list of what must not be in it buys none of it', () => {
  const asked = (text: string) => needsOfLine(parseIngredientLine(text)).map(({ food }) => food)
  for (const [text, ...foods] of [
    ['печиво без молока, яєць, горіхів і глютену', 'cookies'],
    ['хліб без глютену, молока та яєць', 'gluten-free-bread'],
    ['sušenky bez lepku, mléka a vajec', 'cookies'],
    ['масло без пальмової олії', 'butter'],
    ['сир без пальмової олії 200 г', 'cheese'],
    ['cookies free of nuts', 'cookies'],
    ['не веганський сир', 'cheese'],
    // What stands in the nominative is bought.
    ['хліб без глютену, молоко та сир', 'gluten-free-bread', 'milk', 'cheese'],
  ] as const)
    expect([text, ...asked(text)]).toEqual([text, ...foods])
})

test('a line of nothing but what is refused buys nothing', () => {
  for (const text of ['без молока, яєць і горіхів', 'без грибів або печериць'])
    expect([text, parseIngredientLine(text).food]).toEqual([text, undefined])
})
