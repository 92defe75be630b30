import { czechIndex, named } from '../czech/names.ts'
import { czechForm } from '../czech/stem.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { type Form, formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { said } from './words/said.ts'

/** A word as it was written, and as names are looked up by it. */
export interface Name {
  text: string
  form: Form
}

/** How the words of a language name foods. */
export interface Reading {
  czech: boolean
  wordsOf(tokens: readonly Token[], source: string): readonly Name[]
  /** The food that all of the words name together. */
  foodOf(words: readonly Name[]): string | undefined
  /** The first food that they name, and where. */
  foodIn(words: readonly Name[]): { id: string; from: number; to: number } | undefined
  isColour(word: Name): boolean
  /** Fresh, dried, frozen: how it comes. */
  isState(word: Name): boolean
  isDoneToAll(word: Name): boolean
  /** Whether the noun of a name may open it. */
  nounFirst(words: readonly Name[]): boolean
}

const formsIn = (words: readonly Name[]) => words.map(({ form }) => form)
const isColour = ({ text }: Name) => said.colour.has(text.toLowerCase())
const isState = ({ text }: Name) => said.state.has(text.toLowerCase())
const isDoneToAll = ({ text }: Name) => said.doneToAll.has(text.toLowerCase())

export const inReadersNames: Reading = {
  czech: false,
  wordsOf: (tokens) =>
    tokens.flatMap(({ kind, text, form }) => (kind === 'word' ? { text, form } : [])),
  foodOf: (words) => wholly(names.longest(formsIn(words), 0), words),
  foodIn: (words) => matchFoods(formsIn(words)).find(({ weak }) => !weak),
  isColour,
  isState,
  isDoneToAll,
  nounFirst: ([first]) => first?.form.cyrillic === true,
}

/** Of a Czech line each name was made one word, and is looked up by the words that were written. */
export const inCzech: Reading = {
  czech: true,
  wordsOf: (tokens, source) =>
    tokens
      .filter(({ kind }) => kind === 'word')
      .flatMap(({ start, end }) => source.slice(start, end).split(' '))
      .map((text) => ({ text, form: czechForm(text.toLowerCase()) })),
  foodOf: (words) => idOf(wholly(czechIndex.longest(formsIn(words), 0), words)),
  foodIn: (words) => {
    const forms = formsIn(words)
    for (let from = 0; from < forms.length; from++) {
      const found = czechIndex.longest(forms, from)
      const id = idOf(found?.values[0])
      if (found && id !== undefined) return { id, from, to: from + found.length }
    }
    return undefined
  },
  isColour,
  isState,
  isDoneToAll,
  nounFirst: () => true,
}

function wholly(
  found: { length: number; values: readonly string[] } | undefined,
  words: readonly Name[],
): string | undefined {
  return found?.length === words.length ? found.values[0] : undefined
}

function idOf(name: string | undefined): string | undefined {
  return name === undefined ? undefined : names.single(formOf(named + name))[0]
}
