import { bare } from '../ask/function-words/bare.ts'
import { concepts, czechNames, foods, isReady } from '../lexicon/index.ts'
import type { Form } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import type { PhraseIndex } from '../text/phrase-index.ts'
import { indexPhrases } from '../text/phrases.ts'
import { once } from '../text/remembered.ts'
import { wordsIn } from '../text/tokens.ts'
import { isFoodAdjective } from './adjectives.ts'
import { czechForm } from './stem.ts'
import { adjectives, nouns } from './words/endings.ts'

/** Before the name of a food that a Czech text was found to have: one word that no language has. */
export const named = '\u0001'

/** Every Czech name with the ids of what it names, foods before groups; of those that mean the same the first. */
const meanings = once(gathered)
const firstOf = once(() => {
  const first = new Map<string, string>()
  for (const [name, ids] of meanings()) if (!first.has(ids.join())) first.set(ids.join(), name)
  return first
})

/** What a name means that the reader was given, as it stands or, of one that it only took for a name, by its stem. */
export function saidInCzech(word: Form): readonly string[] | undefined {
  if (!word.low.startsWith(named)) return undefined
  const exact = meanings().get(word.low.slice(named.length))
  if (exact) return exact
  // «jablečný» is only said of something.
  if (isFoodAdjective(word.low.slice(named.length))) return undefined
  const near = byStem.single(word)
  return near.length > 0 ? near : undefined
}

const byStem = indexPhrases(() =>
  [...firstOf().values()].flatMap((name) =>
    (meanings().get(name) ?? []).map((id) => [named + name, id] as const),
  ),
)

/** The names of a Czech text, in any case and either order («mouky hladké»). */
export const czechIndex = indexPhrases(
  () => [...meanings()].map(([name, ids]) => [name, firstOf().get(ids.join()) ?? name] as const),
  {
    wordsOf: (phrase) => wordsIn(normalise(phrase)).map(czechForm),
    anyOrder: true,
    more: withoutAccents,
  },
)

/** «zelny salat»: without its accents a name may share its stems with another, and is known as it is typed. */
function* withoutAccents(known: PhraseIndex<string>): Generator<readonly [string, string]> {
  for (const [name, ids] of meanings()) {
    const typed = bare(name)
    if (typed === name || !typed.includes(' ')) continue
    const forms = wordsIn(typed).map(czechForm)
    if (known.longest(forms, 0)?.length !== forms.length)
      yield [typed, firstOf().get(ids.join()) ?? name]
  }
}

/** Whether a Czech name stands so, with its accents or without: «petrzel». */
export function saidBare(text: string): boolean {
  return nominatives().has(bare(text.toLowerCase()))
}

/** A name that English has for nothing to eat. */
export function isOnlyCzech(low: string): boolean {
  return meanings().has(low) && !english().has(low)
}

const english = once(() => new Set([...foods, ...concepts].flatMap(({ en }) => en)))
const nominatives = once(() => new Set([...meanings().keys()].map(bare)))

function gathered(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const all = [...foods, ...concepts].flatMap(({ id, cs }) => cs.map((name) => [name, id] as const))
  const more = Object.entries(czechNames).flatMap(([id, also]) =>
    also.split('|').map((name) => [name, id] as const),
  )
  for (const [name, id] of [...all, ...more]) {
    const key = name.toLowerCase()
    const ids = found.get(key)
    if (!ids) found.set(key, [id])
    else if (!ids.includes(id)) ids.push(id)
  }
  // «ocet» is a food and a group, so its plural is so too.
  for (const { cs } of concepts)
    for (const name of cs) {
      const both = cs.map((one) => found.get(one)).find((ids) => ids && ids.length > 1)
      if (both && !name.includes(' ')) found.set(name, both)
    }
  return found
}

/** The longest name, and «místo smetany kokosové mléko»: between two nouns an adjective is of the second, where both are a name with it and it agrees with that alone. */
export function nameAt(forms: readonly Form[], at: number) {
  const found = czechIndex.longest(forms, at)
  if (found?.length !== 2 || czechIndex.longest(forms, at + 1)?.length !== 2) return found
  const [noun, adjective, next] = [forms[at], forms[at + 1], forms[at + 2]]
  if (!noun || !adjective || !next || !agrees(adjective, next) || agrees(adjective, noun))
    return found
  return czechIndex.longest([noun], 0) ?? found
}

const genders = ['neuter', 'feminine', 'masculine'] as const
function agrees({ low }: Form, noun: Form): boolean {
  return genders.some((gender) => adjectives[gender].has(low) && nouns[gender].has(noun.low))
}

/** The longest name here that is no dish as a shop sells it: a question asks for the dish itself. */
export function plainLongest(forms: readonly Form[], at: number) {
  const found = nameAt(forms, at)
  const [id] = (found && meanings().get(found.values[0] ?? '')) ?? []
  if (!found || id === undefined || !isReady(id)) return found
  return plainLongest(forms.slice(0, at + found.length - 1), at)
}

export function formsOfCzech(words: readonly { low: string }[]): Form[] {
  return words.map(({ low }) => czechForm(low))
}
