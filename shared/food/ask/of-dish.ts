import type { Item } from './item.ts'
import { isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { isDish } from './whole-items.ts'

/**
 * "something with chicken but not chicken soup", «щось з гарбуза, тільки не гарбузова каша»: what a refused dish is made of is
 * not refused where it is asked for itself; the dish is.
 */
export function keepOfDish(clauses: readonly Judged[], verdicts: Verdicts): void {
  const items = clauses.flatMap((clause) => clause.items)
  if (!items.some((item) => isRefusedDish(item, verdicts))) return
  const asked = new Set(
    items.filter((item) => isWished(verdicts.get(item))).flatMap(({ foods }) => foods.slice(0, 1)),
  )
  for (const [at, item] of items.entries()) {
    const [id] = item.foods
    if (isRefusedDish(item, verdicts)) item.parts = item.parts.filter((part) => !asked.has(part))
    else if (isOfNext(item, items[at + 1], verdicts) && id !== undefined && asked.has(id))
      verdicts.delete(item)
  }
}

function isRefusedDish(item: Item, verdicts: Verdicts): boolean {
  return isDish(item) && verdicts.get(item) === 'refused'
}

function isOfNext(food: Item, next: Item | undefined, verdicts: Verdicts): boolean {
  if (food.kind !== 'food' || verdicts.get(food) !== 'refused' || next?.from !== food.to)
    return false
  return isRefusedDish(next, verdicts)
}
