import { type Form, formOf } from './forms.ts'
import { normalise } from './normalise.ts'
import { step } from './steps.ts'
import { wordsIn } from './tokens.ts'

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

/**
 * Names of one or several words. Ukrainian words may stand in any order («олія соняшникова»,
 * «соняшникова олія») and in any form; English keeps its order («milk chocolate», "chocolate milk").
 */
export function indexPhrases<T>(
  entries: Iterable<readonly [string, T]>,
  { wordsOf: read, anyOrder }: Manner = { wordsOf, anyOrder: false },
): PhraseIndex<T> {
  const tables = {
    low: new Map<string, T[]>(),
    light: new Map<string, T[]>(),
    deep: new Map<string, T[]>(),
  }
  const parts = {
    low: new Map<string, Part>(),
    light: new Map<string, Part>(),
    deep: new Map<string, Part>(),
  }
  /** The light stems behind each deep one: where it is a single one, nothing else was levelled into it. */
  const behind = new Map<string, Set<string>>()
  // The marks of all phrases, each the sum of its words': a window with another mark is no phrase.
  const marks = { low: new Set<number>(), light: new Set<number>(), deep: new Set<number>() }
  for (const [phrase, value] of entries) add(phrase, value)

  function add(phrase: string, value: T): void {
    const forms = read(phrase)
    if (forms.length === 0) return
    for (const depth of depths) enter(forms, depth, value)
    const deep = keyOf(forms, 0, forms.length, 'deep', anyOrder)
    const light = keyOf(forms, 0, forms.length, 'light', anyOrder)
    behind.set(deep, (behind.get(deep) ?? new Set()).add(light))
    const bare = forms.map(asNominative)
    if (bare.some((form, at) => form !== forms[at])) enter(bare, 'light', value)
  }

  function enter(forms: readonly Form[], depth: Depth, value: T): void {
    const key = keyOf(forms, 0, forms.length, depth, anyOrder)
    const values = tables[depth].get(key) ?? []
    if (!values.includes(value)) values.push(value)
    tables[depth].set(key, values)
    let mark = 0
    for (const form of forms) {
      const known = parts[depth].get(form[depth])
      const part = known ?? { reach: 0, mark: scattered(parts[depth].size + 1) }
      part.reach = Math.max(part.reach, forms.length)
      parts[depth].set(form[depth], part)
      mark += part.mark
    }
    marks[depth].add(mark)
  }

  // What the index knows of a word, looked up once and not at every place where it stands.
  const known = new WeakMap<Form, Known>()

  function knownOf(form: Form): Known {
    const before = known.get(form)
    if (before) return before
    const low = parts.low.get(form.low)
    const light = parts.light.get(form.light)
    const deep = parts.deep.get(form.deep)
    const found: Known = {
      reach: Math.max(low?.reach ?? 0, light?.reach ?? 0, deep?.reach ?? 0),
      // A word of no phrase makes every sum NaN, which is in no set.
      low: low?.mark ?? Number.NaN,
      light: light?.mark ?? Number.NaN,
      deep: deep?.mark ?? Number.NaN,
    }
    known.set(form, found)
    return found
  }

  /** Of the windows that begin here, by length: whether any phrase has the words of that one. */
  function hopeful(words: readonly Form[], at: number, widest: number): boolean[] {
    const found: boolean[] = []
    for (const depth of depths) {
      let mark = 0
      for (let length = 1; length <= widest; length++) {
        const word = words[at + length - 1]
        mark += word ? knownOf(word)[depth] : Number.NaN
        if (Number.isNaN(mark)) break
        if (marks[depth].has(mark)) found[length] = true
      }
    }
    return found
  }

  function lookUp(words: readonly Form[], at: number, length: number): readonly T[] | undefined {
    for (const depth of depths) {
      const key = keyOf(words, at, length, depth, anyOrder)
      const values = tables[depth].get(key)
      if (values && (depth !== 'deep' || values.length === 1 || behind.get(key)?.size === 1))
        return values
    }
    return undefined
  }

  return {
    longest(words, at) {
      const first = words[at]
      if (!first) return undefined
      let widest = knownOf(first).reach
      for (let length = 1; length < widest; length++) {
        const next = words[at + length]
        const far = next ? knownOf(next).reach : 0
        if (far <= length) widest = length
        else widest = Math.min(widest, Math.max(far, length + 1))
      }
      step(1 + widest)
      const worthIt = widest > 1 ? hopeful(words, at, widest) : []
      for (let length = widest; length > 0; length--) {
        if (length > 1 && !worthIt[length]) continue
        const values = lookUp(words, at, length)
        if (values) return { length, values }
      }
      return undefined
    },
    single: (word) => lookUp([word], 0, 1) ?? [],
    words: () => parts.light.keys(),
    knows: (word) => knownOf(word).reach > 0,
  }
}

/** How the words of a language are read, and whether those of its names may change places. */
interface Manner {
  wordsOf: (phrase: string) => readonly Form[]
  anyOrder: boolean
}

/** The longest phrase that a word takes part in, and its mark at each depth. */
interface Known extends Readonly<Record<Depth, number>> {
  reach: number
}

interface Part {
  /** The longest phrase that the word takes part in, so that most windows are never looked at. */
  reach: number
  mark: number
}

/** The finisher of MurmurHash3: numbers side by side are scattered so that sums of a few of them seldom meet. */
function scattered(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

/** A name that ends in a consonant is its own stem, whatever its end looks like: «кілограм», «крем», «йогурт». */
function asNominative(form: Form): Form {
  if (!form.cyrillic || form.light === form.low || /[аеєиіїоуюяьй]$/.test(form.low)) return form
  return { ...form, light: form.low }
}

export function wordsOf(phrase: string): Form[] {
  // One word already, whatever stands in it: the reader of Czech has found a name.
  if (phrase.startsWith('\u0001')) return [formOf(phrase)]
  return wordsIn(normalise(phrase)).map(formOf)
}

function keyOf(
  words: readonly Form[],
  at: number,
  length: number,
  depth: Depth,
  anyOrder: boolean,
): string {
  const first = words[at]
  if (length === 1) return first?.[depth] ?? ''
  const slice = words.slice(at, at + length)
  const parts = slice.map((word) => word[depth])
  const free =
    (anyOrder || slice.some((word) => word.cyrillic)) &&
    !slice.some((word) => refusing.has(word.low))
  return free ? parts.sort().join(' ') : parts.join(' ')
}

/** What follows these is refused: «випічка без молока» has no «без випічки» in it. */
const refusing = new Set(['без', 'не', 'ні', 'bez'])
