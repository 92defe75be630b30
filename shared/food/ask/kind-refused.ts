import type { Item } from './item.ts'
import { isMeant, isRefused, isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { endings } from './words/endings.ts'

/**
 * «солодкої води не хочу»: of what kind the refused is, is no wish. Nor is it refused by itself: the kind alone may
 * well be wanted of something else.
 */
export function forgetKindOfRefused(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const { items } of clauses)
    for (const [at, item] of items.entries())
      if (isKindOnly(item) && isWished(verdicts.get(item)) && isOfRefused(items, at, verdicts))
        verdicts.delete(item)
}

/** «солодкої», in the form that only what follows asks for. */
function isKindOnly({ kind, words }: Item): boolean {
  const [word] = words
  return (
    (kind === 'term' || kind === 'food') &&
    words.length === 1 &&
    word !== undefined &&
    endings.genitiveAdjective.has(word.low)
  )
}

/** What it stands before is refused, or nobody knows it and the clause ends refusing. */
function isOfRefused(items: readonly Item[], at: number, verdicts: Verdicts): boolean {
  if (items.slice(0, at).some(({ kind }) => kind === 'wish')) return false
  const next = items[at + 1]
  if (!next) return false
  if (isMeant(next, verdicts)) return isRefused(verdicts.get(next))
  const later = items.slice(at + 1)
  const end = later.findIndex(({ kind, back, after }) => kind === 'refusal' && (back || after))
  return end > 0 && !later.slice(0, end).some((item) => isMeant(item, verdicts))
}
