import { expect, test } from 'bun:test'
import { understood } from '../../../../server/domain/shopping/lines.ts'
import { priceOfAmounts } from '../../../../server/domain/shopping/price.ts'
import { readTyped } from '../../../../server/domain/shopping/typed-rows.ts'
import { basePrice, priceBookOf, priceOfLines } from '../../../../shared/food/price.ts'
import { shelfPrices } from '../../../../shared/food/shop/shelf-prices.ts'

const prices = shelfPrices(basePrice)

const kept = (text: string) => {
  const [line] = readTyped([text])
  if (!line) throw new Error('Nothing was read.')
  return understood(line)
}

/** In hryvnias, as the list estimates it. */
function estimate(text: string, priceOf = prices): number | null {
  const { food, quantity, unit } = kept(text)
  const amounts = quantity === null ? [] : [{ quantity, ...(unit && { unit }) }]
  const minor = priceOfAmounts(food ?? undefined, amounts, priceOf)
  return minor === null ? null : Math.round(minor / 100)
}

test.each([
  ['пиво 2 шт', '1 л пива'],
  ['6 пив', '3 л пива'],
  ['pivo 6 ks', '3 l piva'],
  ['2 beers', '1 l beer'],
  ['2 кефіра', '1,8 л кефіру'],
  ['2x mléko', '1,8 l mléka'],
  ['3 yogurts', '450 g yogurt'],
  ['йогурт дитячий полуниця 4шт', '600 г йогурту'],
  ['гречка 2 пачки', '1,6 кг гречки'],
  ['2 bags of rice', '1.6 kg rice'],
  ['2 balíčky těstovin', '800 g těstovin'],
  ['масло 2 шт', '400 г масла'],
  ['вино 1 шт', '750 мл вина'],
  ['кола 2 банки', 'кола 660 мл'],
  ['яйця 2 уп', '20 яєць'],
])('«%s» are estimated as so many usual packs: %s', (line, whole) => {
  expect(estimate(line)).toBe(estimate(whole))
  expect(estimate(line)).toBeGreaterThan(15)
})

test.each([
  'сир 2 шт',
  'кола 2 шт',
  'мед 1 банка',
  'печиво 2 пачки',
  'морозиво 3 шт',
  '2 packs of frankfurters',
  'sýr 2 ks',
])('of «%s» nobody knows how much it is, and the price is not known', (line) => {
  expect(estimate(line)).toBeNull()
})

test.each([
  ['мінералка моршинська 1,5л 6шт', 9, 'l', '6 × 1,5л'],
  ['мінералка 6шт 1,5л', 9, 'l', '6 × 1,5л'],
  ['олія соняшникова рафінована 1л 2шт', 2, 'l', '2 × 1л'],
  ['2 пляшки олії 1 л', 2, 'l', '2 × 1 л'],
  ['2 пачки гречки по 800 г', 1600, 'g', '2 × 800 г'],
  ['молоко 1л, 3 шт', 3, 'l', '3 × 1л'],
  ['milk 1l 3 pcs', 3, 'l', '3 × 1l'],
  ['2 bottles of milk 1 l', 2, 'l', '2 × 1 l'],
  ['máslo 250g 2ks', 500, 'g', '2 × 250g'],
  ['2 lahve mléka 1 l', 2, 'l', '2 × 1 l'],
  ['пиво 0.5л 6 бан', 3, 'l', '6 × 0.5л'],
  ['йогурт 4 шт по 125 г, без цукру', 500, 'g', '4 × 125 г, без цукру'],
  ['шоколад 90 г 2 шт', 180, 'g', '2 × 90 г'],
  ['вода 6x1,5л', 9, 'l', '6 × 1,5л'],
] as const)('the size and the count of «%s» are multiplied', (line, quantity, unit, note) => {
  expect(kept(line)).toMatchObject({ quantity, unit, note })
})

test.each([
  ['помідори 1 кг 6 шт', 1, 'kg', '6 шт'],
  ['рис 2 кг 2 пачки', 2, 'kg', '2 пачки'],
  ['курка 1,5 кг 1 шт', 1.5, 'kg', null],
  ['молоко 2,5% 1 л', 1, 'l', null],
  ['яйця 10 шт', 10, 'piece', null],
  ['картопля 2 кг', 2, 'kg', null],
  ['борошно 2-3 кг', 3, 'kg', null],
] as const)('«%s» is no count of packs of a size', (line, quantity, unit, note) => {
  const { note: said, ...amount } = kept(line)
  expect(amount).toMatchObject({ quantity, unit })
  if (note !== null) expect(said).toBe(note)
})

test('water of a list comes from a shop, that of a recipe from the tap', () => {
  expect(estimate('вода 6л')).toBeGreaterThan(30)
  expect(estimate('voda 6 l')).toBe(estimate('6 l of water'))
  expect(priceOfLines(readTyped(['вода 6 л']), 1, basePrice).minor).toBeLessThan(100)
  const own = priceBookOf([{ food: 'water', per: 'l', minor: 1500 }])
  expect(estimate('вода 2 л', shelfPrices(own))).toBe(30)
})

test('what is counted by itself costs what it did', () => {
  expect([estimate('5 картоплин'), estimate('цибуля 3 шт'), estimate('часник 2 головки')]).toEqual([
    17, 7, 18,
  ])
})
