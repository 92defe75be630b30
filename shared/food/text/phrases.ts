import { type Form, formOf, knownOfForm } from './forms.ts'
import { normalise } from './normalise.ts'
import type { Manner, PhraseIndex, Phrases } from './phrase-index.ts'
import { ids, Parts, Rows, scattered, sort, sumOf, widestEver } from './rows.ts'
import { endsInVowel } from './stem.ts'
import { step, uncounted } from './steps.ts'
import { formsIn } from './tokens.ts'
import { small } from './words/small.ts'

type Depth = 0 | 1 | 2
const depths = [0, 1, 2] as const
const deepest = 2

/**
 * What an index knows of a word: the longest phrase it takes part in, its numbers by depth, what it names alone, and
 * its light number if it names that by its light stem alone, as its deep one may be something else.
 */
interface Known<T> {
  reach: number
  ids: readonly number[]
  alone: readonly T[] | undefined
  lightly: number
}

// Of the window that is looked at: the sum of its first words' marks and how far they are known, by depth.
const sums = depths.map(() => new Int32Array(widestEver + 1))
const reached = new Int32Array(depths.length)
const none = [0, 0, 0]
const unknown = { reach: 0, ids: none, alone: undefined, lightly: 0 }
const isNumber = (id: number) => id !== 0

/**
 * Names of one or several words. Ukrainian words may stand in any order («олія соняшникова»,
 * «соняшникова олія») and in any form; English keeps its order («milk chocolate», "chocolate milk").
 * Each word of a phrase has a number at each depth, and phrases are found by the sum of what those come to.
 * An index is made when it is first asked.
 */
