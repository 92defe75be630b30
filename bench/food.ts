import { understandQuery } from '../shared/food/ask/understand.ts'
import { parseIngredientLine } from '../shared/food/line/parse.ts'
import { longestQuestion } from '../shared/wire/search.ts'
import { englishLines } from '../tests/shared/food/sets/lines.en.ts'
import { ukrainianLines } from '../tests/shared/food/sets/lines.uk.ts'
import { englishQueries, ukrainianQueries } from '../tests/shared/food/sets/queries.ts'

/** What this machine did before, with nothing else to do: lines and questions a second, warm. */
const before = { lines: 27_000, questions: 11_000 }

const firstTouch = performance.now()
parseIngredientLine('2 ст. л. подрібненого кропу')
understandQuery('щось без молока до 30 хвилин')
process.stdout.write(
  `${Math.round(performance.now() - firstTouch)} ms for the first line and question\n`,
)

/**
 * Ingredient lines and questions per second, warm, each against the least that is good enough; and the
 * questions that are the hardest to read, each as long as a question may be, against fifty ordinary ones.
 */
const lines = perSecond([...ukrainianLines, ...englishLines], parseIngredientLine)
const questions = perSecond([...ukrainianQueries, ...englishQueries], understandQuery)
report('lines', lines, 20_000, before.lines)
report('questions', questions, 10_000, before.questions)
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
    perSecond([[text]], understandQuery),
    questions / 50,
  )
}

function perSecond(
  rows: readonly (readonly [string, ...unknown[]])[],
  read: (text: string) => unknown,
): number {
  for (const [text] of rows) read(text)
  const rounds = 100
  const started = performance.now()
  for (let round = 0; round < rounds; round++) for (const [text] of rows) read(text)
  return (rounds * rows.length * 1000) / (performance.now() - started)
}

const bundle = await Bun.build({
  entrypoints: [`${import.meta.dir}/../shared/food/line/parse.ts`],
  minify: true,
  target: 'browser',
})
const [code] = bundle.outputs
const bytes = new Uint8Array((await code?.arrayBuffer()) ?? new ArrayBuffer(0))
process.stdout.write(
  `${bytes.length} bytes of the reader in a browser, ${Bun.gzipSync(bytes).length} gzipped\n`,
)

function report(what: string, speed: number, least: number, was?: number): void {
  const compared = was === undefined ? '' : `, ${Math.round(was)} before`
  process.stdout.write(
    `${Math.round(speed)} ${what} per second, ${(speed / least).toFixed(1)} of the limit${compared}\n`,
  )
  if (speed < least) process.exitCode = 1
}
