import { matchPlainFoods } from '../names/match.ts'
import type { Token } from '../text/tokens.ts'
import { terms } from './terms.ts'
import { endings } from './words/endings.ts'

/** What no single dish is: a meal belongs to whom it is named after. */
const meals: ReadonlySet<string> = new Set(['main', 'breakfast', 'side', 'snack'])

/**
 * «піца Маргарита», «торт медовий Анна», "for Caesar salad": a proper name that stands by the noun of a dish is the
 * dish's, but where something is given to somebody: «суп Маргариті».
 */
export function isDishCalled(
  tokens: readonly Token[],
  at: number,
  isFor: boolean,
  isGiven: boolean,
): boolean {
  if (isFor) return tokens[at]?.form.cyrillic === false && isDish(tokens[at + 1], ['dishes'])
  const before = tokens[at - 1]
  if (before?.kind === 'mark') return quotes.has(before.text)
  if (isGiven) return false
  const noun = before && endings.adjective.has(before.low) ? tokens[at - 2] : before
  return isDish(before, ['dishes', 'courses']) || isDish(noun, ['dishes', 'courses'])
}

const quotes: ReadonlySet<string> = new Set(['"', '«', '“', '„'])

function isDish(token: Token | undefined, kinds: readonly string[]): boolean {
  if (token?.kind !== 'word') return false
  const named = terms.single(token.form)
  if (named.length === 0)
    return kinds.includes('courses') && matchPlainFoods([token.form]).length > 0
  return named.some(({ kind, id }) => kinds.includes(kind) && !meals.has(id))
}
