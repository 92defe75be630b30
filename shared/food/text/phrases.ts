import { type Form, formOf, knownOfForm } from './forms.ts'
import { normalise } from './normalise.ts'
import { step } from './steps.ts'
import { formsIn } from './tokens.ts'

export interface Found<T> {
  /** How many words it took. */
  length: number
  values: readonly T[]
}

export interface PhraseIndex<T> {
  /** The longest phrase that starts at this word; of equally long ones, the closest in form. */
  longest(words: readonly Form[], at: number): Found<T> | undefined
  single(word: Form): readonly T[]
  /** Single words that phrases are made of, for telling a typo from a new word. */
  words(): Iterable<string>
  knows(word: Form): boolean
}

type Depth = 'low' | 'light' | 'deep'
const depths: readonly Depth[] = ['low', 'light', 'deep']
const deepest = depths.length - 1
/** No phrase has more words. */
const widestEver = 16

/** A word of phrases, at one depth. */
interface Part {
  /** The longest phrase that the word takes part in, so that most windows are never looked at. */
  reach: number
  id: number
}

/** Phrases whose words are these, in this order, or sorted where the order is free. */
interface Row<T> {
  ids: readonly number[]
  values: T[]
  /** Of a deep row the light ones behind it: where it is a single one, nothing else was levelled into it. */
  behind: Row<T>[]
  /** Another row whose ids come to the same sum. */
  next: Row<T> | undefined
}

/** What an index knows of a word: the longest phrase it takes part in, its ids by depth, and what it names alone. */
interface Known<T> {
  reach: number
  ids: readonly number[]
  alone: readonly T[] | undefined
}

/** How the words of a language are read, and whether those of its names may change places. */
interface Manner {
  wordsOf: (phrase: string) => readonly Form[]
  anyOrder: boolean
}

// Of the window that is looked at: the sum of its first words' marks and how far they are known, by depth.
const sums = depths.map(() => new Int32Array(widestEver + 1))
const reached = new Int32Array(depths.length)

/**
 * Names of one or several words. Ukrainian words may stand in any order («олія соняшникова»,
 * «соняшникова олія») and in any form; English keeps its order («milk chocolate», "chocolate milk").
 * Each word of a phrase has a number, and phrases are found by the sum of what those come to.
 */
