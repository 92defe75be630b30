import { named } from '../czech/names.ts'
import { entryOf, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { isModifier } from '../names/modifiers.ts'
import { tellsApart } from '../names/told-apart.ts'
import { Form, formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { inCzech, inReadersNames, type Name, type Reading } from './naming-words.ts'
import type { ParsedLine } from './types.ts'
import { noteStarts } from './words/index.ts'
import { said } from './words/said.ts'

export interface Segment {
  tokens: Token[]
  by: string
  /** A comma before its «and» has closed what came before. */
  closed?: true
  /** What it is of, where only another of them says so: behind its words, or before them. */
  noun?: string
  lead?: string
}

/** What parted it from the one before stands in `by`: a comma, «+» or a word. */
export interface Part extends Segment {
  line: ParsedLine
  /** How much, where that stands apart: «свинина і яловичина, 500 г». */
  amount?: string
}

export type Words = Pick<Part, 'tokens' | 'amount' | 'noun' | 'lead'>

/** A segment as its words without how much of it. */
interface Said {
  words: readonly Name[]
  counted: boolean
}

/** More words before a noun that is said later are no kind of it. */
const longestKind = 3

/**
 * "1 red and 1 green pepper", «свинячий і яловичий фарш», «насіння льону, соняшника й гарбуза»: the noun is said
 * once, with the last of them or with the first, and each is a need.
 */
export function withSaidOnce(
  segments: readonly Segment[],
  source: string,
  each: boolean,
): readonly Segment[] {
  if (segments.every(({ by }, at) => at === 0 || by === ',')) return segments
  const reading = segments.some(({ tokens }) => tokens.some(({ low }) => low.startsWith(named)))
    ? inCzech
    : inReadersNames
  const all = segments.map(({ tokens }) => saidIn(tokens, source, reading))
  const found = [...segments]
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

interface Of {
  noun: readonly Name[]
  kind: readonly Name[]
  food: string
  counted: boolean
  /** How much is said of each. */
  each: boolean
}

/** Whether with that noun it has a name of its own: «свинячий» with «фарш». */
function isNamedWith({ words, counted }: Said, { noun, food, ...of }: Of, reading: Reading) {
  const whole = noun.length === 1 ? reading.foodIn(noun)?.id : reading.foodOf(noun)
  for (let from = Math.max(0, words.length - longestKind); from < words.length; from++) {
    const kind = words.slice(from)
    const id = reading.foodOf([...kind, ...noun])
    if (id === undefined) continue
    // Two kinds of one food are asked for apart where each has an amount.
    if (id === food && !of.each && !(counted && of.counted)) continue
    if (whole !== undefined && isKindOf(food, whole) && !isOfFamily(id, whole)) continue
    if (!words.slice(0, from).every(({ form }) => isModifier(form))) continue
    if (isOwnNoun(kind, reading) || (of.counted && isFood(kind, reading))) continue
    // "Peanut butter and sesame paste" have a noun each.
    if (kind.length > 1 && isFood(kind, reading)) continue
    return true
  }
  return false
}

/**
 * "Lemon and black pepper": a mixture with pepper in its name is none, while corn starch is starch as potato's is, and
 * ground almonds are almonds and nothing else.
 */
export function isOfFamily(id: string, whole: string): boolean {
  const [family = 'spice'] = entryOf(whole)?.parents ?? []
  return isKindOf(id, whole) || (family !== 'spice' && isKindOf(id, family)) || isOnly(id, whole)
}

function isOnly(id: string, whole: string): boolean {
  const parts = entryOf(id)?.madeWith
  return parts?.length === 1 && parts[0] === whole
}

/** Whether only a colour tells one from the other, or fresh from dried: "yellow and green zucchini". */
function isColouredAs({ words }: Said, { noun, kind }: Of, reading: Reading): boolean {
  const colour = words.at(-1)
  const other = kind.at(-1)
  if (!colour || !other || reading.foodOf(noun) === undefined) return false
  return (
    [reading.isColour, reading.isState].some((is) => is(colour) && is(other)) &&
    colour.form.light !== other.form.light &&
    words.every(({ form }, i) => i === words.length - 1 || isModifier(form))
  )
}

/** «цибуля і часниковий порошок»: a noun in the nominative asks for what it names. */
function isOwnNoun(kind: readonly Name[], { czech }: Reading): boolean {
  const [word, ...more] = kind
  if (!word || more.length > 0 || czech || !word.form.cyrillic || isModifier(word.form))
    return false
  const { low } = word.form
  return (
    !said.adjectival.has(low) || names.single(new Form(low, '\u0000', '\u0000', false)).length > 0
  )
}

function isFood(kind: readonly Name[], { czech }: Reading): boolean {
  return !czech && matchFoods(kind.map(({ form }) => form)).some(({ weak }) => !weak)
}

/** What lacks the noun that was said with the first of them: «листя хрону, смородини та вишні», "dried thyme and sage". */
function ledBy(
  all: readonly Said[],
  segments: readonly Segment[],
  at: number,
  reading: Reading,
): (readonly [number, string])[] {
  let first = at - 1
  while (first > 0 && segments[first]?.by === ',') first--
  for (let from = first; from < at; from++) {
    const holder = (all[from] as Said).words
    const rest = all.slice(from + 1, at + 1)
    if (holder.length < 2 || rest.some(({ words, counted }) => counted || !isShort(words))) continue
    const food = reading.foodIn(holder)?.id
    if (food === undefined) continue
    // «фарш свинина і яловичина»: the first kind of it is a noun as well.
    const kind = holder.slice(1)
    const asNouns = isOwnNoun(kind, reading) && !isGenitive(kind)
    for (const lead of leadsIn(holder, reading)) {
      const led = rest.map(({ words }) => isLedBy(words, lead, food, asNouns, reading))
      if (led.includes(undefined) || !led.includes(true)) continue
      const text = lead.map((one) => one.text).join(' ')
      return led.flatMap((is, i) => (is ? [[from + 1 + i, text] as const] : []))
    }
  }
  return []
}

function isShort(words: readonly Name[]): boolean {
  return words.length === 1 || words.length === 2
}

/** The words that may be said for all: the noun that opens, or what was done to all of them. */
function leadsIn(holder: readonly Name[], { isDoneToAll, nounFirst }: Reading) {
  const done = holder.filter(isDoneToAll).slice(0, 1)
  const noun = nounFirst(holder) ? [holder.slice(0, 1)] : []
  return done.length > 0 ? [done, ...noun] : noun
}

/** Undefined where it is a food of its own; false where its own name says the same. */
function isLedBy(
  words: readonly Name[],
  lead: readonly Name[],
  food: string,
  asNouns: boolean,
  reading: Reading,
): boolean | undefined {
  // «1 citron – šťáva a kůra» are parts of the one that was counted.
  if (words.every(({ text }) => said.takenOff.has(text.toLowerCase()))) return undefined
  const own = reading.foodIn(words)?.id
  const id = reading.foodOf([...lead, ...words])
  if (lead.every(reading.isDoneToAll)) {
    const told = id ?? (lead.every(({ text }) => tellsApart(formOf(text))) ? own : undefined)
    return told !== undefined && entryOf(told)?.aisle === entryOf(food)?.aisle ? true : undefined
  }
  if (id === undefined) return undefined
  if (!asNouns && isOwnNoun(words, reading) && !isGenitive(words)) return undefined
  return id !== own && id !== food
}

function isGenitive(words: readonly Name[]): boolean {
  return words.every(({ form }) => said.genitive.has(form.low))
}
