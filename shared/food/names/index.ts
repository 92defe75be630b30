import { named, saidInCzech } from '../czech/names.ts'
import {
  concepts,
  czechAdjectives,
  czechNames,
  foods,
  russian,
  seldomFoods,
  spoken,
} from '../lexicon/index.ts'
import { type Form, formOf } from '../text/forms.ts'
import type { PhraseIndex } from '../text/phrase-index.ts'
import { indexPhrases, wordsOf } from '../text/phrases.ts'
import { once } from '../text/remembered.ts'
import { soundOf } from '../text/sound.ts'
import { unchanging } from '../text/stem.ts'
import { typoFinder } from '../text/typos.ts'

const entries = [...foods, ...concepts]

/** Letters of a word by which a seldom food is known though one of them is wrong. */
const longEnoughOfSeldom = 8

/** Foods first: where a food and a group share a name, an ingredient line means the food. */
function* said(): Generator<readonly [string, string]> {
  for (const { uk, en, cs, id } of entries)
    for (const names of [uk, en, cs]) for (const name of names) yield [name, id]
  for (const table of [spoken, russian, czechNames])
    for (const [id, also] of Object.entries(table))
      for (const name of also.split('|')) yield [name, id]
}

/** «курячий»: stands for chicken, but only until a noun says what it is. */
export const adjectives = indexPhrases(() => [
  ...entries.flatMap(({ adjectives = [], id }) =>
    adjectives.map((adjective) => [adjective, id] as const),
  ),
  ...Object.entries(czechAdjectives).flatMap(([id, said]) =>
    said.split('|').map((adjective) => [named + adjective, id] as const),
  ),
])

/** Every name, and each two- or three-word name said the other way round: «лимонний сік», «сік лимона». */
export const names: PhraseIndex<string> = indexPhrases(said, {
  more: otherWay,
  // What the reader of Czech has found is one word already (`czech/read.ts`).
  whole: saidInCzech,
})

/** Names of groups alone, for queries: «сир» there is every cheese. */
export const conceptNames = indexPhrases(() =>
  concepts.flatMap((concept) =>
    [...concept.uk, ...concept.en, ...concept.cs, ...concept.cs.map((name) => named + name)].map(
      (name) => [name, concept.id] as const,
    ),
  ),
)

export const nearWords = typoFinder(() => {
  const words = [...said()].flatMap(([name, id]) =>
    wordsOf(name).filter(
      ({ low, light }) =>
        low.length >= 4 &&
        !unchanging.has(light) &&
        (!seldomFoods.has(id) || light.length >= longEnoughOfSeldom),
    ),
  )
  return new Set(words.map((form) => form.light))
})

/** The names of several words that stand in the tables, to the letter. */
export const writtenNames = once(
  () =>
    new Set(
      [...said()].flatMap(([name]) =>
        name.includes(' ') ? [name.toLowerCase().replace(/['’ʼ]/g, '')] : [],
      ),
    ),
)

/** The names of three to five letters, by how they sound. */
export const shortNames = once(() => {
  const heard = new Map<string, string[]>()
  for (const [name, id] of said()) {
    const low = name.toLowerCase()
    if (!/^\p{L}{3,5}$/u.test(low)) continue
    const ids = heard.get(soundOf(low)) ?? []
    if (!ids.includes(id)) heard.set(soundOf(low), [...ids, id])
  }
  return heard
})

function* otherWay(written: PhraseIndex<string>): Generator<readonly [string, string]> {
  const nounsOf = new Map(
    entries.map((entry) => [entry.id, entry.uk.filter((name) => !name.includes(' '))]),
  )
  const fondOf = new Map(foods.map((food) => [food.id, sameBeginning(food.uk)]))
  const adjectivesOf = new Map(entries.map((entry) => [entry.id, entry.adjectives ?? []]))
  for (const entry of entries) {
    for (const name of entry.uk) {
      const words = wordsOf(name)
      if (words.length < 2 || words.length > 3) continue
      for (const [at, word] of words.entries()) {
        for (const other of swapsFor(word)) {
          const swapped = words.with(at, formOf(other))
          if (!isWritten(swapped)) yield [swapped.map(({ low }) => low).join(' '), entry.id]
        }
      }
    }
  }

  function isWritten(words: readonly Form[]): boolean {
    return written.longest(words, 0)?.length === words.length
  }

  function swapsFor(word: Form): readonly string[] {
    const byAdjective = adjectives.single(word)
    const [base] = byAdjective
    if (base && byAdjective.length === 1) return (nounsOf.get(base) ?? []).slice(0, 3)
    const byNoun = written.single(word)
    const [noun] = byNoun
    if (!noun || byNoun.length !== 1) return []
    // «мариновані огірки» are «мариновані огірочки» too.
    return [...(adjectivesOf.get(noun) ?? []), ...(fondOf.get(noun) ?? [])]
  }
}

/** The fond names among a food's own: «огірочок» beside «огірок». */
function sameBeginning([first = '', ...others]: readonly string[]): string[] {
  const beginning = first.slice(0, 4)
  return others.filter((name) => !name.includes(' ') && name.startsWith(beginning)).slice(0, 3)
}
