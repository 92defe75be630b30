import { expect, test } from 'bun:test'
import { isAverse } from '../../../shared/food/ask/marked.ts'
import { marksOf } from '../../../shared/food/ask/marks.ts'
import { open } from '../../../shared/food/ask/reading.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { isCyrillic } from '../../../shared/food/text/stem.ts'
import * as eleventh from './sets/polarity/eleventh.ts'
import * as fifth from './sets/polarity/fifth.ts'
import * as ninth from './sets/polarity/ninth.ts'
import * as czech from './sets/polarity/refusals.cs.ts'
import * as english from './sets/polarity/refusals.en.ts'
import * as ukrainian from './sets/polarity/refusals.uk.ts'
import type { PolarityRow } from './sets/polarity/rows.ts'
import * as second from './sets/polarity/second.ts'
import * as seventh from './sets/polarity/seventh.ts'
import * as tenth from './sets/polarity/tenth.ts'
import * as third from './sets/polarity/third.ts'
import * as twelfth from './sets/polarity/twelfth.ts'

const rows = [
  ...[ukrainian, english, czech, second, third, fifth],
  ...[seventh, ninth, tenth, eleventh, twelfth],
]
  .flatMap((set) => Object.values(set).flat() as PolarityRow[])
  .filter(({ text, refused }) => (refused ?? []).length > 0 && !/ >>? /.test(text))

function wished(text: string, refused: readonly string[]): boolean {
  const { include, useUp, anyOf } = understandQuery(text)
  return [...include, ...useUp, ...anyOf.flat()].some((id) =>
    refused.some((one) => isKindOf(id, one)),
  )
}

/** The question with each word of aversion made a word that nobody ever heard. */
function inUnheardWords(text: string): string {
  const reading = open(text)
  const marks = marksOf(reading)
  return reading.tokens.reduce((said, { text: word, low }, at) => {
    if (!isAverse(marks[at] ?? []) || word.length < 2) return said
    return said.replace(word, isCyrillic(low) ? 'бурмокає' : 'snobbles')
  }, text)
}

test('a refusal in words that nobody ever heard is no wish', () => {
  const wrong = rows
    .map(({ text, refused }) => ({ text, said: inUnheardWords(text), refused }))
    .filter(({ text, said }) => text !== said)
  expect(wrong.length).toBeGreaterThan(900)
  // A word of wishing stands in these, which is all that the reader can go by.
  expect(
    wrong.filter(({ said, refused }) => wished(said, refused)).map(({ said }) => said),
  ).toEqual([
    'show me another kale recipe and snobbles snobbles',
    'nothing snobbles a pizza like pineapple',
    'хочу пиріг з горіхами, але бурмокає',
    'о так, обожнюю коли в салаті родзинки... бурмокає, бурмокає',
    'бурмокає бурмокає бурмокає фанат тофу',
  ])
})

test('and what is plainly wished for beside a word that nobody ever heard stays a wish', () => {
  const wishes: readonly (readonly [string, string])[] = [
    ['суп з грибами, будь ласка', 'mushroom'],
    ['хочу курку по-бурмоцьки', 'chicken'],
    ['мімоза з тунцем', 'tuna'],
    ['салат Бурмокан з тунцем', 'tuna'],
    ['something with chicken and rice', 'rice'],
    ['snobbly dinner with salmon', 'salmon'],
    ['pasta with snobbles and cheese', 'cheese'],
    ['něco s kuřetem a rýží', 'rice'],
    ['kuře se zeleninou', 'chicken'],
  ]
  expect(wishes.filter(([text, food]) => !understandQuery(text).include.includes(food))).toEqual([])
})
