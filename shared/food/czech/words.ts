import { bare } from '../ask/function-words/bare.ts'
import { czechForm } from './stem.ts'
import { describing, parts, phrasesSaid, smallWords, unitWords } from './vocabulary.ts'

/** «english: czech czech», line by line. */
function* rowsOf(table: string): Generator<readonly [english: string, czech: string]> {
  for (const line of table.trim().split('\n')) {
    const at = line.indexOf(':')
    if (at > 0) yield [line.slice(0, at).trim(), line.slice(at + 1).trim()]
  }
}

const split = (words: string) => words.split(/\s+/)

/** Small words by how they are written, without accents. */
const small = new Map(
  [...rowsOf(smallWords)].flatMap(([english, czech]) =>
    split(czech).map((word) => [word, english] as const),
  ),
)

/** «nebo», «a»: between two kinds of one thing. */
export function joinsKinds(low: string): boolean {
  const english = small.get(bare(low))
  return english === 'or' || english === 'and'
}

/** Words by their stem, as exact as possible first: «hrst» before what only its bare stem leads to. */
function byStem(table: string): (low: string) => string | undefined {
  const light = new Map<string, string>()
  const unaccented = new Map<string, string>()
  for (const [english, czech] of rowsOf(table))
    for (const word of split(czech)) {
      const form = czechForm(word)
      // What is cut short has no cases.
      const stem = word.length < 4 ? word : form.light
      if (!light.has(stem)) light.set(stem, english)
      if (!unaccented.has(bare(stem))) unaccented.set(bare(stem), english)
    }
  return (low) => {
    const stem = low.length < 4 ? low : czechForm(low).light
    return light.get(stem) ?? unaccented.get(stem)
  }
}

export const unitIn = byStem(unitWords)
const described = byStem(describing)
export const partIn = byStem(parts)

/** Phrases by their first word, longer ones first. */
const phrases = Map.groupBy(
  [...rowsOf(phrasesSaid)]
    .flatMap(([english, czech]) =>
      czech.split('|').map((phrase) => ({ english: split(english), words: split(phrase.trim()) })),
    )
    .sort((one, other) => other.words.length - one.words.length),
  ({ words: [first = ''] }) => first,
)

/** The phrase that begins here, in the reader's words. */
export function phraseIn(
  lows: readonly string[],
  at: number,
): { english: readonly string[]; length: number } | undefined {
  const found = phrases
    .get(bare(lows[at] ?? ''))
    ?.find(({ words }) => words.every((word, i) => bare(lows[at + i] ?? '') === word))
  return found && { english: found.english, length: found.words.length }
}

/** What a word that names no food means, in the reader's words; nothing where nobody knows it. */
export function meaningIn(low: string): string | undefined {
  const known = small.get(bare(low)) ?? unitIn(low) ?? described(low)
  // «=uzený»: the word itself, as the table of qualities has it.
  return known?.startsWith('=') ? known.slice(1) : known
}

/** Whether only Czech uses the word so, among those that steer, measure or describe. */
export function isSmall(low: string): boolean {
  return small.has(bare(low))
}
