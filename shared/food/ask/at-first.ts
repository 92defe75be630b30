import type { Item } from './item.ts'
import { isAverse, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import type { Verdict } from './verdict.ts'
import { isDish, isWhole } from './whole-items.ts'
import { small } from './words/small.ts'

/**
 * "I wanted tacos but let's do burritos instead", «спочатку хотіла піцу, але зроблю краще салат»: what was wanted at first is
 * refused where it is said what comes in its place, be both dishes or both foods; else nobody can tell.
 */
export function takeBackFirst(clauses: readonly Judged[], marks: Marks, verdicts: Verdicts): void {
  for (const [at, clause] of clauses.entries()) {
    const now = clauses[at + 1]
    if (!now || !clause.marks.some((mark) => mark.class === 'first')) continue
    const would = clause.items.some(({ words }) => words.some(({ low }) => small.would.has(low)))
    if (would || !isOther(now, marks)) continue
    const second = now.items.filter((item) => isWhole(item) && verdicts.get(item) !== 'refused')
    const first = clause.items.filter((item) => isWhole(item) && mayBeWished(verdicts.get(item)))
    if (second.length === 0 || first.some((item) => second.some((one) => isSame(one, item))))
      continue
    for (const item of first) {
      const alike = second.some((one) => isDish(one) === isDish(item))
      verdicts.set(item, alike && now.items.some(isInItsPlace) ? 'refused' : 'unsure')
    }
  }
}

/** «але зроблю краще салат»: a but, and nothing of «it», of a «без» or a «з». */
function isOther({ items, marks: own }: Judged, marks: Marks): boolean {
  const [but, next] = items
  if (!but || !marksOver(but, marks).some((mark) => mark.class === 'turn')) return false
  // "but have only rice"
  const hand = items.some(
    (item) => item.kind === 'hand' && !marksOver(item, marks).some((mark) => mark.class === 'wish'),
  )
  if (hand && !items.some(isInItsPlace)) return false
  if (isAverse(own) || own.some((mark) => mark.class === 'it')) return false
  if (items.some(({ kind }) => ['refusal', 'swap', 'less'].includes(kind))) return false
  return !small.withThem.has(next?.words[0]?.low)
}

function isInItsPlace({ words }: Item): boolean {
  return words.some(({ low }) => small.inItsPlace.has(low))
}

function mayBeWished(verdict: Verdict | undefined): boolean {
  return isWished(verdict) || verdict === 'unsure'
}

function isSame(one: Item, other: Item): boolean {
  const ids = ({ foods, terms }: Item) => [...foods.slice(0, 1), ...terms.map(({ id }) => id)]
  return ids(one).some((id) => ids(other).includes(id))
}
