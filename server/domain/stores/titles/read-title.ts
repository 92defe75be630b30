import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import type { AwayLanguage } from '../names/languages.ts'
import { allNamesAway } from '../names/names.ts'
import { isHarmless } from './harmless.ts'
import { type Role, unended, type Word, wordsAway } from './words.ts'

/** A food that a title speaks of. */
export interface Mention {
  food: string
  role: Role
  /** The whole word is known; else it ends as the food does: «Weidemilch», «Zaubermilch». */
  whole: boolean
  /** How far down the name stands among those of its food: one that foods share is the first's. */
  place: number
  /** Mentions of the same words are readings of one thing. */
  group: number
}

interface Name {
  stems: readonly string[]
  food: string
  place: number
}

interface Index {
  /** By the longest of its stems. */
  phrases: Map<string, Name[]>
  /** Names of one word, and of several written as one. */
  single: Map<string, Name[]>
}

const shortestTail = 4
/** Words of a name stand together, but for a word or two between them. */
const between = 2

/** What the title of a product says of foods, in the language of its shop. */
export function readTitle(title: string, language: AwayLanguage): readonly Mention[] {
  return readers[language](title)
}

const readers: Readonly<Record<AwayLanguage, (title: string) => readonly Mention[]>> = {
  de: reader('de'),
  hu: reader('hu'),
  ro: reader('ro'),
}

function reader(language: AwayLanguage) {
  let index: Index | undefined
  return remembered((title: string): readonly Mention[] => {
    index ??= indexOf(language)
    return mentionsIn(wordsAway(title, language), index, language)
  })
}

function indexOf(language: AwayLanguage): Index {
  const phrases = new Map<string, Name[]>()
  const single = new Map<string, Name[]>()
  for (const [food, names] of allNamesAway())
    for (const [place, { text }] of names[language].entries()) {
      const stems = wordsAway(text, language).map(({ stem }) => stem)
      const name = { stems, food, place }
      const longest = stems.toSorted((a, b) => b.length - a.length)[0]
      if (longest === undefined) continue
      if (stems.length > 1) put(phrases, longest, name)
      put(single, joined(text, language), name)
    }
  return { phrases, single }
}

function put(map: Map<string, Name[]>, key: string, name: Name): void {
  const names = map.get(key)
  if (names) names.push(name)
  else map.set(key, [name])
}

/** «csirkemell filé» is «csirkemellfilé» too. */
function joined(text: string, language: AwayLanguage): string {
  return stemOf(
    wordsAway(text, language)
      .map((word) => word.text)
      .join(''),
    language,
  )
}

const stemOf = (word: string, language: AwayLanguage) => wordsAway(word, language)[0]?.stem ?? word

function mentionsIn(words: readonly Word[], index: Index, language: AwayLanguage): Mention[] {
  const free = words.map(() => true)
  const mentions: Mention[] = []
  for (const { at, names } of found(words, index, language)) {
    if (!at.every((one) => free[one])) continue
    for (const one of at) free[one] = false
    const role = words[at[0] ?? 0]?.role ?? 'head'
    const group = at[0] ?? 0
    mentions.push(...names.map(({ food, place }) => ({ food, role, whole: true, place, group })))
  }
  for (const [at, word] of words.entries())
    if (free[at]) mentions.push(...parts(word, at, index, language))
  return mentions.filter(({ role }) => role !== 'without')
}

/** Every name that stands in the title, the longest first. */
function found(words: readonly Word[], index: Index, language: AwayLanguage) {
  const hits: { at: number[]; names: Name[]; size: number }[] = []
  for (const [at, word] of words.entries()) {
    const alone = index.single.get(word.stem)
    if (alone) hits.push({ at: [at], names: alone, size: word.stem.length })
    const next = words[at + 1]
    const pair = next && index.single.get(stemOf(word.text + next.text, language))
    if (pair && word.role === next.role)
      hits.push({ at: [at, at + 1], names: pair, size: word.stem.length + next.stem.length })
    for (const name of index.phrases.get(word.stem) ?? []) {
      const places = name.stems.map((stem) => nearest(words, stem, at))
      const span = Math.max(...places) - Math.min(...places) + 1
      const all = places.every((place) => place >= 0) && new Set(places).size === places.length
      if (!all || span > places.length + between) continue
      const size = name.stems.join('').length
      hits.push({ at: places.toSorted((a, b) => a - b), names: [name], size })
    }
  }
  const same = Map.groupBy(hits, ({ at }) => at.join())
  return [...same.values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ ...first, names: [first, ...rest].flatMap(({ names }) => names) }] : [],
    )
    .toSorted((a, b) => b.at.length - a.at.length || b.size - a.size)
}

function nearest(words: readonly Word[], stem: string, to: number): number {
  let best = -1
  for (const [at, word] of words.entries())
    if (word.stem === stem && (best < 0 || Math.abs(at - to) < Math.abs(best - to))) best = at
  return best
}

/** What a word that is no name itself is put together of: it is what it ends with, made with what it begins with. */
function parts(
  { text, stem, role }: Word,
  at: number,
  { single }: Index,
  language: AwayLanguage,
): Mention[] {
  if (language === 'ro') return []
  const of = (names: readonly Name[], as: Role, whole: boolean) =>
    names.map(({ food, place }) => ({ food, role: as, whole, place, group: at }))
  if (language === 'hu') {
    const noun = unended(text)
    for (const one of noun?.stems ?? []) {
      const names = single.get(one)
      if (noun && names) return of(names, noun.role, true)
    }
  }
  for (let from = 2; from <= stem.length - shortestTail; from++) {
    const names = single.get(stem.slice(from))
    if (!names) continue
    const before = stem.slice(0, from)
    return [...of(names, role, isHarmless(before, language)), ...begun(before)]
  }
  return begun(stem)

  function begun(word: string): Mention[] {
    for (let to = word.length; to >= shortestTail; to--) {
      const names = single.get(word.slice(0, to))
      if (names)
        return of(names, role === 'without' ? role : 'with', true).map((one) => ({
          ...one,
          group: -1 - at,
        }))
    }
    return []
  }
}

/** The things that a title is of, without what they come with and lie in. */
export function headsOf(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(({ role }) => role === 'head')
}

export function related(one: string, other: string): boolean {
  return isKindOf(one, other) || isKindOf(other, one)
}
