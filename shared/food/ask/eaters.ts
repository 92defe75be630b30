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
  const before = tokens[at - 1]
  if (eaters.never.has(before?.low)) return -1
  const isNamed =
    eaters.before.has(before?.low) || (at > 0 && /^\p{Lu}/u.test(text.slice(token.start)))
  const isFood = matchPlainFoods([formOf(token.low)]).length > 0
  if (isFood && !isNamed) return -1
  return names.findIndex((name) => isFormOf(token.low, name))
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
