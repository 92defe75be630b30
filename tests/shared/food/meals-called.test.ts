import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('in Britain a tea that is cooked is the evening meal, and a tea that is drunk is tea', () => {
  for (const text of [
    'cheap vegan tea, ive got lentils in the cupboard',
    'quick tea for the kids',
    'what can I make for tea tonight',
  ]) {
    const { courses, include } = understandQuery(text)
    expect([text, courses, include]).toEqual([text, ['main'], []])
  }
  expect(understandQuery('herbal tea without sugar').include).toEqual(['herb-tea'])
})

test('who eats no gluten is called so in one word, and all else that is refused stays so', () => {
  const { exclude, diets } = understandQuery(
    'jeden je bezlepkář a švagrová nesmí ani kapku mlíka, něco masového',
  )
  expect(diets).toContain('gluten-free')
  expect(exclude).toContain('milk')
  expect(understandQuery('в гості йде безглютенниця, що спекти').diets).toContain('gluten-free')
})

test('meat and milk that must not meet wish for neither', () => {
  const chicken = understandQuery(
    "We're Jewish, so no pork and never meat together with dairy. A chicken dish please",
  )
  expect(chicken.include).toEqual(['chicken'])
  expect(chicken.exclude).toEqual(['pork', 'dairy'])
  expect(understandQuery('we never eat meat with dairy, what soup').include).toEqual([])
  const ukrainian = understandQuery("не мішаємо м'ясо з молочним, щось з курки")
  expect([ukrainian.include, ukrainian.exclude]).toEqual([['chicken'], ['dairy']])
})

test('a slip in «protein» is no powder of it', () => {
  const { include, occasions } = understandQuery('high protien brekfast, no meat')
  expect([include, occasions]).toEqual([[], ['protein']])
})