export function indexPhrases<T>(
  entries: Iterable<readonly [string, T]>,
  { wordsOf: read, anyOrder }: Manner = { wordsOf, anyOrder: false },
): PhraseIndex<T> {
  const parts = depths.map(() => new Map<string, Part>())
  const rows = depths.map(() => new Map<number, Row<T>>())
  for (const [phrase, value] of entries) add(phrase, value)

  function add(phrase: string, value: T): void {
    const forms = read(phrase)
    if (forms.length === 0) return
    const [, light, deep] = depths.map((_, depth) => enter(forms, depth, value))
    if (light && deep && !deep.behind.includes(light)) deep.behind.push(light)
    const bare = forms.map(asNominative)
    if (bare.some((form, at) => form !== forms[at])) enter(bare, 1, value)
  }

  function enter(forms: readonly Form[], depth: number, value: T): Row<T> {
    const ids = forms.map((form) => partOf(form, depth, forms.length).id)
    if (isFree(forms, 0, forms.length)) ids.sort(ascending)
    let sum = 0
    for (const id of ids) sum = (sum + scattered(id)) | 0
    const first = rows[depth]?.get(sum)
    let row = first
    while (row && !areSame(row.ids, ids)) row = row.next
    if (!row) {
      row = { ids, values: [], behind: [], next: first }
      rows[depth]?.set(sum, row)
    }
    if (!row.values.includes(value)) row.values.push(value)
    return row
  }

  function partOf(form: Form, depth: number, length: number): Part {
    const word = stemAt(form, depth)
    let part = parts[depth]?.get(word)
    if (!part) {
      part = { reach: 0, id: (parts[depth]?.size ?? 0) + 1 }
      parts[depth]?.set(word, part)
    }
    part.reach = Math.max(part.reach, length)
    return part
  }

  function isFree(words: readonly Form[], at: number, length: number): boolean {
    let free = anyOrder
    for (let i = at; i < at + length; i++) {
      const word = words[i]
      if (word?.cyrillic) free = true
      if (word && refusing.has(word.low)) return false
    }
    return free
  }

  const knownOf = knownOfForm((form): Known<T> => {
    const own = depths.map((_, depth) => parts[depth]?.get(stemAt(form, depth)))
    const ids = own.map((part) => part?.id ?? 0)
    const alone = ids.map((id, depth) =>
      id ? usable(rowOf([id], scattered(id), depth), depth) : undefined,
    )
    return {
      reach: Math.max(...own.map((part) => part?.reach ?? 0)),
      ids,
      alone: alone.find((values) => values !== undefined),
    }
  })

  function rowOf(ids: readonly number[], sum: number, depth: number): Row<T> | undefined {
    let row = rows[depth]?.get(sum)
    while (row && !areSame(row.ids, ids)) row = row.next
    return row
  }

  function usable(row: Row<T> | undefined, depth: number): readonly T[] | undefined {
    if (!row) return undefined
    return depth !== deepest || row.values.length === 1 || row.behind.length === 1
      ? row.values
      : undefined
  }

  /** Adds up the words of the windows that begin here, as far as phrases know them. */
  function addUp(words: readonly Form[], at: number, widest: number): void {
    for (let depth = 0; depth < depths.length; depth++) {
      const into = sums[depth] as Int32Array
      let sum = 0
      let length = 0
      for (; length < widest; length++) {
        const word = words[at + length]
        const id = word ? (knownOf(word).ids[depth] as number) : 0
        if (id === 0) break
        sum = (sum + scattered(id)) | 0
        into[length + 1] = sum
      }
      reached[depth] = length
    }
  }

  function lookUp(words: readonly Form[], at: number, length: number): readonly T[] | undefined {
    for (let depth = 0; depth < depths.length; depth++) {
      if ((reached[depth] as number) < length) continue
      const sum = (sums[depth] as Int32Array)[length] as number
      if (!rows[depth]?.has(sum)) continue
      const ids: number[] = []
      for (let i = at; i < at + length; i++)
        ids.push(knownOf(words[i] as Form).ids[depth] as number)
      if (isFree(words, at, length)) ids.sort(ascending)
      const values = usable(rowOf(ids, sum, depth), depth)
      if (values) return values
    }
    return undefined
  }

  return {
    longest(words, at) {
      const first = words[at]
      if (!first) return undefined
      const { reach, alone } = knownOf(first)
      let widest = Math.min(reach, widestEver)
      for (let length = 1; length < widest; length++) {
        const next = words[at + length]
        const far = next ? knownOf(next).reach : 0
        if (far <= length) widest = length
        else widest = Math.min(widest, Math.max(far, length + 1))
      }
      step(1 + widest)
      if (widest > 1) {
        addUp(words, at, widest)
        for (let length = widest; length > 1; length--) {
          const values = lookUp(words, at, length)
          if (values) return { length, values }
        }
      }
      return alone && { length: 1, values: alone }
    },
    single: (word) => knownOf(word).alone ?? [],
    words: () => parts[1]?.keys() ?? [],
    knows: (word) => knownOf(word).reach > 0,
  }
}

function stemAt(form: Form, depth: number): string {
  return depth === 0 ? form.low : depth === 1 ? form.light : form.deep
}

function ascending(one: number, other: number): number {
  return one - other
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** The finisher of MurmurHash3: numbers side by side are scattered so that sums of a few of them seldom meet. */
function scattered(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

/** A name that ends in a consonant is its own stem, whatever its end looks like: «кілограм», «крем», «йогурт». */
function asNominative(form: Form): Form {
  if (!form.cyrillic || form.light === form.low || /[аеєиіїоуюяьй]$/.test(form.low)) return form
  return form.as({ light: form.low })
}

export function wordsOf(phrase: string): Form[] {
  // One word already, whatever stands in it: the reader of Czech has found a name.
  if (phrase.startsWith('\u0001')) return [formOf(phrase)]
  return formsIn(normalise(phrase))
}

/** What follows these is refused: «випічка без молока» has no «без випічки» in it. */
const refusing = new Set(['без', 'не', 'ні', 'bez'])
