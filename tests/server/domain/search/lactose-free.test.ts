import { expect, test } from 'bun:test'
import { isLactoseFree } from '../../../../server/domain/search/lactose-free.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

const isFree = (line: string) =>
  isLactoseFree([line, '2 eggs'].map((text) => parseIngredientLine(text)))

test('milk that says of itself that it has no lactose is without it', () => {
  for (const line of [
    '200 мл безлактозного молока',
    '1 cup lactose-free milk',
    '200 ml mléka bez laktózy',
    '100 г сиру без лактози',
    '200 ml oat milk',
  ])
    expect([line, isFree(line)]).toEqual([line, true])
})

test('where anything more is said of it, nobody vouches for it', () => {
  for (const line of [
    '1 cup regular milk (not lactose-free)',
    '100 g butter (lactose-free margarine works too)',
    'cream (lactose free will not whip)',
    'smetana ke šlehání (bez laktózy nejde vyšlehat)',
    '200 мл безлактозного молока з вершками',
    'lactose-free cheese or mozzarella',
    'milk (lactose-free if needed)',
    'сир безлактозний (я беру звичайний)',
    'mléko, nemusí být bez laktózy',
    'вівсяне молоко (можна звичайне)',
    'creamed spinach',
  ])
    expect([line, isFree(line)]).toEqual([line, false])
})
