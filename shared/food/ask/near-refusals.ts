import { slips, slipsBetween } from '../text/distance.ts'
import { once, remembered } from '../text/remembered.ts'
import { isCyrillic } from '../text/stem.ts'
import { averseAlone } from './function-words/alone.ts'
import { bare } from './function-words/bare.ts'
import { czechGlossary } from './function-words/cs.ts'
import type { Tongue } from './function-words/index.ts'
import { isTrueWord } from './true-words.ts'
import { refusing } from './words/refusing.ts'
import { misspelling } from './words/slips.ts'
import { small } from './words/small.ts'

/** A word that is written one letter away from some that refuse. */
export interface NearRefusal {
  /** What it means: it is no word itself, and near to no other. */
  meant?: string
  /** Nobody can tell whether it refuses: too short. */
  doubtful: boolean
}

/** One slip in a shorter word makes another word more often than a misspelt one. */
const shortest = 4
/** Of words that only tell how it feels. */
const shortestAverse = 7
/** In words as long as these two letters may be wrong, which leaves it unsure. */
const long = 9

type Spellings = ReadonlyMap<string, readonly string[]>

interface Targets {
  alone: ReadonlySet<string>
  near: Spellings
  far: Spellings
  short: readonly string[]
}

const targets: Record<Tongue, () => Targets> = {
  uk: once(() => targetsOf('uk')),
  en: once(() => targetsOf('en')),
  cs: once(() => targetsOf('cs')),
}

function targetsOf(tongue: Tongue): Targets {
  const steering = steeringOf(tongue).filter((word) => word.length >= shortest)
  const averse = averseAlone(tongue).filter((word) => word.length >= shortestAverse)
  const alone = new Set([...steering, ...averse])
  const twice = (word: string) => new Set(slips(word).flatMap(slips))
  return {
    alone,
    near: spellingsOf([...alone], slips),
    far: spellingsOf(
      steering.filter((word) => word.length >= long),
      twice,
    ),
    short: [...misspelling.short.words].filter((word) => isOf(tongue, word)),
  }
}

const czechShort = new Set(czechGlossary.flatMap(([forms]) => forms.split(' ')))

function isOf(tongue: Tongue, word: string): boolean {
  if (isCyrillic(word)) return tongue === 'uk'
  return tongue === 'cs' ? czechShort.has(word) : tongue === 'en' && !isOnlyCzech(word)
}

const isOnlyCzech = (word: string) => czechShort.has(word) && !refusing.opening.has(word)

/** The single words of a language that refuse. */
function steeringOf(tongue: Tongue): string[] {
  if (tongue === 'cs')
    return [
      ...misspelling.verbs.words,
      ...misspelling.negated.words,
      ...czechGlossary
        .filter(([, meaning]) => isRefusing(meaning.split(' ')[0] ?? ''))
        .flatMap(([forms]) => forms.split(' ')),
    ]
  const all = [
    ...[refusing.opening, refusing.allergy, misspelling.verbs, misspelling.negated],
    ...[small.negated, small.except, small.free],
  ]
  return all
    .flatMap(({ words }) => [...words])
    .filter((word) => isCyrillic(word) === (tongue === 'uk'))
}

function isRefusing(word: string): boolean {
  return [refusing.opening, refusing.allergy, small.except].some((words) => words.has(word))
}

function spellingsOf(words: readonly string[], cut: (word: string) => Iterable<string>): Spellings {
  const found = new Map<string, string[]>()
  for (const word of words)
    for (const spelling of cut(word)) {
      const sharing = found.get(spelling)
      if (sharing) sharing.push(word)
      else found.set(spelling, [word])
    }
  return found
}

/** The words that refuse alone. */
export function refusalsAlone(tongue: Tongue): ReadonlySet<string> {
  return targets[tongue]().alone
}

const nearest: Record<Tongue, (low: string) => NearRefusal | undefined> = {
  uk: remembered((low) => nearRefusalOf('uk', low)),
  en: remembered((low) => nearRefusalOf('en', low)),
  cs: remembered((low) => nearRefusalOf('cs', low)),
}

/** What refuses and is a letter away from this word, where it is no word itself. */
export function nearRefusal(tongue: Tongue, low: string): NearRefusal | undefined {
  return nearest[tongue](low)
}

function nearRefusalOf(tongue: Tongue, written: string): NearRefusal | undefined {
  if (written.length > 24) return undefined
  const low = tongue === 'cs' ? bare(written) : written
  const { near, far, short, alone } = targets[tongue]()
  if (alone.has(low)) return undefined
  const found = low.length < shortest - 1 ? undefined : closest(low, candidates(low, near, 1))
  const twice = found || low.length < long - 1 ? [] : candidates(low, far, 2)
  const shortOne = short.find((word) => slipsBetween(low, word) === 1)
  if ((!found && twice.length === 0 && !shortOne) || isTrueWord(tongue, written)) return undefined
  if (found) return { meant: found, doubtful: false }
  if (twice.some((word) => word[0] === low[0] && word.at(-1) === low.at(-1)))
    return { doubtful: true }
  if (!shortOne) return undefined
  return isPlainSlip(low, shortOne) ? { meant: shortOne, doubtful: false } : { doubtful: true }
}

function candidates(low: string, among: Spellings, most: 1 | 2): string[] {
  const found = new Set<string>()
  for (const spelling of most === 1 ? slips(low) : new Set(slips(low).flatMap(slips)))
    for (const word of among.get(spelling) ?? [])
      if (slipsBetween(low, word) <= most) found.add(word)
  return [...found]
}

/** Most slips leave the first and the last letter as they are. */
function closest(low: string, words: readonly string[]): string | undefined {
  const score = (word: string) =>
    (word[0] === low[0] ? 2 : 0) + (word.at(-1) === low.at(-1) ? 1 : 0)
  return words.toSorted((a, b) => score(b) - score(a))[0]
}

/** Two letters swapped or one doubled; in three letters a neighbour on the keys too: «юез». */
function isPlainSlip(low: string, meant: string): boolean {
  if (low.length === meant.length + 1) return [...low].some((letter, at) => letter === low[at + 1])
  if (low.length !== meant.length) return false
  const wrong = [...low].flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
  const [first = 0, second] = wrong
  if (second !== undefined) return true
  return low.length > 2 && areNeighbours(low[first] ?? '', meant[first] ?? '')
}

function areNeighbours(one: string, other: string): boolean {
  return [...misspelling.keys.words].some(
    (row) => row.includes(one + other) || row.includes(other + one),
  )
}
