import type { Token } from '../../text/tokens.ts'
import { bare } from './bare.ts'
import { czech } from './cs.ts'
import { english } from './en.ts'
import { type Class, classes, type Table } from './row.ts'
import { ukrainian } from './uk.ts'

/** A phrase of a table: its words, of which the last may be a beginning only. */
interface Phrase {
  words: readonly string[]
  class: Class
  open: readonly boolean[]
}

/** The phrases of one language by their first word, and those that begin with any ending by its first letters. */
interface Index {
  whole: ReadonlyMap<string, readonly Phrase[]>
  begun: ReadonlyMap<string, readonly Phrase[]>
}

export interface Said {
  class: Class
  /** How many words say it. */
  length: number
}

export type Tongue = 'uk' | 'en' | 'cs'

/** No beginning is shorter than this, so that few are compared. */
const begins = 3

const indexes: Record<Tongue, Index> = {
  uk: indexOf(ukrainian),
  en: indexOf(english),
  cs: indexOf(czech),
}

/** What is said at this word: of the longer phrases first, and of equally long ones each class. */
export function saidAt(tokens: readonly Token[], at: number, tongue: Tongue): Said[] {
  const { whole, begun } = indexes[tongue]
  const low = wordAt(tokens, at, tongue)
  const [said, beginning] = [whole.get(low), begun.get(low.slice(0, begins))]
  if (!said && !beginning) return []
  return [...(said ?? []), ...(beginning ?? [])]
    .filter((phrase) =>
      phrase.words.every((word, i) => {
        const said = wordAt(tokens, at + i, tongue)
        return phrase.open[i] ? said.startsWith(word) : said === word
      }),
    )
    .map((phrase) => ({ class: phrase.class, length: phrase.words.length }))
    .sort((a, b) => b.length - a.length)
}

/** Every whole word that steers, to know a misspelt one by. */
export function cueWords(): string[] {
  return Object.values([english, ukrainian]).flatMap((table) =>
    [table.averse, table.allergy]
      .flatMap((phrases) => (phrases ?? '').split(/[|\n]/))
      .map((phrase) => phrase.trim())
      .filter((phrase) => /^\p{L}{6,}$/u.test(phrase)),
  )
}

/** Words that say nothing about whether it is wanted. */
export function plainWords(): string[] {
  return [english, ukrainian].flatMap((table) => (table.plain ?? '').trim().split(/\s+/))
}

function wordAt(tokens: readonly Token[], at: number, tongue: Tongue): string {
  const token = tokens[at]
  if (token?.kind !== 'word') return '\u0000'
  return tongue === 'cs' ? bare(token.text) : token.low
}

function indexOf(table: Table): Index {
  const whole = new Map<string, Phrase[]>()
  const begun = new Map<string, Phrase[]>()
  for (const kind of classes) {
    const said = table[kind] ?? ''
    // Plain words are many and single, so they are parted by spaces.
    for (const phrase of said.split(kind === 'plain' ? /\s+/ : /[|\n]/)) {
      const words = phrase.trim().replaceAll(/['’]/g, '').split(' ')
      if (words[0] === '' || words[0] === undefined) continue
      const open = words.map((word) => word.endsWith('*'))
      const closed = words.map((word) => word.replace('*', ''))
      const first = closed[0] ?? ''
      const [into, key] = open[0] ? [begun, first.slice(0, begins)] : [whole, first]
      const sharing = into.get(key)
      const entry = { words: closed, class: kind, open }
      if (sharing) sharing.push(entry)
      else into.set(key, [entry])
    }
  }
  return { whole, begun }
}
