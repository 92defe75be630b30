import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) => parseIngredientLine(text)
const told = (text: string) => [read(text).food, ...(read(text).qualities ?? [])]

test('mineral water that is still is still water, in every language and cut short', () => {
  for (const text of [
    ...['вода мінеральна негаз 6л', 'мінеральна вода негазована', 'still mineral water'],
    ...['still water 6x', 'minerálka neperlivá', 'mineralka neperliva'],
  ])
    expect([text, ...told(text)]).toEqual([text, 'water', 'still'])
  expect(told('вода мінеральна')).toEqual(['sparkling-water'])
  expect(told('вода слабогазована')).toEqual(['sparkling-water', 'gently-sparkling'])
  // What only stays as it was tells of no water.
  expect(told('still-warm rice')).toEqual(['rice'])
})

test('what tells products apart is known without its accents and without the dot of what is cut short', () => {
  expect(told('mliko polotucny 2x')).toEqual(['milk', 'half-fat'])
  expect(told('maslo nesolene')).toEqual(['butter', 'unsalted'])
  expect(told('spenat mrazeny listovy')).toEqual(['spinach', 'frozen'])
  expect(told('сир тв 300г')).toEqual(['hard-cheese'])
  expect(told('вареники з картоплею зам')).toEqual(['varenyky-potato', 'frozen'])
  expect(told('сельодка слабосол')).toEqual(['herring', 'lightly-salted'])
  expect(told('tom puree')).toEqual(['tomato-puree'])
})

test('a weight between the number and what it counts is of each, however it is marked off; a length is not', () => {
  const also = (text: string) => read(text).also
  expect(also('4 (6-ounce) skin-on salmon fillets')).toEqual({ quantity: 24, unit: 'oz' })
  expect(also('4 6-ounce cod or halibut fillets')).toEqual({ quantity: 24, unit: 'oz' })
  expect(also('3 (250 g) kuřecí prsa')).toEqual({ quantity: 750, unit: 'g' })
  expect(also('1 (4- to 5-pound) pork shoulder')).toEqual({ quantity: 4, upTo: 5, unit: 'lb' })
  expect(also('12 (6-inch) corn tortillas')).toEqual({ quantity: 6, unit: 'inch' })
  // Behind what is counted it is all of it.
  expect(also('3 medium potatoes (about 1 pound)')).toEqual({ quantity: 1, unit: 'lb' })
})
