import { names } from '../../names/index.ts'
import { once, remembered } from '../../text/remembered.ts'
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
  /** Where it stands in the table; those that begin with any ending after all others. */
  place: number
}

/**
 * The phrases of one language by their first two words, of which the second may be a beginning, or by the only one, and
 * those that begin with any ending by its first letters.
 */
interface Index {
  first: ReadonlyMap<string, First>
  begun: ReadonlyMap<string, readonly Phrase[]>
}

/** What begins with a word: by it alone, by the next one, and by the first letters of that. */
interface First {
  alone: Phrase[]
  next?: Map<string, Phrase[]>
  nextBegun?: Map<string, Phrase[]>
}

export interface Said {
  class: Class
  /** How many words say it. */
  length: number
}

export type Tongue = 'uk' | 'en' | 'cs'

/** No beginning is shorter than this, so that few are compared. */
const begins = 3
/** More phrases than any table has. */
const afterAll = 1_000_000

const indexes: Record<Tongue, () => Index> = {
  uk: once(() => indexOf(ukrainian)),
  en: once(() => indexOf(english)),
  cs: once(() => indexOf(czech)),
}

/** The phrases that may begin with a word: by it alone, by it and the next, and by its first letters. */
interface Opening {
  first: First | undefined
  begun: readonly Phrase[] | undefined
}

const openings: Record<Tongue, (low: string) => Opening | undefined> = {
  uk: openingsIn('uk'),
  en: openingsIn('en'),
  cs: openingsIn('cs'),
}

/** Most words of a question steer nothing, which is known of each once it was asked. */
function openingsIn(tongue: Tongue): (low: string) => Opening | undefined {
  return remembered((low) => {
    const index = indexes[tongue]()
    const [first, begun] = [index.first.get(low), index.begun.get(low.slice(0, begins))]
    return first || begun ? { first, begun } : undefined
  })
}

/** Whether anything that is said may begin with this word. */
function steers(low: string, tongue: Tongue): boolean {
  return openings[tongue](low) !== undefined
}

/** What is said at this word: of the longer phrases first, and of equally long ones each class. */
export function saidAt(tokens: readonly Token[], at: number, tongue: Tongue): Said[] {
  const low = wordAt(tokens, at, tongue)
  const opening = openings[tongue](low)
  if (!opening) return []
  const heard: Phrase[] = []
  const { first, begun } = opening
  if (first) {
    hear(first.alone, tokens, at, tongue, heard)
    const next = wordAt(tokens, at + 1, tongue)
    hear(first.next?.get(next), tokens, at, tongue, heard)
    hear(first.nextBegun?.get(next.slice(0, begins)), tokens, at, tongue, heard)
  }
  hear(begun, tokens, at, tongue, heard)
  if (heard.length > 1) heard.sort((a, b) => b.words.length - a.words.length || a.place - b.place)
  return heard.map((phrase) => ({ class: phrase.class, length: phrase.words.length }))
}

function hear(
  phrases: readonly Phrase[] | undefined,
  tokens: readonly Token[],
  at: number,
  tongue: Tongue,
  heard: Phrase[],
): void {
  if (!phrases) return
  for (const phrase of phrases)
    if (isSaid(phrase, tokens, at, tongue) && !opensName(phrase, tokens, at)) heard.push(phrase)
}

/** "No energy" is harmless, and the no of "no energy bar" is not. */
function opensName({ class: kind, words }: Phrase, tokens: readonly Token[], at: number): boolean {
  if (kind !== 'harmless' || words.length < 2) return false
  const last = at + words.length - 1
  const next = tokens.slice(last, last + longestName).map(({ form }) => form)
  return (names.longest(next, 0)?.length ?? 0) > 1
}

const longestName = 4

function isSaid(phrase: Phrase, tokens: readonly Token[], at: number, tongue: Tongue): boolean {
  const { words, open } = phrase
  for (let i = 0; i < words.length; i++) {
    const [word, said] = [words[i] as string, wordAt(tokens, at + i, tongue)]
    if (open[i] ? !said.startsWith(word) : said !== word) return false
  }
  return true
}

/** Words that say nothing about whether it is wanted. */
export function plainWords(): string[] {
  return [english, ukrainian].flatMap(plainOf)
}

/** Words of every day, which are many more, and slips of no food. */
export function everydayWords(): string[] {
  return [english, ukrainian].flatMap(({ everyday = '' }) => everyday.trim().split(/\s+/))
}

/** The same in Czech, without the marks over their letters. */
export function czechPlainWords(): string[] {
  return plainOf(czech)
}

/** Both in Czech, of which none is an English word too: they tell a Czech question that is typed without its marks. */
export const onlyCzechWords = once((): ReadonlySet<string> => {
  const { everyday = '' } = czech
  const both = [...plainOf(czech), ...everyday.trim().split(/\s+/)]
  return new Set(both.filter((word) => word.length > 3 && !steers(word, 'en')))
})

function plainOf({ plain = '' }: Table): string[] {
  return plain
    .trim()
    .split(/\s+/)
    .filter((word) => !word.endsWith('*'))
}

function wordAt(tokens: readonly Token[], at: number, tongue: Tongue): string {
  const token = tokens[at]
  // «nevím, co s tím»: a phrase may have a comma of its own.
  if (token?.kind !== 'word') return token?.low === ',' ? ',' : '\u0000'
  return tongue === 'cs' ? bare(token.text) : token.low
}

function indexOf(table: Table): Index {
  const all = new Map<string, First>()
  const begun = new Map<string, Phrase[]>()
  let places = 0
  for (const kind of classes) {
    const said = (table[kind] ?? '').replaceAll(/['’]/g, '')
    // Plain words are many and single, so they are parted by spaces.
    for (const phrase of said.split(kind === 'plain' ? /\s+/ : /[|\n]/)) {
      const words = phrase.trim().split(' ')
      if (words[0] === '' || words[0] === undefined) continue
      const open = words.map((word) => word.endsWith('*'))
      const closed = words.map((word) => word.replace('*', ''))
      const [first = '', second] = closed
      const place = open[0] ? afterAll + places++ : places++
      const entry = { words: closed, class: kind, open, place }
      if (open[0]) add(begun, first.slice(0, begins), entry)
      else {
        const begun = firstOf(all, first)
        if (second === undefined || (open[1] && second.length < begins)) begun.alone.push(entry)
        else if (open[1]) {
          begun.nextBegun ??= new Map()
          add(begun.nextBegun, second.slice(0, begins), entry)
        } else {
          begun.next ??= new Map()
          add(begun.next, second, entry)
        }
      }
    }
  }
  for (const word of (table.everyday ?? '').replaceAll(/['’]/g, '').trim().split(/\s+/)) {
    const known = all.get(word)?.alone ?? []
    const isBegun = begun
      .get(word.slice(0, begins))
      ?.some(({ words }) => words.length === 1 && word.startsWith(words[0] ?? ''))
    if (word === '' || isBegun || known.some(({ words }) => words.length === 1)) continue
    const entry: Phrase = { words: [word], class: 'plain', open: [false], place: places++ }
    firstOf(all, word).alone.push(entry)
  }
  return { first: all, begun }
}

function firstOf(all: Map<string, First>, word: string): First {
  const known = all.get(word)
  if (known) return known
  const first: First = { alone: [] }
  all.set(word, first)
  return first
}

function add(index: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const sharing = index.get(key)
  if (sharing) sharing.push(phrase)
  else index.set(key, [phrase])
}
