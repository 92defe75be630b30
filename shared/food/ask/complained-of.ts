import { isGoverned } from './governed.ts'
import type { Item } from './item.ts'
import { isNamed } from './marked.ts'
import type { Marks } from './marks.ts'
import { isMeant, isRefused, isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { isWhole } from './whole-items.ts'

/**
 * "She comes out in hives if she so much as looks at a cashew": of an allergy to nothing that its own clause names, whatever
 * food the sentence goes on with may be the cause, and is no wish by itself.
 */
export function doubtAfterComplaint(
  clauses: readonly Judged[],
  marks: Marks,
  verdicts: Verdicts,
): void {
  let isOpen = false
  for (const clause of clauses) {
    if (clause.anew) isOpen = false
    const meant = clause.items.filter((item) => isMeant(item, verdicts))
    if (isOpen)
      for (const item of meant)
        if (isFood(item) && isWished(verdicts.get(item)) && !isGoverned(item, clause, marks))
          verdicts.set(item, 'unsure')
    const complains = clause.marks.some((mark) => mark.class === 'allergy')
    if (complains && meant.length === 0) isOpen = true
  }
}

/**
 * «яблука груші й мед мимо»: of foods in a row without a comma between, of which the later are turned down together, the first
 * is no wish.
 */
export function doubtBeforeRefused(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const { items, marks: own } of clauses) {
    if (own.some((mark) => mark.class === 'wish' || mark.class === 'with')) continue
    for (const [at, item] of items.entries()) {
      const [next, and, last] = items.slice(at + 1)
      const isRow = isFood(item) && next && isFood(next) && item.to === next.from
      if (!isRow || !isWished(verdicts.get(item)) || verdicts.get(item) === 'hand') continue
      const isList = and?.kind === 'joiner' && last !== undefined && isNamed(last)
      if (isList && [next, last].every((one) => isRefused(verdicts.get(one))))
        verdicts.set(item, 'unsure')
    }
  }
}

const isFood = (item: Item) => item.kind === 'food' && isWhole(item)
