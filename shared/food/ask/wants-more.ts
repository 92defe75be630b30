import type { Item } from './item.ts'
import { isComma } from './runs.ts'
import { small } from './words/small.ts'

/** "and wants noodles", and not "and wants the eggs replaced". */
export function asksForMore(items: readonly Item[], at: number): boolean {
  if (!small.wantsAsWell.has(items[at]?.words[0]?.low)) return false
  const rest = items.slice(at + 1)
  const end = rest.findIndex((item) => item.kind === 'end' || isComma(item))
  const said = end < 0 ? rest : rest.slice(0, end)
  return !said.some(({ words }) => words.some(({ low }) => small.wantedAway.has(low)))
}
