import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { printLine } from '../../../shared/food/line/print.ts'
import { wordsIn } from '../../../shared/food/text/tokens.ts'
import { sureLines, unsureLines } from './sets/needs/unsure.ts'

const read = (text: string) => parseIngredientLine(text)

test('a word that nobody knows beside a food makes the line unsure', () => {
  expect(unsureLines.filter((text) => read(text).understood)).toEqual([])
})

test('of an unsure line no diet is claimed, and its allergens are not all known', () => {
  for (const text of unsureLines) {
    expect([text, Object.values(dietsOf([read(text)])).includes('yes')]).toEqual([text, false])
    expect([text, allergensOf([read(text)]).complete]).toEqual([text, false])
  }
})

test('words that only tell one product from another leave a line sure', () => {
  expect(sureLines.filter((text) => !read(text).understood)).toEqual([])
})

test('a cut or a form of something unknown is not called by the neighbour that is usually cut so', () => {
  const texts = ['500 г філе бельдюги', 'wibble steak', 'брюнзельна паста', '2 tbsp wibble paste']
  expect(texts.map((text) => read(text).food)).toEqual(texts.map(() => undefined))
})

test('an unsure line is said in its own words', () => {
  expect(printLine(read('масло шавлієве 100 г'), 'uk')).toBe('масло шавлієве – 100 г')
})

test('no word of a line is lost: what is not the amount stays in the name or the note', () => {
  const kept = (text: string) =>
    needsIn([read(text)]).flatMap(({ foodText, note = '' }) => wordsIn(`${foodText} ${note}`))
  const nonsense = fc.constantFrom('брумелія', 'шмурдякова', 'wibble', 'snozz', 'тралик')
  const names = fc.constantFrom(...foods.map((food) => food.uk[0] ?? food.id))
  fc.assert(
    fc.property(names, nonsense, fc.constantFrom(' ', ', ', ' (', ' та '), (name, word, by) => {
      const text = `200 г ${name}${by}${word}${by === ' (' ? ')' : ''}`
      expect([text, kept(text).includes(word)]).toEqual([text, true])
    }),
    { numRuns: 400 },
  )
})

test('a lone word that nobody knows beside a food may be one more, and leaves the line unsure', () => {
  const texts = ['борошно, хмелін', '200 г рису, шафрилія', 'flour, wibblet']
  expect(texts.filter((text) => read(text).understood)).toEqual([])
  const told = ['борошно, просіяне', 'цибуля, навпіл', 'flour, sifted', '2 onions, unpeeled']
  expect(told.filter((text) => !read(text).understood)).toEqual([])
})
