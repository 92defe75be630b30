import { normalise } from '../text/normalise.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import {
  changedBefore,
  consonantEndings,
  consonantGiven,
  czechChanged,
  czechConsonant,
  czechEndings,
  eaters,
  givenEndings,
  nameEndings,
} from './words/eaters.ts'

/** Whom a word of a question may name, and how many words do. */
export interface Called {
  who: readonly number[]
  length: number
}

/** The names of those who eat, each as its words. */
export type Names = readonly (readonly string[])[]

export function wordsOfNames(names: readonly string[]): Names {
  return names.map((name) =>
    tokenize(normalise(name))
      .filter(({ kind }) => kind === 'word')
      .map(({ low }) => low),
  )
}

/** «Марини Коваль», and by «Марини» alone all who are called so: whoever is meant, nothing is served that one of them may not have. */
export function calledAt(tokens: readonly Token[], at: number, names: Names): Called | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const lengths = names.map((words) => (isSaidAt(tokens, at, words) ? words.length : 0))
  const length = Math.max(0, ...lengths)
  if (length > 0) return { who: placesOf(lengths, (one) => one === length), length }
  const first = placesOf(names, ([word]) => isForm(tokens, at, word))
  return first.length > 0 ? { who: first, length: 1 } : undefined
}

const placesOf = <T>(list: readonly T[], is: (one: T) => boolean) =>
  list.flatMap((one, place) => (is(one) ? [place] : []))

function isSaidAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, i) => {
    return isForm(tokens, at + i, word) || (i > 0 && isOfFamily(tokens[at + i]?.low, word))
  })
}

/** Names of families bend in more ways: «Зеленської». */
function isOfFamily(low: string | undefined, own: string): boolean {
  return own.length > 4 && low?.startsWith(own.slice(0, -2)) === true
}

/** Whether the word is a form of the name. */
function isForm(tokens: readonly Token[], at: number, own: string | undefined): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (token === undefined || own === undefined || own.length < 2) return false
  const { low, text } = token
  if (low === own || endsIn(low, own, nameEndings, consonantEndings)) return true
  // "for same" is for nobody called Sam.
  return (eaters.czechFor.has(before?.low) || /^\p{Lu}/u.test(text)) && isCzechForm(low, own)
}

/** «pro Janu», «pro Marka» */
function isCzechForm(low: string, own: string): boolean {
  const ofVowel = czechEndings[own.slice(-1)]
  if (ofVowel) return ofVowel.some((ending) => low === own.slice(0, -1) + ending)
  const stems = Object.entries(czechChanged).flatMap(([last, changed]) =>
    own.endsWith(last) ? own.slice(0, -last.length) + changed : [],
  )
  return [own, ...stems].some((stem) => czechConsonant.some((ending) => low === stem + ending))
}

/** «Маргариті», and neither «Маргарита» nor what is hers. */
export function isGivenTo(low: string, names: Names): boolean {
  return names.some(([own]) => own !== undefined && endsIn(low, own, givenEndings, consonantGiven))
}

function endsIn(
  low: string,
  own: string,
  table: Readonly<Record<string, readonly string[]>>,
  otherwise: readonly string[],
): boolean {
  const last = own.slice(-1)
  const endings = table[last] ?? otherwise
  const stem = table[last] ? own.slice(0, -1) : own
  const changed = changedBefore[stem.slice(-1)]
  return [stem, ...(changed ? [stem.slice(0, -1) + changed] : [])].some((begins) =>
    endings.some((ending) => low === begins + ending),
  )
}
