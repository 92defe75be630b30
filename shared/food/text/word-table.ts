import { Openings } from './openings.ts'
import { remembered } from './remembered.ts'

/** What is the same in each language, or is no word: signs and numbers. */
type Said = 'uk' | 'ru' | 'en' | 'cs' | 'signs'

/** Words parted by spaces; `*` in one is any letters, so that «уник*» is a beginning and «*ого» an ending. */
type Row = Readonly<Partial<Record<Said, string>>>

/** Words of one kind, in every language: folded, without apostrophes. */
export interface WordClass {
  has(low: string | undefined): boolean
  /** Those that are written out. */
  readonly words: ReadonlySet<string>
  /** What others begin with: «уник*». */
  readonly beginnings: readonly string[]
}

/** A table that a person edits: a kind a row, a language a column. */
export function wordTable<Name extends string>(
  rows: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, WordClass>> {
  return compiled(rows, wordClass)
}

/** The same of phrases, parted by `|` or a new line: each is its words. */
export function phraseTable<Name extends string>(
  rows: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, readonly (readonly string[])[]>> {
  return compiled(rows, (row) => partsOf(row, /[|\n]/).map((phrase) => phrase.split(' ')))
}

/** The same of patterns, one a line: phrases whose parts may be left out, as a regular expression says it. */
export function patternTable<Name extends string>(
  rows: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, string>> {
  return compiled(rows, (row) => partsOf(row, /\n/).join('|'))
}

function compiled<Name extends string, T>(
  rows: Readonly<Record<Name, Row>>,
  compile: (row: Row) => T,
): Readonly<Record<Name, T>> {
  const all = Object.entries<Row>(rows).map(([name, row]) => [name, compile(row)])
  return Object.fromEntries(all) as Record<Name, T>
}

function partsOf(row: Row, between: RegExp): string[] {
  return Object.values(row)
    .flatMap((said) => said.split(between))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function wordClass(row: Row): WordClass {
  const forms = partsOf(row, /\s/)
  const words = new Set(forms.filter((form) => !form.includes('*')))
  const beginnings = forms.filter((form) => /^[^*]+\*$/.test(form)).map((form) => form.slice(0, -1))
  const open = forms.filter((form) => form.includes('*'))
  const openings = new Openings(words, open)
  if (open.length === 0)
    return { has: (low) => openings.admit(low) && words.has(low), words, beginnings }
  const letters = open.map((form) => form.replaceAll('*', '\\p{L}*')).join('|')
  const any = new RegExp(`^(?:${letters})$`, 'u')
  const isAny = remembered((low) => words.has(low) || any.test(low))
  return { has: (low) => openings.admit(low) && isAny(low), words, beginnings }
}
