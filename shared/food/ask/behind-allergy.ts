import type { Item } from './item.ts'
import { isNamed } from './marked.ts'
import { isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { isComma } from './runs.ts'
import { isDish } from './whole-items.ts'

/**
 * "allergic to egg salad, panko and microgreens": nobody is allergic to a dish, so that a list seems to end with one; what
 * an «and» joins behind it may well be the rest of that list.
 */
export function doubtBehindAllergy(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const [at, { items }] of clauses.entries()) {
    if (!items.some((item) => item.allergy || verdicts.get(item) === 'allergy')) continue
    const next = clauses[at + 1]
    const dishes = [items.at(-1), ...(next?.items ?? [])]
    if (!next || !isListed(next.items) || !dishes.some(isDish)) continue
    for (const item of next.items)
      if (item.kind === 'food' && isWished(verdicts.get(item))) verdicts.set(item, 'unsure')
  }
}

/** Foods and dishes alone, of which an «and» joins the last. */
function isListed(items: readonly Item[]): boolean {
  return (
    items.some((item, at) => at > 0 && item.kind === 'joiner' && !isComma(item)) &&
    items.every(
      (item) => item.kind === 'joiner' || item.kind === 'gap' || isNamed(item) || isDish(item),
    )
  )
}
