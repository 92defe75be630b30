import type { Clause } from './clauses.ts'
import type { Item } from './item.ts'
import { isMeant, isRefused, isWished, type Verdicts } from './meant.ts'
import { small } from './words/small.ts'

/**
 * "skip the canned mushroom soup", "no greasy chicken": the refusal stands before what it is said of, and whether another
 * kind of that is wanted nobody can tell.
 */
export function doubtDescribed(clauses: readonly Clause[], verdicts: Verdicts): void {
  for (const { items } of clauses)
    for (const [at, item] of items.entries()) {
      if (
        !isMeant(item, verdicts) ||
        !isWished(verdicts.get(item)) ||
        !refusedBefore(items, at, verdicts)
      )
        continue
      verdicts.set(item, 'unsure')
    }
}

function refusedBefore(items: readonly Item[], at: number, verdicts: Verdicts): boolean {
  let from = at - 1
  while (isRefusedWord(items[from], verdicts)) from--
  if (from === at - 1) return false
  while (small.article.has(items[from]?.words[0]?.low)) from--
  const refusal = items[from]
  const low = refusal?.words[0]?.low
  // «нічого, окрім вареної картоплі» wants it.
  return refusal?.kind === 'refusal' && !small.not.has(low) && !small.except.has(low)
}

function isRefusedWord(item: Item | undefined, verdicts: Verdicts): boolean {
  return item?.kind === 'word' && isRefused(verdicts.get(item))
}
