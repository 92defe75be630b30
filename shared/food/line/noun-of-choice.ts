import { named } from '../czech/names.ts'
import { meaningIn } from '../czech/words.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { inCzech, inReadersNames, type Reading } from './naming-words.ts'
import { readOne } from './one.ts'
import { split } from './region.ts'
import { isOfFamily, isOwnNoun } from './several/kinds.ts'
import type { ParsedLine } from './types.ts'
import { orWords } from './words/index.ts'

/** More words say no kind of a thing. */
const longest = 2

/**
 * «курячий, яловичий або овочевий бульйон», "canola, vegetable or peanut oil": of three kinds or more the noun is
 * said once, with the last, and any of them will do.
 */
export function nounOfChoice(source: string, read: readonly Token[]): ParsedLine | undefined {
  const tokens = tokenize(source)
  const or = tokens.findLastIndex(({ low }) => orWords.has(low) || meaningIn(low) === 'or')
  const end = tokens[or - 1]?.low === ',' ? or - 1 : or
  const listed = split(tokens.slice(0, Math.max(0, end)), ({ low }) => low === ',')
  if (listed.length < 2) return undefined
  const reading = read.some(({ low }) => low.startsWith(named)) ? inCzech : inReadersNames
  const [noun, last] = nounBehind(tokens.slice(or + 1), source, reading) ?? []
  if (!noun || !last) return undefined
  const kinds = listed.map((part, at) => kindIn(part, at === 0, noun, source, reading))
  const [first] = kinds
  if (!first || !kinds.every((kind) => kind !== undefined)) return undefined
  const said = [...kinds, last].map((kind) => source.slice(kind[0]?.start, kind.at(-1)?.end))
  const [before, behind] = [source.slice(0, first[0]?.start), source.slice(noun.start)]
  const [own, ...others] = said.map((kind) => readOne(`${before}${kind} ${behind}`))
  if (!own?.food || [own, ...others].some(({ food, understood }) => !food || !understood))
    return undefined
  const alternatives = [...new Set(others.map(({ food = '' }) => food))]
  const foodText = source.slice(first[0]?.start, noun.end)
  return { ...own, foodText, alternatives: alternatives.filter((id) => id !== own.food) }
}

/** The noun that closes the last kind, and that kind. */
function nounBehind(
  tokens: readonly Token[],
  source: string,
  reading: Reading,
): readonly [Token, readonly Token[]] | undefined {
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  const words = end < 0 ? tokens : tokens.slice(0, end)
  for (let at = Math.min(longest, words.length - 1); at > 0; at--) {
    const noun = words[at] as Token
    const kind = words.slice(0, at)
    if (isKind(kind, noun, source, reading)) return [noun, kind]
  }
  return undefined
}

/** All of these words, or of the first of them those that stand last, as how much of it stands before. */
function kindIn(
  tokens: readonly Token[],
  isFirst: boolean,
  noun: Token,
  source: string,
  reading: Reading,
) {
  for (let length = Math.min(longest, tokens.length); length > 0; length--) {
    if (!isFirst && length < tokens.length) return undefined
    const kind = tokens.slice(-length)
    if (isKind(kind, noun, source, reading)) return kind
  }
  return undefined
}

function isKind(kind: readonly Token[], noun: Token, source: string, reading: Reading): boolean {
  if (kind.length === 0 || kind.some((token) => token.kind !== 'word')) return false
  const names = reading.wordsOf(kind, source)
  const whole = reading.foodIn(reading.wordsOf([noun], source))?.id
  const food = reading.foodOf(reading.wordsOf([...kind, noun], source))
  if (whole === undefined || food === undefined || isOwnNoun(names, reading)) return false
  return food === whole || isOfFamily(food, whole)
}
