import { expect, test } from 'bun:test'
import { expectRead, readAsRow } from '../../support/read-lines.ts'
import { american, czechShops, ukrainianShops } from './sets/breadth/american.ts'
import { czech } from './sets/strangers/czech.ts'
import { english } from './sets/strangers/english.ts'
import { severalFifth, typedFifth, ukrainianFifth } from './sets/strangers/fifth.ts'
import { englishFourth, severalFourth } from './sets/strangers/fourth.ts'
import { stillOtherwise } from './sets/strangers/known.ts'
import {
  czechRound,
  englishRound,
  severalOnceMore,
  severalRound,
  ukrainianRound,
} from './sets/strangers/round.ts'
import { several } from './sets/strangers/several.ts'
import { strangerCzech, strangerEnglish, strangerUkrainian } from './sets/strangers/shopping.ts'
import { linesSixth, severalSixth, typedSixth } from './sets/strangers/sixth.ts'
import { czechThird, englishThird, severalThird, ukrainianThird } from './sets/strangers/third.ts'
import { typed } from './sets/strangers/typed.ts'
import { typedFourth } from './sets/strangers/typed-fourth.ts'
import { ukrainian } from './sets/strangers/ukrainian.ts'

test('lines, lists and several foods of a stranger are read as that hand meant them', () => {
  for (const table of [english, ukrainian, czech, several, typed]) expectRead(table)
})

test('a third hand is read as it meant, the noun that it said once for several kinds of a thing too', () => {
  for (const table of [englishThird, ukrainianThird, czechThird, severalThird]) expectRead(table)
  for (const table of [englishRound, ukrainianRound, czechRound, severalRound, severalOnceMore])
    expectRead(table)
  for (const table of [englishFourth, severalFourth]) expectRead(table)
  for (const table of [typedFifth, severalFifth, ukrainianFifth]) expectRead(table)
})

test('lists, several foods and lines of the sixth hand, and the harder lists of the fourth, are read as they were meant', () => {
  for (const table of [typedFourth, typedSixth, severalSixth, linesSixth]) expectRead(table)
})

test('lines as American sites and Ukrainian and Czech books have them are read with every part of them', () => {
  for (const table of [american, ukrainianShops, czechShops]) expectRead(table)
})

test('shopping lines of a stranger are foods, things of the house, or nothing that is bought', () => {
  for (const table of [strangerUkrainian, strangerEnglish, strangerCzech]) expectRead(table)
})

test('what is still read otherwise is named, and leaves its list when it is read as it was meant', () => {
  const rows = Object.entries(stillOtherwise)
  expect(rows.filter(([text, meant]) => readAsRow(text) === `${text} = ${meant}`)).toEqual([])
})
