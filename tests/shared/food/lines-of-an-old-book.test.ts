import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) =>
  needsOfLine(parseIngredientLine(text))
    .map(({ quantity, unit, food }) => [quantity, unit, food].filter(Boolean).join(' '))
    .join(' + ')

test.each([
  ['2 lžičky sladké papriky, 1/2 lžičky pálivé', '2 tsp paprika + 0.5 tsp hot-paprika'],
  ['100 g hořké čokolády (min. 70 %), 50 g bílé', '100 g dark-chocolate + 50 g white-chocolate'],
  ['200 г білого шоколаду, 100 г чорного', '200 g white-chocolate + 100 g dark-chocolate'],
  ['1 tsp sweet paprika, 1/2 tsp hot', '1 tsp paprika + 0.5 tsp hot-paprika'],
  ['200 g másla, 100 g změklého', '200 g butter'],
  ['1 tea cup sugar', '1 cup sugar'],
  ['Кропива молода — оберемок', '1 bunch nettle'],
  ['1 ліска ванілії', '1 pod vanilla'],
  ['кисле молоко 1 л', '1 l soured-milk'],
  ['150 g krupice (dětské)', '150 g semolina'],
])('«%s» is %s', (text, meant) => expect(read(text)).toBe(meant))

test('what is sour names no kissel, and the liquor of oysters no alcohol', () => {
  expect(parseIngredientLine('кисла').food).toBeUndefined()
  expect(
    parseIngredientLine('Капуста квашена (якщо дуже кисла — промити)').mentions,
  ).toBeUndefined()
  expect(parseIngredientLine('1 pint oysters and their liquor').mentions).toBeUndefined()
})

test('what would keep it vegan is the other of a choice', () => {
  const { food, qualities, alternatives } = parseIngredientLine(
    '2 tbsp ghee, or oil to keep it vegan',
  )
  expect([food, qualities, alternatives]).toEqual(['ghee', undefined, ['vegetable-oil']])
})
