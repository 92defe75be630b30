import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { searchTerms, searchVersion } from '../../../server/domain/search/document.ts'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { readerVersion } from '../../../shared/food/line/version.ts'
import { blindEnglishLines } from '../../shared/food/sets/blind-1/lines.en.ts'
import { blindUkrainianLines } from '../../shared/food/sets/blind-1/lines.uk.ts'
import { secondLines } from '../../shared/food/sets/blind-2/lines.ts'
import { thirdLines } from '../../shared/food/sets/blind-3/lines.ts'
import { czechRecipeLines } from '../../shared/food/sets/czech/lines.ts'

/** What these versions answer to the sample. Another answer is another version: raise it, and write both here.
 * The sample is lines that people typed, and the names of every food. */
const known = {
  reader: { version: 58, answers: '0fbecb2035f33252' },
  search: { version: 52, answers: 'b2f24d53a1e436ef' },
}

const typed = [
  ...[blindUkrainianLines, blindEnglishLines, secondLines, thirdLines].flat().map(([text]) => text),
  ...czechRecipeLines.map(({ text }) => text),
]
const names = foods.flatMap((food) => [...food.uk, ...food.en])
const firstNames = foods.flatMap((food) => food.uk[0] ?? [])

const read = (texts: readonly string[]) => texts.map((text) => parseIngredientLine(text))

/** Short enough to compare by eye; the order of properties means nothing. */
function digest(values: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of values) hash.update(JSON.stringify(value, sorted))
  return hash.digest('hex').slice(0, 16)
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const recipeOf = (line: ParsedLine) => ({
  ...{ title: line.text, description: '', tags: [], ingredients: [line], steps: [] },
  ...{ prepMinutes: null, cookMinutes: null, pricePerServing: 0 },
})

test('A line that is read in another way has another version of the reader, so that what is stored heals', () => {
  const answers = digest(read([...typed, ...names]))
  expect({ version: readerVersion, answers }).toEqual(known.reader)
})

test('A recipe that is found by other words has another version of the search, so that what is indexed heals', () => {
  const answers = digest(
    read(firstNames).map((line) => [...searchTerms(recipeOf(line))].toSorted()),
  )
  expect({ version: searchVersion, answers }).toEqual(known.search)
})
