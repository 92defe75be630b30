import { matchPlainFoods } from '../names/match.ts'
import { normalise } from '../text/normalise.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { type Called, calledAt, isGivenTo, type Names, wordsOfNames } from './eaters-called.ts'
import { isDishCalled } from './eaters-dish.ts'
import { eaters, everybody } from './words/eaters.ts'

export interface NamedEaters {
  /** What is left to ask for. */
  rest: string
  /** Places of those named among the names given. */
  who: number[]
}

/**
 * «що можна Олегу на вечерю», «суп для Солі»: which of those who eat here it is for. What is a food as well
 * («солі») is a name only behind «для» or with a capital of its own.
 */
export function eatersIn(typed: string, names: readonly string[]): NamedEaters | undefined {
  if (names.length === 0) return undefined
  const text = normalise(typed)
  const tokens = tokenize(text)
  const named = wordsOfNames(names)
  const all = everybodyIn(tokens)
  // «для всіх, крім Марти»: nobody can tell here what is left.
  if (all && isExceptedIn(tokens.slice(all.to), named)) return undefined
  if (all)
    return {
      rest: without(text, tokens.slice(all.from, all.to)),
      who: names.map((_, place) => place),
    }
  const called = new Map<number, Called>()
  for (const at of tokens.keys()) {
    const isJoined = eaters.between.has(tokens[at - 1]?.low) && ends(called, at - 1)
    const name = isTaken(called, at) ? undefined : nameAt(tokens, at, named, text, isJoined)
    if (name) called.set(at, name)
  }
  const who = [...new Set([...called.values()].flatMap((name) => name.who))]
  if (who.length === 0) return undefined
  const isName = (at: number) => called.has(at) || isTaken(called, at)
  const gone = tokens.filter((_, at) => isName(at) || isAround(tokens, isName, at))
  return { rest: without(text, gone), who }
}

function without(text: string, gone: readonly Token[]): string {
  let rest = text
  for (const { start, end } of gone.toReversed()) rest = rest.slice(0, start) + rest.slice(end)
  return tidy(rest)
}

interface Span {
  from: number
  to: number
}

function everybodyIn(tokens: readonly Token[]): Span | undefined {
  for (const from of tokens.keys()) {
    if (eaters.never.has(tokens[from - 1]?.low)) continue
    const said = (phrases: readonly (readonly string[])[]) =>
      phrases.find((words) => words.every((word, i) => tokens[from + i]?.low === word))
    const ofUs = said(everybody.ofUs)
    if (ofUs) return { from, to: from + ofUs.length }
    const bare = said(everybody.bare)
    if (bare && isAlone(tokens, from + bare.length)) return { from, to: from + bare.length }
  }
  return undefined
}

/** «суп для всіх», and neither «суп для всіх страв» nor «для всіх, хто любить гостре». */
function isAlone(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to]
  if (!next) return true
  if (next.kind === 'mark') return !eaters.whoever.has(tokens[to + 1]?.low)
  return next.kind === 'number' || eaters.behindAll.has(next.low)
}

function isExceptedIn(tokens: readonly Token[], names: Names): boolean {
  return tokens.some(
    (token, at) =>
      eaters.never.has(tokens[at - 1]?.low) &&
      calledAt(tokens, at, names) !== undefined &&
      (isCapital(token) || !isOfFood(tokens, at)),
  )
}

const isTaken = (called: ReadonlyMap<number, Called>, at: number) =>
  [...called].some(([from, { length }]) => from < at && at < from + length)

const ends = (called: ReadonlyMap<number, Called>, at: number) =>
  [...called].some(([from, { length }]) => from + length === at)

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)

function nameAt(
  tokens: readonly Token[],
  at: number,
  names: Names,
  text: string,
  isJoined: boolean,
): Called | undefined {
  const token = tokens[at] as Token
  const called = calledAt(tokens, at, names)
  if (!called) return undefined
  const [before, further] = [tokens[at - 1], tokens[at - 2]]
  const isFor = eaters.before.has(before?.low)
  if (isFor ? eaters.never.has(further?.low) : eaters.never.has(before?.low)) return undefined
  const begins = /(?:^|[.!?:])\s*$/u.test(text.slice(0, token.start))
  const hasCapital = !begins && isCapital(token)
  const isToThem = isGivenTo(token.low, names)
  // «Марині вечеря», and not «Тому без молока».
  const opens = begins && isCapital(token) && isToThem && !eaters.noName.has(token.low)
  // A foreign name is said of somebody behind «for» alone, "for Tom and Ann": "victoria sponge".
  const isNamed = token.form.cyrillic
    ? hasCapital || opens || isGiven(token)
    : isJoined && hasCapital
  if (!isFor && !isNamed) return undefined
  if (isDishCalled(tokens, at, isFor, isToThem)) return undefined
  if (!isOfFood(tokens, at)) return called
  // «суп для Солі», while what is refused anywhere before it may be refused with the rest: «без рису та Маку».
  const isRefused = tokens
    .slice(0, at)
    .some(({ low }) => eaters.never.has(low) || eaters.refusing.has(low))
  return hasCapital && !isRefused ? called : undefined
}

/** «Олегові обід» */
function isGiven({ low }: Token): boolean {
  return eaters.given.has(low)
}

/** A food, or a part of the name of one: "olive oil", «піца Маргарита». */
function isOfFood(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - 2)
  const forms = tokens.slice(from, at + 3).map(({ form }) => form)
  return matchPlainFoods(forms).some((food) => food.from <= at - from && at - from < food.to)
}

/** «для Олега і Солі»: what joins the names goes with them. */
function isAround(tokens: readonly Token[], isName: (at: number) => boolean, at: number): boolean {
  const { low } = tokens[at] as Token
  if (!isName(at + 1)) return false
  return eaters.between.has(low) ? isName(at - 1) : eaters.before.has(low)
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/^[\s,.;]+|[\s,;]+$/g, '')
}
