import type { Language } from '../../language/languages.ts'
import { bare } from '../ask/function-words/bare.ts'
import { isKindOf } from '../lexicon/index.ts'
import { Expressions } from '../text/expressions.ts'
import { knownOfForm } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import { once, remembered } from '../text/remembered.ts'
import { freeOf, opensFreeOf, toldFree } from './free-of.ts'
import { nounEnd } from './words/modifiers.ts'
import * as among from './words/told-among.ts'
import * as apart from './words/told-apart.ts'

/** A quality that a word or a phrase tells of: of every food, or only of some foods and groups. */
interface Telling {
  id: string
  of: readonly string[]
}

type Names = Record<Language, string>

const everyFood: readonly string[] = []

const general = rowsOf(apart.table).map(([id = '', uk = '', en = '', words = '']) => ({
  telling: { id, of: everyFood },
  names: { uk, en, cs: apart.czech[id] ?? en },
  words,
}))

const free = freeOf.map(({ id, uk, en, cs, adjectives }) => ({
  telling: { id, of: everyFood },
  names: { uk, en, cs },
  words: adjectives,
}))

const special = rowsOf(among.table).map(([id = '', of = '', ...rest]) => {
  const [uk = '', en = '', cs = ''] = rest.length > 1 ? rest : []
  return { telling: { id, of: of.split(' ') }, names: { uk, en, cs }, words: rest.at(-1) ?? '' }
})

const all = [...general, ...free, ...special]

const namesById = new Map<string, Names>(
  all.flatMap(({ telling, names }) => (names.uk === '' ? [] : [[telling.id, names] as const])),
)

const byWord = Map.groupBy(
  all.flatMap(({ telling, words }) => lightIn(words).map((light) => ({ light, telling }))),
  ({ light }) => light,
)

const generalWords = new Set([...general, ...free].flatMap(({ words }) => lightIn(words)))

/** As they are written, and as Czech is typed by whoever has no accents at hand: «polotucny». */
function lightIn(words: string): string[] {
  const typed = wordsOf(bare(words)).filter(({ cyrillic }) => !cyrillic)
  return [...new Set([...wordsOf(words), ...typed].map(({ light }) => light))]
}

const phrases: readonly (readonly [RegExp, Telling])[] = [
  ...apart.phrases.map(([phrase, id]) => [phrase, { id, of: everyFood }] as const),
  ...among.phrases.map(([phrase, id, of]) => [phrase, { id, of: of.split(' ') }] as const),
]

/** Most texts hold none of them. */
const spokenOf = once(() => new Expressions(phrases.map((one) => [one[0], one] as const)))

/** How it is said, where it stands in a table. */
export function namesOfQuality(id: string): Names | undefined {
  return namesById.get(id)
}

/** The foods and groups of the tables, for a test that there are such. */
export function foodsTold(): string[] {
  return [
    ...among.phrases.map(([, , of]) => of),
    ...special.map(({ telling }) => telling.of.join(' ')),
  ].flatMap((of) => of.split(' '))
}

const none: readonly Telling[] = []

/** «зелень» is no colour: nothing that tells ends so. */
export const toldByWord = knownOfForm(({ low, light }): readonly Telling[] => {
  const rows = low.endsWith(nounEnd) ? undefined : byWord.get(light)
  return rows?.map(({ telling }) => telling) ?? none
})

/** What phrases tell of, as hyphens and small words make them: "skin-on", «без кісточок». */
export const toldByPhrases = remembered((text): readonly Telling[] => {
  const free = toldFree(text).map((id) => ({ id, of: everyFood }))
  const heard = spokenOf().in(text)
  if (heard.length === 0 || !opensPhrase(text)) return free.length > 0 ? free : none
  return [...free, ...heard.flatMap(([phrase, telling]) => (phrase.test(text) ? telling : none))]
})

/** Whether it may tell of that food; of one that nobody knows only what tells of every food. */
export function isToldOf({ of }: Telling, food: string | undefined): boolean {
  return (
    of === everyFood ||
    (food !== undefined && of.some((group) => food === group || isKindOf(food, group)))
  )
}

/** A word that tells a product of any food apart, alone or with its neighbours. */
export const tellsApart = knownOfForm(
  ({ light, low }) =>
    generalWords.has(light) || apart.opens.test(`${low} `) || apart.goesOn.test(low),
)

/** The same, of some foods too. */
export const mayTellApart = knownOfForm(
  (word) =>
    toldByWord(word).length > 0 ||
    tellsApart(word) ||
    among.opens.test(`${word.low} `) ||
    opensFreeOf(word.low),
)

function opensPhrase(text: string): boolean {
  return apart.opens.test(text) || among.opens.test(text)
}

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(/; ?/))
}
