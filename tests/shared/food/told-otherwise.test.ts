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
