import { buildWeb } from '../scripts/build.ts'
import { type Reader, readerHere } from '../server/domain/bulk-import/batch.ts'
import type { RawRecord } from '../server/domain/bulk-import/records.ts'
import { understandQuery } from '../shared/food/ask/understand.ts'
import { foods } from '../shared/food/lexicon/index.ts'
import { parseIngredientLine, readAnew } from '../shared/food/line/parse.ts'
import { priceBookOf } from '../shared/food/price.ts'
import { longestQuestion } from '../shared/wire/search.ts'
import { englishLines } from '../tests/shared/food/sets/lines.en.ts'
import { ukrainianLines } from '../tests/shared/food/sets/lines.uk.ts'
import { englishQueries, ukrainianQueries } from '../tests/shared/food/sets/queries.ts'
import { freshLines } from './support/fresh-lines.ts'
import { recipeLines } from './support/recipe-file.ts'
import { ownMs, perSecond } from './support/speed.ts'

/**
 * What the first version did on the machine and on the day these were measured last (2026-11-28), warmed as long as they
 * are, and the bytes of its reader in a browser. Its own 27,000 lines and 11,000 questions were taken at once after its
 * start, on another machine, and compare with nothing here.
 */
const first = { lines: 50_000, fresh: 22_000, questions: 21_000, bytes: 653_604 }

const firstTouch = performance.now()
parseIngredientLine('2 ст. л. подрібненого кропу')
understandQuery('щось без молока до 30 хвилин')
process.stdout.write(
  `${Math.round(performance.now() - firstTouch)} ms for the first line and question\n`,
)

/**
 * Ingredient lines and questions in a second of one core, each against the least that is good enough: lines of known
 * words, each read anew, lines of which every one is new, and recipes of a file up to where the database would
 * take them; and the questions that are the hardest to read, each as long as a question may be, against fifty
 * ordinary ones.
 */
const known = textsOf([...ukrainianLines, ...englishLines])
// Two seconds: until then some of the code that reads is still being compiled.
perSecond(known, readAnew, 800)
report('lines', perSecond(known, readAnew, 200), 20_000, first.lines)
report(
  'lines that are all new',
  perSecond(freshLines(), parseIngredientLine, 1),
  10_000,
  first.fresh,
)
report('lines that were read lately', perSecond(known, parseIngredientLine, 200), 100_000)
const here = readerHere(priceBookOf([]), 'UAH')
const few = await batchesOf(recipeLines(1500))
report('recipes of a file', await recipesPerSecond(here, few), 500)
const asked = textsOf([...ukrainianQueries, ...englishQueries])
// As long as with lines.
perSecond(asked, understandQuery, 150)
const questions = perSecond(asked, understandQuery, 50)
report('questions', questions, 10_000, first.questions)
const hard = [
  'по',
  'в',
  'як',
  'є',
  'маю',
  'не',
  'so',
  '₴',
  'перець, без',
  'до 30 хвилин без молока',
]
for (const word of hard) {
  const text = `${word} `.repeat(longestQuestion).slice(0, longestQuestion)
  report(
    `questions of «${word}» said over and over`,
    perSecond([text], understandQuery, 100),
    questions / 50,
  )
}

async function batchesOf(lines: AsyncIterable<string>): Promise<RawRecord[][]> {
  const records = (await Array.fromAsync(lines)).map((text, number) => ({ number, text }))
  return Array.from({ length: Math.ceil(records.length / 1000) }, (_, at) =>
    records.slice(at * 1000, at * 1000 + 1000),
  )
}

/** Up to where the database would take them. */
async function recipesPerSecond(reader: Reader, batches: readonly RawRecord[][]): Promise<number> {
  const began = ownMs()
  for (const records of batches) {
    const { keys, rows } = await reader.read(records)
    const fresh = keys.map((_, place) => place)
    await rows({ fresh, authorId: 'per_bench', now: Date.now(), publishedAt: Date.now() })
  }
  return (batches.flat().length * 1000) / (ownMs() - began)
}

function textsOf(rows: readonly (readonly [string, ...unknown[]])[]): string[] {
  return rows.map(([text]) => text)
}

// What is typed is read by the server, so that nobody waits for the table of foods to come to a phone.
buildWeb()
const pages = await Array.fromAsync(new Bun.Glob('dist/web/client/**/*.js').scan())
const texts = await Promise.all(pages.map((path) => Bun.file(path).text()))
const [marker = ''] = foods.at(-1)?.en ?? []
const bytes = texts
  .filter((text) => text.includes(marker))
  .reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0)
process.stdout.write(
  `${bytes} bytes of the reader in a browser (${(bytes / first.bytes).toFixed(2)} of the first version's)\n`,
)

function report(what: string, speed: number, least: number, was?: number): void {
  const compared = was === undefined ? '' : `, ${(speed / was).toFixed(2)} times the first version`
  process.stdout.write(
    `${Math.round(speed)} ${what} in a second of a core, ${(speed / least).toFixed(1)} of the limit${compared}\n`,
  )
  if (speed < least) process.exitCode = 1
}
