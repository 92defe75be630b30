import { type Form, formOf } from './forms.ts'
import { normalise } from './normalise.ts'
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
export function indexPhrases<T>(entries: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const tables = {
    low: new Map<string, T[]>(),
    light: new Map<string, T[]>(),
    deep: new Map<string, T[]>(),
  }
  // The longest phrase that a word takes part in, so that most windows are never built.
  const reach = {
    low: new Map<string, number>(),
    light: new Map<string, number>(),
    deep: new Map<string, number>(),
  }
  for (const [phrase, value] of entries) add(phrase, value)

  function add(phrase: string, value: T): void {
    const forms = wordsOf(phrase)
    if (forms.length === 0) return
    for (const depth of depths) enter(forms, depth, value)
    const bare = forms.map(asNominative)
    if (bare.some((form, at) => form !== forms[at])) enter(bare, 'light', value)
  }

  function enter(forms: readonly Form[], depth: Depth, value: T): void {
    const key = keyOf(forms, 0, forms.length, depth)
    const values = tables[depth].get(key) ?? []
    if (!values.includes(value)) values.push(value)
    tables[depth].set(key, values)
    for (const form of forms) {
      reach[depth].set(form[depth], Math.max(reach[depth].get(form[depth]) ?? 0, forms.length))
    }
  }

  function reachOf(form: Form): number {
    return Math.max(
      reach.low.get(form.low) ?? 0,
      reach.light.get(form.light) ?? 0,
      reach.deep.get(form.deep) ?? 0,
    )
  }

  function lookUp(words: readonly Form[], at: number, length: number): readonly T[] | undefined {
    for (const depth of depths) {
      const values = tables[depth].get(keyOf(words, at, length, depth))
      if (values && (depth !== 'deep' || values.length === 1)) return values
    }
    return undefined
  }

  return {
    longest(words, at) {
      const first = words[at]
      if (!first) return undefined
      let widest = reachOf(first)
      for (let length = 1; length < widest; length++) {
        const next = words[at + length]
        const far = next ? reachOf(next) : 0
        if (far <= length) widest = length
        else widest = Math.min(widest, Math.max(far, length + 1))
      }
      for (let length = widest; length > 0; length--) {
        const values = lookUp(words, at, length)
        if (values) return { length, values }
      }
      return undefined
    },
    single: (word) => lookUp([word], 0, 1) ?? [],
    words: () => reach.light.keys(),
    knows: (word) => reachOf(word) > 0,
  }
}

/** A name that ends in a consonant is its own stem, whatever its end looks like: «кілограм», «крем», «йогурт». */
function asNominative(form: Form): Form {
  if (!form.cyrillic || form.light === form.low || /[аеєиіїоуюяьй]$/.test(form.low)) return form
  return { ...form, light: form.low }
}

export function wordsOf(phrase: string): Form[] {
  return wordsIn(normalise(phrase)).map(formOf)
}

function keyOf(words: readonly Form[], at: number, length: number, depth: Depth): string {
  const first = words[at]
  if (length === 1) return first?.[depth] ?? ''
  const slice = words.slice(at, at + length)
  const parts = slice.map((word) => word[depth])
  const free = slice.some((word) => word.cyrillic) && !slice.some((word) => refusing.has(word.low))
  return free ? parts.sort().join(' ') : parts.join(' ')
}

/** What follows these is refused: «випічка без молока» has no «без випічки» in it. */
const refusing = new Set(['без', 'не', 'ні'])
