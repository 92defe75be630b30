import { expect, test } from 'bun:test'
import { understood } from '../../support/understood.ts'

const leftOut = (question: string) => understood(question).unknownExclusions

test.each([
  ['салат без лободянки', ['лободянки']],
  ['не їм ні яєць, ні лободянки', ['лободянки']],
  ['курку їм, шкірку ні', ['шкірку']],
  ['не хочу нічого смаженого і жирного', ['жирного']],
  ['soup with tomatoes not canned', ['canned']],
] as const)('%s: what a refusal names and nobody knows is left out', (question, words) => {
  expect(leftOut(question)).toEqual([...words])
})

test.each([
  'спаржа. не хочу зіпсувати',
  'no eggs, my flatmate swells up like a balloon',
  'she always complained about onions, and never said why',
  'малий від гречки плаче, а дід сміється',
  'знайшла кролика, тільки не смійтесь',
  'táta nesmí sůl, doktor byl dost jasnej',
  'викидати рука не здіймається',
])('%s: a word that only stands in the same breath is no food', (question) => {
  expect(leftOut(question)).toEqual([])
})
