import { expect, test } from 'bun:test'
import type { Product } from '../../../../server/domain/stores/dialects/types.ts'
import { proposalFor } from '../../../../server/domain/stores/match/candidates.ts'
import { quantityFor } from '../../../../server/domain/stores/match/quantity.ts'
import { everybody, needOf } from '../../../support/shelf.ts'

const product = (pack: string, name = '', price = 1000): Product => ({
  ...{ id: `${name} ${pack}`, name, price, pack, weighted: false, step: 1 },
  ...{ available: true, stock: null },
})

const taken = (line: string, pack: string) => quantityFor(needOf(line), product(pack))

test.each([
  ['пиво 2 шт', '0,5 л', 2],
  ['pivo 6 ks', '500 ml', 6],
  ['2 кефіра', '870 г', 2],
  ['3 yogurts', '125 g', 3],
  ['йогурт дитячий полуниця 4шт', '200г', 4],
  ['йогурт 4 шт', '4 x 125 g', 1],
  ['йогурт 6 шт', '4 x 125 g', 2],
  ['гречка 2 пачки', '800 г', 2],
  ['масло 2 шт', '180 г', 2],
  ['хліб 2 шт', '400 г', 2],
  ['шоколад 3 шт', '90 г', 3],
  ['2 milk', '0,9 l', 2],
  ['мінералка моршинська 1,5л 6шт', '1,5 л', 6],
  ['олія соняшникова рафінована 1л 2шт', '850 мл', 2],
  ['молоко 1л 3 шт', '0,9 л', 3],
  ['шампунь 2 шт', '250 мл', 2],
])('«%s» is so many packs of %s: %d', (line, pack, quantity) => {
  expect(taken(line, pack)).toEqual({ quantity, sure: true })
})

test.each([
  ['цибуля 5 шт', '500 г', 1],
  ['сосиски 10 шт', '400 г', 2],
  ['яйця 10 шт', '10 шт', 1],
  ['яйця 12 шт', '10 шт', 2],
  ['мінералка 1,5л 6шт', '6 л', 2],
  ['молоко 2 л', '900 мл', 3],
  ['томати в банці 2 шт', '400 г', 2],
])('«%s» of packs of %s is %d, as it was', (line, pack, quantity) => {
  expect(taken(line, pack).quantity).toBe(quantity)
})

test('a size that nobody has in mind is asked about', () => {
  expect(taken('2 кефіра', '200 г')).toEqual({ quantity: 2, sure: false })
  expect(taken('олія 2 шт', '5 л')).toEqual({ quantity: 2, sure: false })
})

test.each([
  ['ванільний цукор 2 пакетики', '1 кг', 1],
  ['ванільний цукор 30 пакетиків', '200 г', 2],
  ['розпушувач 2 пакетики', '200 г', 1],
  ['какао 2 пакетики', '200 г', 1],
])('«%s» in packs of %s is asked about, and is %d', (line, pack, quantity) => {
  expect(taken(line, pack)).toEqual({ quantity, sure: false })
})

test.each([
  ['оцту 70', '500 мл'],
  ['ковбаса докторська 64', '400 г'],
])('«%s» is no number of packs, and is asked about', (line, pack) => {
  expect(taken(line, pack)).toEqual({ quantity: 1, sure: false })
})

test('packets that a shop sells as packets are counted', () => {
  expect(taken('ванільний цукор 2 пакетики', '10 г')).toEqual({ quantity: 2, sure: true })
  expect(taken('сухі дріжджі 1 пакетик', '11 г')).toEqual({ quantity: 1, sure: true })
})

test('the size that was written is taken before a cheaper one, and the usual size where packs are counted', () => {
  const shelf = { language: 'uk', eaters: everybody } as const
  const choose = (line: string, ...products: Product[]) =>
    proposalFor(needOf(line), products, null, shelf).product?.id
  expect(
    choose(
      'вода мінеральна 1,5л 6шт',
      product('6 л', 'Вода мінеральна', 4000),
      product('1,5 л', 'Вода мінеральна', 2000),
    ),
  ).toBe('Вода мінеральна 1,5 л')
  expect(
    choose(
      'гречка 2 пачки',
      product('400 г', 'Крупа гречана', 2000),
      product('800 г', 'Крупа гречана', 3500),
    ),
  ).toBe('Крупа гречана 800 г')
})
