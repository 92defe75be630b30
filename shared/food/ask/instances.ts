import { isKindOf } from '../lexicon/index.ts'
import type { Item } from './item.ts'
import { isRefused, type Verdicts } from './meant.ts'
import type { Verdict } from './verdict.ts'
import { isWhole } from './whole-items.ts'
import { small } from './words/small.ts'

/** «наприклад», "for example": where what is named stands that is one. */
function isOpening(items: readonly Item[]): boolean {
  const [first, second] = items.filter(({ kind }) => kind !== 'gap')
  return [first, second].some((item) => small.instance.has(item?.words[0]?.low))
}

/**
 * «не їм горіхів, наприклад мигдалю» names one of what is refused, «усе крім свинини, наприклад курка» one of what is asked for:
 * what a food is tells which. About an allergy nothing is guessed.
 */
export function instanceOf(
  part: readonly Item[],
  earlier: readonly Item[],
  verdicts: Verdicts | ReadonlyMap<Item, Verdict>,
): 'refused' | 'other' | undefined {
  if (!isOpening(part)) return undefined
  const [one] = part.filter(isWhole)
  if (!one) return undefined
  const refused = earlier.filter((item) => isRefused(verdicts.get(item)))
  const [id] = one.foods
  const isOne = ({ foods }: Item) =>
    id !== undefined && foods.some((group) => group === id || isKindOf(id, group))
  if (refused.some((item) => verdicts.get(item) === 'allergy' || isOne(item))) return 'refused'
  return refused.length > 0 ? 'other' : undefined
}
