import { czechIndex } from '../czech/names.ts'
import { czechForm } from '../czech/stem.ts'
import { once, remembered } from '../text/remembered.ts'
import type { Token } from '../text/tokens.ts'
import { withoutOwn } from './cues.ts'
import type { Tongue } from './function-words/index.ts'
import { longestWord, wordsOfPhrases } from './near-phrases.ts'
import { refusalsAlone } from './near-refusals.ts'
import { isNamed, isTrueWord } from './true-words.ts'
import { refusing } from './words/refusing.ts'
import { misspelling } from './words/slips.ts'

/** Part of a text, and what is read for it. */
export interface Mending {
  from: number
  to: number
  said: string
}

/** Whether this word and the next are what a space may have parted. */
export function mayBeParted(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? ''
  return (
    isGluingPart(low) ||
    (secondParts()
      .get(low)
      ?.has(tokens[at + 1]?.low ?? '') ??
      false)
  )
}

/** What a space may part a word into: by the first part all that may follow. */
const secondParts = once(() => {
  const found = new Map<string, Set<string>>()
  const tongues: readonly Tongue[] = ['uk', 'en', 'cs']
  const wholes = [...tongues.flatMap((tongue) => [...refusalsAlone(tongue)]), ...wordsOfPhrases()]
  for (const whole of wholes.filter(({ length }) => length >= shortestWhole))
    for (let at = 1; at < whole.length; at++) {
      const [first, second] = [whole.slice(0, at), whole.slice(at)]
      const seconds = found.get(first)
      if (seconds) seconds.add(second)
      else found.set(first, new Set([second]))
    }
  return found
})

/** No shorter word is looked for in two that stand beside each other. */
const shortestWhole = 5

/** So long is what two words of their own are read as: "with out". */
const enough = 7

/** "with out", «за мість»: one word that a space has parted. */
export function splitAt(tokens: readonly Token[], at: number, tongue: Tongue): Mending | undefined {
  const [first, second] = [tokens[at] as Token, tokens[at + 1]]
  if (second?.kind !== 'word' || second.start !== first.end + 1) return undefined
  const moved = movedAt(first, second, tongue)
  if (moved) return moved
  const whole = first.low + second.low
  const known = refusalsAlone(tongue).has(whole) || (tongue !== 'cs' && wordsOfPhrases().has(whole))
  if (!known || whole.length < shortestWhole) return undefined
  const own = isTrueWord(tongue, first.low) && isTrueWord(tongue, second.low)
  if (own && (whole.length < enough || isNamed(first.low) || isNamed(second.low))) return undefined
  return { from: first.start, to: second.end, said: whole }
}

/** «be zvajec», «безв аєць»: the space stands one letter off. */
function movedAt(first: Token, second: Token, tongue: Tongue): Mending | undefined {
  const ways = [
    [first.low + second.low.slice(0, 1), second.low.slice(1)],
    [first.low.slice(0, -1), first.low.slice(-1) + second.low],
  ] as const
  const way = ways.find(
    ([no, rest]) =>
      no.length > 2 &&
      misspelling.gluing.words.has(no) &&
      rest.length > 2 &&
      isFoodOf(tongue, rest),
  )
  if (!way || (isTrueWord(tongue, second.low) && second.low.length > 3)) return undefined
  return { from: first.start, to: second.end, said: way.join(' ') }
}

/** A word that was run together, parted. */
export const partsOf: Record<Tongue, (low: string) => string | undefined> = {
  uk: remembered((low) => parted('uk', low)),
  en: remembered((low) => parted('en', low)),
  cs: remembered((low) => parted('cs', low)),
}

/** "nobutter", «безмолока»: what refuses and what it refuses, run into one. */
function parted(tongue: Tongue, low: string): string | undefined {
  if (low.length > longestWord) return undefined
  const gluing = [...misspelling.gluing.words].find(
    (word) =>
      low.startsWith(word) &&
      low.length > word.length + 2 &&
      isFoodOf(tongue, low.slice(word.length)),
  )
  if (!gluing && !isTrueWord(tongue, low)) return afterSmall(low)
  if (!gluing || isTrueWord(tongue, low) || withoutOwn(low).length > 0) return undefined
  return `${gluing} ${low.slice(gluing.length)}`
}

/** «абине», «ібез»: a small word has run into the one that refuses. */
function afterSmall(low: string): string | undefined {
  const no = [...misspelling.short.words].find(
    (word) =>
      low.endsWith(word) &&
      low.length > word.length &&
      misspelling.leading.has(low.slice(0, -word.length)),
  )
  return no && `${low.slice(0, -no.length)} ${no}`
}

function isFoodOf(tongue: Tongue, low: string): boolean {
  if (tongue === 'cs') return czechIndex.single(czechForm(low)).length > 0
  return isNamed(low) || (tongue === 'uk' && refusing.verbs.has(low))
}

/** Whether a word may be the first part of one that was parted. */
export function isFirstPart(low: string): boolean {
  return secondParts().has(low) || isGluingPart(low)
}

/** A word that refuses, but for its last letter or with one more. */
const isGluingPart = remembered((low) =>
  [...misspelling.gluing.words].some(
    (word) => word.length > 2 && (word.slice(0, -1) === low || word === low.slice(0, -1)),
  ),
)
