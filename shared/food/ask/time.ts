import type { WordClass } from '../text/word-table.ts'
import { backOver, numberAt, numberBefore, type Reading, take } from './reading.ts'
import type { Slots } from './types.ts'
import { small } from './words/small.ts'
import { timing } from './words/time.ts'

/** «до 30 хвилин», «хвилин за двадцять», «1 година 20 хвилин», "ready in 15", "half an hour". */
export function takeTime(reading: Reading, slots: Slots): void {
  let most: number | undefined
  let fewest: number | undefined
  let last: { minutes: number; least: boolean } | undefined
  for (let at = 0; at < reading.tokens.length; at++) {
    const factor = factorOf(reading.tokens[at]?.low ?? '')
    if (factor === undefined || reading.taken[at]) continue
    const found = spanAt(reading, at, factor)
    if (!found) continue
    const from = backOver(reading, found.from, timing.limits)
    const said = reading.tokens.slice(from, found.from).map((token) => token.low)
    // «1 година 20 хвилин» is one time told in two parts.
    const first = found.joined ? last : undefined
    const minutes = (first?.minutes ?? 0) + found.minutes
    const behind = isLeast(said) && isRefusedBehind(reading, found.to)
    const refused = isRefused(reading, from) || behind
    const least = (isLeast(said) && !refused) || (first?.least ?? false)
    if (least) fewest = minutes
    else most = minutes
    last = { minutes, least }
    take(reading, from, least || !behind ? orLessAfter(reading, found.to) : found.to + notAndVerb)
  }
  if (most === undefined && fewest === undefined) most = bareMinutes(reading)
  if (most !== undefined && most > 0) slots.maxMinutes = Math.round(most)
  if (fewest !== undefined && fewest > 0) slots.minMinutes = Math.round(fewest)
}

/** "or less" and «максимум» behind a limit only say that it is one. */
function orLessAfter({ tokens, taken }: Reading, at: number): number {
  const [or, less] = [tokens[at], tokens[at + 1]]
  const says = (token: typeof or, place: number) => !taken[place] && timing.orLess.has(token?.low)
  if (timing.orJoins.has(or?.low)) return says(less, at + 1) ? at + 2 : at
  return says(or, at) ? at + 1 : at
}

/** «не хочу готувати довше 30 хвилин»: the refusal stands before its verb, and the limit is an upper one. */
export function isRefused({ tokens }: Reading, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.low)
  const clause = before.slice(before.findLastIndex((low) => /^[.,;!?]$/.test(low)) + 1)
  return clause.some((low) => small.denial.has(low))
}

/** «не стоятиму» */
const notAndVerb = 2

/** «довше 40 хвилин не стоятиму»: nobody wants that long. */
function isRefusedBehind({ tokens }: Reading, at: number): boolean {
  const [no, verb, next, ...rest] = tokens.slice(at)
  if (!small.denial.has(no?.low) || !timing.standing.has(verb?.low)) return false
  // «довше години не готую рибу», «довше години не хочу, м'яса також»: no time is turned down alone.
  if (next?.kind === 'word' || timing.goesOn.has(rest[0]?.low)) return false
  return !rest.some(({ low }) => timing.asWell.has(low))
}

export function isLeast(said: readonly string[]): boolean {
  const has = (words: WordClass) => said.some((low) => words.has(low))
  return !has(timing.exactly) && has(timing.least)
}

function factorOf(word: string): number | undefined {
  if (timing.minutes.has(word)) return 1
  if (timing.hours.has(word)) return 60
  return undefined
}

function spanAt(reading: Reading, at: number, factor: number) {
  const before = numberBefore(reading, at)
  const joined = previousIsTime(reading, before?.from ?? at)
  if (before) {
    const tail = halfAfter(reading, at + 1)
    const minutes = (before.upTo ?? before.value) * factor + (tail ? tail.part * factor : 0)
    return { minutes, from: before.from, to: tail?.to ?? at + 1, joined }
  }
  // «хвилин за двадцять», «хвилин двадцять», «годину-півтори».
  const skipped = timing.between.has(reading.tokens[at + 1]?.low) ? at + 2 : at + 1
  const after = numberAt(reading, skipped)
  if (after && factorOf(reading.tokens[after.next]?.low ?? '') === undefined) {
    const half = after.value === 0.5 && timing.with.has(reading.tokens[at + 1]?.low)
    return {
      minutes: ((half ? 1 : 0) + (after.upTo ?? after.value)) * factor,
      from: at,
      to: after.next,
      joined,
    }
  }
  const tail = halfAfter(reading, at + 1)
  if (tail) return { minutes: (1 + tail.part) * factor, from: at, to: tail.to, joined }
  const limited =
    backOver(reading, at, timing.limits) < at ||
    timing.atHand.has(reading.tokens[at - 1]?.low) ||
    timing.time.has(reading.tokens[at + 1]?.low)
  return limited ? { minutes: factor, from: at, to: at + 1, joined } : undefined
}

/** «година з половиною», "an hour and a half". */
function halfAfter(reading: Reading, at: number): { part: number; to: number } | undefined {
  const words = reading.tokens.slice(at, at + 3).map((token) => token.low)
  if (timing.andHalf.has(words[0]) && timing.half.has(words[1])) return { part: 0.5, to: at + 2 }
  if (!timing.andHalfToo.has(words[0])) return undefined
  if (timing.half.has(words[1])) return { part: 0.5, to: at + 2 }
  if (timing.aHalf.has(words[1]) && timing.half.has(words[2])) return { part: 0.5, to: at + 3 }
  return undefined
}

function previousIsTime(reading: Reading, at: number): boolean {
  const joiner = timing.joining.has(reading.tokens[at - 1]?.low)
  const previous = joiner ? at - 2 : at - 1
  return (
    previous >= 0 &&
    reading.taken[previous] === true &&
    factorOf(reading.tokens[previous]?.low ?? '') !== undefined
  )
}

/** "ready in 15", "done in twenty": minutes go without saying. */
function bareMinutes(reading: Reading): number | undefined {
  for (let at = 0; at + 2 < reading.tokens.length; at++) {
    const [verb, preposition] = [reading.tokens[at]?.low, reading.tokens[at + 1]?.low]
    if (!timing.ready.has(verb) || !timing.readyIn.has(preposition)) continue
    const number = numberAt(reading, at + 2)
    if (!number || number.value < 3) continue
    take(reading, at, number.next)
    return number.upTo ?? number.value
  }
  return undefined
}
