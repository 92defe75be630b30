import { matchFoods } from '../names/match.ts'
import type { Token } from '../text/tokens.ts'
import { wordForms } from './region.ts'
import { andWords } from './words/index.ts'
import { said } from './words/said.ts'

const [and = ''] = andWords

/**
 * "Mix the flour with the cocoa", «Збийте яйця з цукром»: a step says what goes into it, and each of that is a need. Of
 * less than two foods the verb may be part of a name.
 */
export function withoutDoing(tokens: readonly Token[]): readonly Token[] {
  const [verb, ...rest] = tokens
  if (!verb || !said.doingWith.has(verb.low)) return tokens
  const named = matchFoods(wordForms(rest)).filter(({ weak }) => !weak)
  if (named.length < 2) return tokens
  return rest
    .filter(({ low }) => !said.theThing.has(low) && !said.together.has(low))
    .map((token) => (said.holding.has(token.low) ? token.as({ low: and }) : token))
}
