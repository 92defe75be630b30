import { expect, test } from 'bun:test'
import { tellsBrand } from '../../../shared/food/brands/index.ts'
import { makers } from '../../../shared/food/brands/makers.ts'
import { home, household } from '../../../shared/food/goods/at-home.ts'
import { tellsGoods } from '../../../shared/food/goods/index.ts'
import { wordsOf } from '../../../shared/food/text/phrases.ts'

const goods = [household, home]
  .flatMap((rows) => rows.split(/[\n;|]/))
  .filter((name) => wordsOf(name).some(({ low }) => low.length > 2))
const brands = makers.split('|').filter(Boolean)

test('every name of household goods has a word by which it is known', () => {
  expect(goods.filter((name) => !wordsOf(name).some(tellsGoods))).toEqual([])
})

test('every maker has a word by which they are known', () => {
  expect(brands.filter((name) => !wordsOf(name).some(tellsBrand))).toEqual([])
})

test('words of the kitchen are no sign of household goods or of a maker', () => {
  for (const said of ['сіль', 'молоко', 'цибуля', 'salt', 'chicken', 'butter', 'cup', 'of', 'для'])
    for (const word of wordsOf(said))
      expect([said, tellsGoods(word), tellsBrand(word)]).toEqual([said, false, false])
})
