import { matchPlainFoods } from '../names/match.ts'
import { formOf } from '../text/forms.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { changedBefore, consonantEndings, eaters, everybody, nameEndings } from './words/eaters.ts'

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
export function eatersIn(text: string, names: readonly string[]): NamedEaters | undefined {
  const all = everybody.find((phrase) => text.toLowerCase().includes(phrase))
  if (all !== undefined && names.length > 0) {
    const at = text.toLowerCase().indexOf(all)
    // «для всіх, крім Марти»: nobody can tell here what is left.
    if (tokenize(text.slice(at + all.length)).some(({ low }) => eaters.never.has(low)))
      return undefined
    return {
      rest: tidy(text.slice(0, at) + text.slice(at + all.length)),
      who: names.map((_, place) => place),
    }
  }
  const tokens = tokenize(text)
  const said = tokens.map((token, at) => nameAt(tokens, at, names, text))
  const who = [...new Set(said.filter((place) => place >= 0))]
  if (who.length === 0) return undefined
  const gone = tokens.filter((token, at) => said[at] !== -1 || isAround(tokens, said, at))
  let rest = text
  for (const { start, end } of gone.toReversed()) rest = rest.slice(0, start) + rest.slice(end)
  return { rest: tidy(rest), who }
}

function nameAt(
  tokens: readonly Token[],
  at: number,
  names: readonly string[],
  text: string,
): number {
  const token = tokens[at] as Token
  if (token.kind !== 'word') return -1
  const who = names.findIndex((name) => isFormOf(token.low, name))
  if (who < 0) return -1
  const [before, further] = [tokens[at - 1], tokens[at - 2]]
  const isFor = eaters.before.has(before?.low)
  if (isFor ? eaters.never.has(further?.low) : eaters.never.has(before?.low)) return -1
  const begins = /(?:^|[.!?:])\s*$/u.test(text.slice(0, token.start))
  const hasCapital = !begins && /^\p{Lu}/u.test(text.slice(token.start))
  // A foreign name is said of somebody behind «for» alone: "victoria sponge".
  if (!isFor && (!token.form.cyrillic || !(hasCapital || isGiven(token)))) return -1
  if (!isOfFood(tokens, at)) return who
  // «суп для Солі», while what is refused anywhere before it may be refused with the rest: «без рису та Маку».
  const isRefused = tokens
    .slice(0, at)
    .some(({ low }) => eaters.never.has(low) || eaters.refusing.has(low))
  return hasCapital && !isRefused ? who : -1
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
function isAround(tokens: readonly Token[], said: readonly number[], at: number): boolean {
  const { low } = tokens[at] as Token
  const [before, next] = [said[at - 1] ?? -1, said[at + 1] ?? -1]
  if (eaters.between.has(low)) return before >= 0 && next >= 0
  return next >= 0 && eaters.before.has(low) && low !== tokens[at + 1]?.low
}

function isFormOf(low: string, name: string): boolean {
  const own = formOf(name.trim().toLowerCase()).low
  if (own.length < 2 || own.includes(' ')) return false
  if (low === own) return true
  const last = own.slice(-1)
  const endings = nameEndings[last] ?? consonantEndings
  const stem = nameEndings[last] ? own.slice(0, -1) : own
  const changed = changedBefore[stem.slice(-1)]
  return [stem, ...(changed ? [stem.slice(0, -1) + changed] : [])].some((begins) =>
    endings.some((ending) => low === begins + ending),
  )
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/^[\s,.;]+|[\s,;]+$/g, '')
}
