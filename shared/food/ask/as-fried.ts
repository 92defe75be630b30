import type { Item } from './item.ts'
import { isRefused, isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { isWhole } from './whole-items.ts'
import { small } from './words/small.ts'

/**
 * «смажені кабачки», "fried cauliflower": that is how the dish is made, whatever words its recipe has for it. Of what is
 * refused or unsure it asks for nothing.
 */
export function askAsFried(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const { items } of clauses) {
    const isRefusing = items.some((item) => isRefused(verdicts.get(item)))
    for (const [at, item] of items.entries()) {
      if (item.kind !== 'word' || !small.asFried.has(item.words[0]?.low)) continue
      const what = besideIt(items, at)
      if (what && isRefused(verdicts.get(what))) verdicts.delete(item)
      if (verdicts.get(item) !== 'wanted') continue
      if (what ? isWished(verdicts.get(what)) : !isRefusing) madeBy(item)
      else verdicts.delete(item)
    }
  }
}

/** What it is said of: right behind it, or right before. */
function besideIt(items: readonly Item[], at: number): Item | undefined {
  const [before, item, behind] = [items[at - 1], items[at] as Item, items[at + 1]]
  if (isWhole(behind) && behind.from === item.to) return behind
  return isWhole(before) && before.to === item.from ? before : undefined
}

function madeBy(item: Item): void {
  item.kind = 'term'
  item.terms = [{ kind: 'equipment', id: 'fried' }]
}
