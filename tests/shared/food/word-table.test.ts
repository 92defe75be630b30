import { expect, test } from 'bun:test'
import { Openings } from '../../../shared/food/text/openings.ts'
import { wordsIn } from '../../../shared/food/text/tokens.ts'
import { wordTable } from '../../../shared/food/text/word-table.ts'
import { blindEnglishLines } from './sets/blind-1/lines.en.ts'
import { blindUkrainianLines } from './sets/blind-1/lines.uk.ts'
import { englishQueries, ukrainianQueries } from './sets/queries.ts'

const words = [
  ...new Set(
    [...blindEnglishLines, ...blindUkrainianLines, ...englishQueries, ...ukrainianQueries].flatMap(
      ([text]) => wordsIn(text),
    ),
  ),
]

test('Of every word of a table, whatever it begins with and however long it is, its openings know', () => {
  const long = 'x'.repeat(70)
  for (const word of [...words, 'a', 'ž', '½', 'ſ', '\u2603', long]) {
    const openings = new Openings([word])
    expect([word, openings.admit(word)]).toEqual([word, true])
  }
})

test('A table has no other words than those it was given, be there as many tables as there are words', () => {
  const tables = words.map((word) => wordTable({ it: { uk: word } }).it)
  const some = words.filter((_, at) => at % 7 === 0)
  for (const [at, table] of tables.entries())
    expect(some.filter((word) => table.has(word))).toEqual(
      some.includes(words[at] ?? '') ? [words[at] ?? ''] : [],
    )
})

test('What a star stands for may be any letters, at the end, at the beginning and in between', () => {
  const said = wordTable({ it: { uk: 'суп* *ого б*щ', en: 'bread' } }).it
  const found = ['суп', 'супчик', 'молочного', 'ого', 'борщ', 'bread']
  expect(found.filter((word) => !said.has(word))).toEqual([])
  expect(['су', 'soup', 'борщі', 'breads', undefined].filter((word) => said.has(word))).toEqual([])
})
