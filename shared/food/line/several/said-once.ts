import { named } from '../../czech/names.ts'
import { isModifier } from '../../names/modifiers.ts'
import { tellsApart } from '../../names/quality-table.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { inCzech, inReadersNames, type Name, type Reading } from '../naming-words.ts'
import { noteStarts } from '../words/index.ts'
import { said } from '../words/said.ts'
import { isColouredAs, isFood, isNamedWith, isOwnNoun, longestKind, type Said } from './kinds.ts'
import { ledBy } from './led.ts'
import type { Segment } from './parts.ts'

/**
 * "1 red and 1 green pepper", «свинячий і яловичий фарш», «насіння льону, соняшника й гарбуза»: the noun is said
 * once, with the last of them or with the first, and each is a need.
 */
export function withSaidOnce(
  segments: readonly Segment[],
  source: string,
  each: boolean,
): readonly Segment[] {
  const done = doneBehind(segments)
  if (done) return done
  const listed = segments.every(({ by }, at) => at === 0 || by === ',')
  const counted = listed && areCountedApart(segments)
  // «перець червоний, жовтий, зелений, по одному»: as many of each kind, so that each is bought.
  const ofEach = each && segments.length > 2
  if (listed && !counted && !ofEach && !saysOfMany(segments[0]?.tokens)) return segments
  const reading = segments.some(({ tokens }) => tokens.some(({ low }) => low.startsWith(named)))
    ? inCzech
    : inReadersNames
  const all = segments.map(({ tokens }) => saidIn(tokens, source, reading))
  const found = [...segments]
  if (counted) return withNounOfFirst(segments, all, reading)
  if (listed) {
    if (ofEach || all.slice(1).every(({ words }) => isMany(words.at(-1)?.text)))
      for (const [i, lead] of ledBy(all, segments, all.length - 1, reading))
        found[i] = { ...(segments[i] as Segment), lead }
    return found
  }
  for (let at = 1; at < all.length; at++) {
    if (segments[at]?.by === ',' || found[at]?.lead !== undefined) continue
    const begins = beginsOf(all, segments, at, { ...reading, each })
    if (begins) {
      for (let i = begins.from; i < at; i++)
        found[i] = { ...(segments[i] as Segment), noun: begins.noun }
      continue
    }
    const again = nounAgain(all[at - 1] as Said, all[at] as Said, reading)
    if (again !== undefined) found[at] = { ...(segments[at] as Segment), noun: again }
    else
      for (const [i, lead] of ledBy(all, segments, at, reading))
        found[i] = { ...(segments[i] as Segment), lead }
  }
  return found
}

/** «орегано, базилік, чебрець (сушені)»: what is said of many in brackets was done to all of them. */
function doneBehind(segments: readonly Segment[]): readonly Segment[] | undefined {
  const last = segments.at(-1)
  const [open, done, close, ...more] = last?.tokens.slice(-3) ?? []
  if (!last || open?.low !== '(' || close?.low !== ')' || !done || more.length > 0) return undefined
  if (!saysOfMany([done]) || last.tokens.length < 4) return undefined
  return segments.map((one) => ({
    ...one,
    tokens: one === last ? one.tokens.slice(0, -3) : one.tokens,
    lead: done.text,
  }))
}

/** Whether a number stands behind the words of each, and a word or two before it: «зелені 50 г, чорні 50 г». */
function areCountedApart(segments: readonly Segment[]): boolean {
  return segments.every(({ tokens }, at) => {
    const number = tokens.findIndex(({ kind }) => kind === 'number')
    const words = tokens.slice(0, number).filter(({ kind, low }) => kind === 'word' || low === ':')
    return number > 0 && words.length === number && words.length <= (at === 0 ? 4 : 2)
  })
}

/** «капуста квашена 300 г, свіжа 200 г»: the noun was said with the first, and how the other differs stands alone. */
function withNounOfFirst(
  segments: readonly Segment[],
  all: readonly Said[],
  reading: Reading,
): readonly Segment[] {
  const [first, ...others] = all
  const whole = first && reading.foodIn(first.words)
  const noun = first?.words[0]
  if (!whole || !noun || first.words.length < 2) return segments
  const isKind = ({ words }: Said) =>
    !isOwnNoun(words, reading) &&
    (!isFood(words, reading) || words.every(({ form }) => isModifier(form) || tellsApart(form))) &&
    (reading.foodOf([noun, ...words]) ?? reading.foodOf([...words, noun]) ?? describing(words))
  if (!others.every(isKind)) return segments
  return segments.map((segment, at) => (at === 0 ? segment : { ...segment, lead: noun.text }))
}

function describing(words: readonly Name[]): boolean {
  return words.every(({ form }) => isModifier(form) || tellsApart(form))
}

/** «сушені яблука, груші, сливи»: an adjective of many is said of all that are many. */
function saysOfMany(tokens: readonly Token[] = []): boolean {
  const low = tokens[0]?.low
  return said.doneToAll.has(low) && said.adjectiveOfMany.has(low)
}

function isMany(text = ''): boolean {
  return said.nounOfMany.has(text.toLowerCase())
}

function saidIn(tokens: readonly Token[], source: string, reading: Reading): Said {
  let at = 0
  while (tokens[at] && tokens[at]?.kind !== 'word') at++
  const counted = tokens[0]?.kind === 'number'
  const unit = tokens[at]
  if (counted && unit && tokens[at + 1]?.kind === 'word' && unitOf(unit.form) !== undefined) at++
  while (counted && said.of.has(tokens[at]?.low)) at++
  const end = tokens.findIndex(
    ({ kind, low }, i) => i > at && (kind === 'number' || low === '(' || noteStarts.has(low)),
  )
  const own = tokens.slice(at, end < 0 ? undefined : end)
  return { words: reading.wordsOf(own, source), counted }
}

/** From which segment on they are kinds of what the one at that place names, and the noun that they lack. */
function beginsOf(
  all: readonly Said[],
  segments: readonly Segment[],
  at: number,
  reading: Reading & { each: boolean },
): { from: number; noun: string } | undefined {
  const holder = all[at] as Said
  const before = all[at - 1] as Said
  const match = reading.foodIn(holder.words)
  if (!match || before.words.length === 0 || before.words.length > longestKind + 1) return undefined
  for (const fits of [isNamedWith, isColouredAs]) {
    for (let from = Math.max(1, match.from); from < match.to; from++) {
      const noun = holder.words.slice(from, match.to)
      const { counted } = holder
      const of = {
        noun,
        kind: holder.words.slice(0, from),
        food: match.id,
        counted,
        each: reading.each,
      }
      if (!fits(before, of, reading)) continue
      let begins = at - 1
      while (begins > 0 && fits(all[begins - 1] as Said, of, reading)) begins--
      // Of foods between commas what stands before them all has to be such a kind, or is a food of its own.
      if (segments.slice(begins + 1, at).some(({ by }) => by === ',') && begins > 0) begins = at - 1
      return { from: begins, noun: noun.map(({ text }) => text).join(' ') }
    }
  }
  return undefined
}

/** "200 g plain flour and 50 g wholemeal": English leaves the noun out where it was said last. */
function nounAgain(before: Said, after: Said, reading: Reading): string | undefined {
  const noun = before.words.at(-1)
  const own = after.words
  if (reading.czech || !noun || noun.form.cyrillic || !before.counted || !after.counted)
    return undefined
  if (own.length === 0 || own.length > 2 || isFood(own, reading)) return undefined
  const same = reading.foodIn(before.words)?.to === before.words.length
  return same && reading.foodOf([...own, noun]) !== undefined ? noun.text : undefined
}
