import { expect, test } from 'bun:test'
import { isTrueWord } from '../../../shared/food/ask/true-words.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { type Slipped, slippedQuestions } from '../../support/refusing-slips.ts'

/** Every so manieth of all: another place of the alphabet, another food and another wish beside it each time. */
const cases = slippedQuestions(421).map((slipped) => ({
  ...slipped,
  slots: understandQuery(slipped.text),
}))

function wishes({ slots, food }: (typeof cases)[number]): boolean {
  const { include, useUp, anyOf } = slots
  return [include, useUp, ...anyOf].flat().some((id) => isKindOf(id, food))
}

const isWord = ({ tongue, word }: Slipped) => isTrueWord(tongue, word.replaceAll("'", ''))

test('what is refused with a letter wrong is never a wish', () => {
  expect(cases.length).toBeGreaterThan(1800)
  const wished = cases.filter(wishes)
  expect(wished.filter((one) => !isWord(one)).map(({ text }) => text)).toEqual([])
  // "date onions" cannot be told from "hate onions".
  expect(wished.length).toBeLessThan(cases.length / 150)
})

test('and nearly always left out', () => {
  const kept = cases.filter(({ slots, food }) => !slots.exclude.some((id) => isKindOf(food, id)))
  expect(kept.length).toBeLessThan(cases.length / 12)
})

test('the wish beside it is kept', () => {
  const lost = cases.filter(({ slots }) => !slots.courses.includes('soup'))
  expect(lost.length).toBeLessThan(cases.length / 50)
})

test('a space too many or too few hides no refusal', () => {
  const refusing = {
    onion: [
      'with out onions',
      'noonions salad',
      'dis like onions',
      'пиріг безцибулі',
      'за мість цибулі',
      'не навиджу цибулю',
    ],
    butter: ['nobutter pancakes', 'in stead of butter', 'every thing but butter', 'koláč bezmásla'],
    gluten: ['dort bezlepku', 'bezlepku prosím'],
  }
  for (const [food, texts] of Object.entries(refusing))
    for (const text of texts) expect([text, ...understandQuery(text).exclude]).toContain(food)
})
