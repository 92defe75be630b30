import type { Language } from '../../language/languages.ts'
import { czechForm } from '../czech/stem.ts'
import type { Form } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { wordsOf } from '../text/phrases.ts'
import { wordsIn } from '../text/tokens.ts'
import { adjectiveEndings, prepositions } from './words/endings.ts'

/**
 * The words for a food as they stand after an amount, said as a name: «великої цибулі» is «велика цибуля».
 * The names are what the food may be called, the first that fits being said. Nothing where it is not sure.
 */
export function inNominative(
  words: string,
  names: readonly string[],
  language: Language,
): string | undefined {
  const said = words.trim().split(/\s+/)
  const found = windowOf(said, names, language === 'cs' ? czechWordsOf : wordsOf)
  if (!found) return undefined
  const { name, from, to } = found
  const before = said.slice(0, from).map((word) => agreed(word, name))
  const after = afterwards(said.slice(to), name)
  if (!after || before.includes(undefined)) return undefined
  return [...before, name, ...after].join(' ')
}

/** Where the longest of the names stands among the words, in whatever case. */
function windowOf(
  said: readonly string[],
  names: readonly string[],
  formsOf: (text: string) => Form[],
) {
  const forms = said.map(formsOf)
  let best: { name: string; from: number; to: number } | undefined
  for (const name of names) {
    const asked = formsOf(name)
    for (let from = 0; from < said.length; from++) {
      const to = endOf(forms, from, asked.length)
      if (to === undefined || (best && to - from <= best.to - best.from)) continue
      if (areSame(forms.slice(from, to).flat(), asked)) best = { name, from, to }
    }
  }
  return best
}

function czechWordsOf(text: string): Form[] {
  return wordsIn(normalise(text)).map(czechForm)
}

function endOf(forms: readonly Form[][], from: number, length: number): number | undefined {
  let taken = 0
  for (let at = from; at < forms.length; at++) {
    taken += forms[at]?.length ?? 0
    if (taken === length) return at + 1
    if (taken > length) return undefined
  }
  return undefined
}

function areSame(some: readonly Form[], others: readonly Form[]): boolean {
  const left = [...others]
  return some.every((one) => {
    const at = left.findIndex((other) => isSame(one, other))
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/** A name that ends in a consonant is its own stem, whatever its end looks like: «буряк», «йогурт». */
function isSame(one: Form, other: Form): boolean {
  if (one.low === other.low || one.light === other.light || one.light === other.low) return true
  return one.deep === other.deep && one.deep.length > 2
}

/** What follows the name: adjectives that belong to it agree, anything else stays as it is. */
function afterwards(words: readonly string[], name: string): string[] | undefined {
  const count = words.findIndex((word) => agreed(word, name) === undefined)
  const adjectives = words.slice(0, count < 0 ? words.length : count)
  const rest = words.slice(adjectives.length)
  const [next] = rest
  // «Борошно вищого ґатунку»: the adjective is that of its own noun, and stays.
  const belongs = next === undefined || /^[\d(,]/.test(next) || small.has(next.toLowerCase())
  return belongs ? [...adjectives.map((word) => agreed(word, name) ?? word), ...rest] : [...words]
}

/** The adjective beside this name; nothing where it is no adjective, or of another number. */
function agreed(word: string, name: string): string | undefined {
  const noun = nounOf(name)
  const found = endings.find(([from, fits]) => word.toLowerCase().endsWith(from) && fits.test(noun))
  return found && word.length > found[0].length + 2
    ? word.slice(0, -found[0].length) + found[2]
    : undefined
}

/** «Олія соняшникова» begins with its noun, «nové koření» ends with it, and «prášek do pečiva» has more behind. */
function nounOf(name: string): string {
  const words = name.split(' ')
  if (/\p{Script=Cyrillic}/u.test(name)) return words[0] ?? ''
  const behind = words.findIndex((word, at) => at > 0 && small.has(word))
  return words.slice(0, behind < 0 ? words.length : behind).at(-1) ?? ''
}

const small = new Set(prepositions.split(' '))
const endings = adjectiveEndings
  .trim()
  .split('\n')
  .map((row) => {
    const [from = '', fits = '', to = ''] = row.split(' | ')
    return [from, new RegExp(fits, 'u'), to] as const
  })
