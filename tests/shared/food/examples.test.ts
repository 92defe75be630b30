import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) => parseIngredientLine(text)
const foods = (text: string) => needsOfLine(read(text)).map(({ food }) => food)

test('a list of examples is one note to its end, whatever joins it, and no need of its own', () => {
  const lists: Record<string, string> = {
    '1 1/2 pounds mixed mushrooms, such as cremini, oyster and maitake':
      'such as cremini, oyster and maitake',
    'mixed mushrooms, such as cremini, oyster, and maitake': 'such as cremini, oyster, and maitake',
    '500 г грибів, наприклад печериць, глив чи опеньків': 'наприклад печериць, глив чи опеньків',
    'риба біла, типу тріски, хеку чи минтая 500 г': 'типу тріски, хеку чи минтая',
    '300 g sýra, třeba eidam, gouda nebo čedar': 'třeba eidam, gouda nebo čedar',
    'зелень, напр. кріп, петрушка і кінза, 1 пучок': 'напр. кріп, петрушка і кінза',
  }
  const texts = Object.keys(lists)
  expect(texts.map((text) => [text, read(text).note])).toEqual(Object.entries(lists))
  expect(texts.flatMap((text) => read(text).more ?? [])).toEqual([])
})

test('an example that lacks the noun is of what was named, so that oyster said of mushrooms is no oyster', () => {
  expect(read('mixed mushrooms like oyster or shiitake').mentions).toEqual([
    ...['oyster-mushroom', 'shiitake'],
  ])
  expect(read('4 oz cheese, like feta, goat or ricotta').mentions).toContain('goat-cheese')
  expect(read('1 lb mushrooms (such as oyster and cremini)').mentions).toEqual([
    ...['oyster-mushroom', 'cremini'],
  ])
})

test('what has an amount of its own, was added or is none of the kind begins anew behind examples', () => {
  expect(foods('овочі, наприклад морква, селера, 2 яйця')).toEqual(['vegetable', 'egg'])
  expect(foods('Flaky salt, such as Maldon, and black pepper')).toEqual([
    ...['flaky-salt', 'black-pepper'],
  ])
  expect(foods('горіхи, наприклад мигдаль або фундук, мед')).toEqual(['nut', 'honey'])
})
