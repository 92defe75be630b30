import { bare } from '../ask/function-words/bare.ts'
import type { Aisle } from '../lexicon/types.ts'
import { adjectives } from '../names/index.ts'
import { isModifier } from '../names/modifiers.ts'
import { ordinary } from '../names/of-kitchen.ts'
import { type Form, formOf, knownOfForm } from '../text/forms.ts'
import { indexPhrases } from '../text/phrases.ts'
import { once } from '../text/remembered.ts'
import { typoFinder } from '../text/typos.ts'
import { home, household } from './at-home.ts'
import { baby, hygiene, pets, pharmacy } from './for-people.ts'
import { more } from './words/more.ts'
import { goodsWords, purposesOf } from './words/purposes.ts'
import { russianGoods } from './words/russian.ts'

const { before, forWhom, ofPets, scented, surely } = goodsWords

const shelves: readonly (readonly [Aisle, string])[] = [
  ['household', household],
  ['hygiene', hygiene],
  ['baby', baby],
  ['pharmacy', pharmacy],
  ['pets', pets],
  ['home', home],
  ...more,
  ...russianGoods,
]

/** «для», "for" stand in front of anything. */
const often = (word: Form) => (forWhom.has(word.low) ? 3 : ordinary(word))

/** Things that are nothing to eat, each with its shelf. */
export const names = indexPhrases(
  () =>
    shelves.flatMap(([aisle, rows]) =>
      rows.split(/[\n;|]/).flatMap((name) => {
        const plain = bare(name)
        // What Czech says without its marks: «sprchovy gel»; of a short word that is too little.
        const typed = /^[a-z ]{6,}$/.test(plain) && plain !== name ? [name, plain] : [name]
        return name ? typed.map((one) => [one, aisle] as const) : []
      }),
    ),
  { ordinary: often },
)

/** Czech puts the noun first, so that whose it is may follow: «vložky Always». */
export const czechNames = indexPhrases(() =>
  shelves.flatMap(([aisle, rows]) =>
    rows.split('\n').flatMap((row) => {
      const said = row.split(';')[2]
      return said ? said.split('|').map((name) => [name, aisle] as const) : []
    }),
  ),
)

/** What a thing is for says what it is: «олія для тіла» is no oil, "cat biscuits" are no biscuits. */
export const purposes = indexPhrases(
  () =>
    purposesOf.flatMap(([aisle, words]) => words.split('|').map((word) => [word, aisle] as const)),
  { ordinary: often },
)

/** A word of the name or of the purpose of such a thing. */
export const isOfGoods = knownOfForm(
  (word) =>
    word.low.length > 2 &&
    !forWhom.has(word.low) &&
    (names.knows(word) ||
      purposes.knows(word) ||
      before.has(word.low) ||
      surely.has(word.low) ||
      scented.has(word.low)),
)

/** A word of such a name, however short: "washing up liquid". */
export const namesGoods = knownOfForm((word) => names.knows(word))

/** A word without which no such thing is named. */
export const tellsGoods = knownOfForm(
  (word) =>
    isOfGoods(word) &&
    (names.tells(word) ||
      purposes.tells(word) ||
      [before, ofPets, surely, scented].some((words) => words.has(word.low))),
)

/** The shelf of a thing whose whole name these words would be with a letter put right: "deoderant". */
export function goodsMisspelt(words: readonly Form[]): Aisle | undefined {
  const shelves = words.flatMap((word, at) => {
    const near = isModifier(word) ? [] : nearGoods()(word.low)
    return near.flatMap((one) => wholly(words.with(at, formOf(one))))
  })
  return new Set(shelves).size === 1 ? shelves[0] : undefined
}

/** «jar na nádobí»: whether all of the words are the name of one thing. */
export function isGoodsName(words: readonly Form[]): boolean {
  return wholly(words).length > 0
}

/** The longest name of such a thing that stands from there on, its shelf and the word after it. */
export function goodsNameAt(words: readonly Form[], at: number) {
  const named = names.longest(words, at)
  // «порошок для посудомийки»
  const meant =
    forWhom.has(words[at + 1]?.low) && isNoun(words[at])
      ? purposes.longest(words, at + 2)
      : undefined
  const length = Math.max(named?.length ?? 0, meant ? meant.length + 2 : 0)
  const [shelf] = (length === named?.length ? named : meant)?.values ?? []
  return shelf ? { shelf, to: at + length } : undefined
}

/** «скраб кавовий для тіла»: what describes names nothing. */
function isNoun(word: Form | undefined): boolean {
  return word !== undefined && !isModifier(word) && adjectives.single(word).length === 0
}

function wholly(words: readonly Form[]): readonly Aisle[] {
  const found = names.longest(words, 0)
  return found?.length === words.length ? found.values.slice(0, 1) : []
}
const nearGoods = once(() => typoFinder(() => names.words()))

/** What a thing is for follows: «для», «під», "for". */
export function isPurpose(low: string | undefined): boolean {
  return forWhom.has(low)
}
