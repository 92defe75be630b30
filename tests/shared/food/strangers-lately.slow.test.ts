import { test } from 'bun:test'
import { expectRead } from '../../support/read-lines.ts'
import * as eighteenth from './sets/strangers/eighteenth.ts'
import { englishEighteenth } from './sets/strangers/eighteenth-english.ts'
import * as eighteenthTyped from './sets/strangers/eighteenth-typed.ts'
import { linesEighth, severalEighth, typedEighth } from './sets/strangers/eighth.ts'
import { linesEleventh, severalEleventh, typedEleventh } from './sets/strangers/eleventh.ts'
import { englishSixth } from './sets/strangers/english-sixth.ts'
import * as fifteenth from './sets/strangers/fifteenth.ts'
import * as fourteenth from './sets/strangers/fourteenth.ts'
import { linesNinth, severalNinth, typedNinth } from './sets/strangers/ninth.ts'
import * as seventeenth from './sets/strangers/seventeenth.ts'
import * as twentieth from './sets/strangers/twentieth.ts'

test('six hundred lines of sites, papers, magazines and cookbooks are read as a sixth hand meant them', () => {
  expectRead(englishSixth)
})

test('lists of all kinds of households and lines of old and new books are read as an eighth hand meant them', () => {
  for (const table of [typedEighth, severalEighth, linesEighth]) expectRead(table)
})

test('lines of sites, handwritten books and phones are read as a ninth hand meant them', () => {
  for (const table of [typedNinth, severalNinth, linesNinth]) expectRead(table)
})

test('lines of sites, cookbooks of the fifties and lists of all ages are read as an eleventh hand meant them', () => {
  for (const table of [typedEleventh, severalEleventh, linesEleventh]) expectRead(table)
})

test('lines of sites, notebooks and lists of three countries are read as a fourteenth hand meant them', () => {
  for (const table of Object.values(fourteenth)) expectRead(table)
})

test('harder lines of notebooks and phones, and lists in a hurry, are read as a fifteenth hand meant them', () => {
  for (const table of Object.values(fifteenth)) expectRead(table)
})

test('lines of letters, phones and old books, and lists that leave half out, are read as a seventeenth hand meant them', () => {
  for (const table of Object.values(seventeenth)) expectRead(table)
})

test('lines of sites, cookbooks and phones in three languages are read as an eighteenth hand meant them', () => {
  expectRead(englishEighteenth)
  for (const table of [...Object.values(eighteenth), ...Object.values(eighteenthTyped)])
    expectRead(table)
})

test('lines of newspapers’ archives, and of several foods, are read as a twentieth hand meant them', () => {
  for (const table of Object.values(twentieth)) expectRead(table)
})
