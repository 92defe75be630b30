import { named, saidInCzech } from '../czech/names.ts'
import { concepts, czechNames, foods, spoken } from '../lexicon/index.ts'
import { type Form, formOf } from '../text/forms.ts'
import { indexPhrases, wordsOf } from '../text/phrases.ts'
import { typoFinder } from '../text/typos.ts'

const entries = [...foods, ...concepts]

/** Foods first: where a food and a group share a name, an ingredient line means the food. */
const said: (readonly [string, string])[] = [
  ...entries.flatMap((entry) =>
    [...entry.uk, ...entry.en, ...entry.cs].map((name) => [name, entry.id] as const),
  ),
  ...[...Object.entries(spoken), ...Object.entries(czechNames)].flatMap(([id, also]) =>
    also.split('|').map((name) => [name, id] as const),
  ),
]

const adjectiveSaid = entries.flatMap((entry) =>
  (entry.adjectives ?? []).map((adjective) => [adjective, entry.id] as const),
)

/** «курячий»: stands for chicken, but only until a noun says what it is. */
export const adjectives = indexPhrases(adjectiveSaid)

const written = indexPhrases(said)

/** Every name, and each two- or three-word name said the other way round: «лимонний сік», «сік лимона». */
export const names = indexPhrases([...said, ...otherWay(), ...marked()])

/** The names that the reader of Czech has found already, each one word (`czech/read.ts`). */
function* marked(): Generator<readonly [string, string]> {
  for (const [name, ids] of saidInCzech) for (const id of ids) yield [named + name, id]
}

/** Names of groups alone, for queries: «сир» there is every cheese. */
export const conceptNames = indexPhrases(
  concepts.flatMap((concept) =>
    [...concept.uk, ...concept.en, ...concept.cs, ...concept.cs.map((name) => named + name)].map(
      (name) => [name, concept.id] as const,
    ),
  ),
)

export const nearWords = typoFinder(() => {
  const single = said.flatMap(([name]) => wordsOf(name)).filter((form) => form.low.length >= 4)
  return new Set(single.map((form) => form.light))
})

function* otherWay(): Generator<readonly [string, string]> {
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
          const phrase = words.map((one, i) => (i === at ? other : one.low)).join(' ')
          if (!isWritten(phrase)) yield [phrase, entry.id]
        }
      }
    }
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

function isWritten(phrase: string): boolean {
  const words = phrase.split(' ').map((word) => formOf(word))
  return written.longest(words, 0)?.length === words.length
}

/** The fond names among a food's own: «огірочок» beside «огірок». */
function sameBeginning([first = '', ...others]: readonly string[]): string[] {
  const beginning = first.slice(0, 4)
  return others.filter((name) => !name.includes(' ') && name.startsWith(beginning)).slice(0, 3)
}