export function indexPhrases<T>(
  entries: Phrases<T> | (() => Phrases<T>),
  { wordsOf: read = wordsOf, anyOrder = false, ordinary, more, whole }: Manner<T> = {},
): PhraseIndex<T> {
  let parts: readonly Parts[] | undefined
  let rows: readonly Rows<T>[] = []
  let telling: readonly Uint8Array[] | undefined
  const lists = new Map<T, readonly T[]>()
  // Numbers of a word, worked out once however many phrases it stands in.
  const entered = new Map<number, readonly number[]>()
  let knownOf = knownOfForm(findOut)

  function make(): readonly Parts[] {
    parts = depths.map(() => new Parts())
    rows = depths.map(() => new Rows<T>())
    for (const [phrase, value] of typeof entries === 'function' ? entries() : entries)
      add(phrase, value)
    if (more) {
      const found = [...more(index)]
      for (const [phrase, value] of found) add(phrase, value)
      knownOf = knownOfForm(findOut)
    }
    entered.clear()
    return parts
  }

  function add(phrase: string, value: T): void {
    const forms = read(phrase)
    const { length } = forms
    if (length === 0 || length > widestEver) return
    let list = lists.get(value)
    if (!list) {
      list = [value]
      lists.set(value, list)
    }
    const free = isFree(forms, 0, length)
    const numbers = forms.map((form) => enter(form, length))
    let light = 0
    for (const depth of depths) {
      for (let at = 0; at < length; at++) ids[at] = (numbers[at] as readonly number[])[depth] ?? 0
      const row = put(depth, length, free, list)
      if (depth === 1) light = row
      if (depth === deepest) rows[depth]?.standsFor(row, light)
    }
    if (!forms.some(isNominative)) return
    for (let at = 0; at < length; at++) {
      const form = forms[at] as Form
      ids[at] = isNominative(form)
        ? (parts?.[1]?.enter(form.low, length, ordinary?.(form) ?? 0) ?? 0)
        : ((numbers[at] as readonly number[])[1] ?? 0)
    }
    put(1, length, free, list)
  }

  function enter(form: Form, length: number): readonly number[] {
    const all = parts as readonly Parts[]
    let own = entered.get(form.id)
    if (!own) {
      const often = ordinary?.(form) ?? 0
      own = all.map((one, depth) => one.enter(stemAt(form, depth as Depth), length, often))
      entered.set(form.id, own)
    } else for (const depth of depths) all[depth]?.widen(own[depth] as number, length)
    return own
  }

  function put(depth: Depth, length: number, free: boolean, list: readonly T[]): number {
    const sum = sumOf(length)
    if (free) sort(length)
    return (rows[depth] as Rows<T>).put(sum, length, list)
  }

  function isFree(words: readonly Form[], at: number, length: number): boolean {
    let free = anyOrder
    for (let i = at; i < at + length; i++) {
      const word = words[i]
      if (word?.cyrillic) free = true
      if (word && small.refusing.has(word.low)) return false
    }
    return free
  }

  function findOut(form: Form): Known<T> {
    const all = parts ?? uncounted(make)
    const given = whole?.(form)
    if (given) return { reach: 1, ids: none, alone: given, lightly: 0 }
    const own = all.map((one, depth) => one.numberOf(stemAt(form, depth as Depth)))
    // Most words are of no phrase of most indexes.
    if (!own.some(isNumber)) return unknown
    let alone: readonly T[] | undefined
    let lightly = 0
    for (const depth of depths) {
      ids[0] = own[depth] as number
      if (ids[0] === 0) continue
      const named = rows[depth]?.find(sumOf(1), 1, depth === deepest)
      if (named && depth === deepest) lightly = 0
      if (alone || !named) continue
      alone = named
      if (form.cyrillic && (depth === 1 || form.low === form.light)) lightly = own[1] as number
    }
    const reach = Math.max(...all.map((one, depth) => one.reachOf(own[depth] as number)))
    return { reach, ids: own, alone, lightly }
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
      const among = rows[depth] as Rows<T>
      if (!among.has(sum)) continue
      for (let i = 0; i < length; i++) ids[i] = knownOf(words[at + i] as Form).ids[depth] as number
      if (isFree(words, at, length)) sort(length)
      const values = among.find(sum, length, depth === deepest)
      if (
        values &&
        !(depth === deepest && namesAnother(words, at, length, among.behindOf(sum, length)))
      )
        return values
    }
    return undefined
  }

  /** «горіхів лущених»: nuts are levelled into peas, but a word that names something itself means that. */
  function namesAnother(
    words: readonly Form[],
    at: number,
    length: number,
    light: number,
  ): boolean {
    if (light <= 0) return false
    for (let i = at; i < at + length; i++) {
      const { lightly } = knownOf(words[i] as Form)
      if (lightly !== 0 && !rows[1]?.holds(light, lightly)) return true
    }
    return false
  }

  const index: PhraseIndex<T> = {
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
    words: () => (parts ?? uncounted(make))[1]?.words() ?? [],
    knows: (word) => knownOf(word).reach > 0,
    tells(word) {
      const known = knownOf(word)
      if (known.reach === 0) return false
      telling ??= rows.map((among, depth) => among.telling(parts?.[depth] as Parts))
      return telling.some((tell, depth) => tell[known.ids[depth] as number] === 1)
    },
  }
  return index
}

function stemAt(form: Form, depth: Depth): string {
  return depth === 0 ? form.low : depth === 1 ? form.light : form.deep
}

/** A name that ends in a consonant is its own stem, whatever its end looks like: «кілограм», «крем», «йогурт». */
function isNominative({ cyrillic, low, light }: Form): boolean {
  return cyrillic && light !== low && !endsInVowel(low)
}

export function wordsOf(phrase: string): Form[] {
  return wordsUpTo(phrase, Number.POSITIVE_INFINITY)
}

/** Without those that are longer. */
export function wordsUpTo(phrase: string, longest: number): Form[] {
  // One word already, whatever stands in it: the reader of Czech has found a name.
  if (phrase.startsWith('\u0001')) return phrase.length <= longest ? [formOf(phrase)] : []
  return formsIn(normalise(phrase), longest)
}
