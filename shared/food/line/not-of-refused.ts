import { ambiguous, isA } from '../lexicon/index.ts'
import { refusedBy, withoutRefused } from '../names/free-of.ts'
import { findFood } from '../names/match.ts'
import { wordsOf } from '../text/phrases.ts'

interface Place {
  from: number
  to: number
}

/**
 * What must be free of a thing is not called by it: «локшина без яєць» are noodles and not those with eggs, "soy-free
 * milk" is no milk of soy. What always holds it by its own name, as butter does, stays as it was asked for.
 */
export function notOfRefused(
  food: string,
  told: readonly string[],
  name: Place | undefined,
  words: string,
): string {
  const refused = told.flatMap(refusedBy)
  const holds = (id: string) => refused.some((one) => isA(id, one))
  if (refused.length === 0 || !holds(food)) return food
  const called = withoutRefused(words)
  const own = (called === words ? undefined : findFood(called)) ?? food
  if (!holds(own)) return own
  const isOneWord = name !== undefined && (name.to - name.from === 1 || called !== words)
  return (isOneWord ? otherOf(own, called).find((id) => !holds(id)) : undefined) ?? own
}

/** What else the name may mean. */
function otherOf(food: string, words: string): readonly string[] {
  const said = new Set(wordsOf(words).map(({ light }) => light))
  const [, meant] =
    Object.entries(ambiguous).find(
      ([name, one]) => one.default === food && wordsOf(name).every(({ light }) => said.has(light)),
    ) ?? []
  return meant?.others ?? []
}
