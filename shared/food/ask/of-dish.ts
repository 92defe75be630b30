import { named } from '../czech/names.ts'
import type { Item } from './item.ts'
import { isRefused, isWished, type Verdicts } from './meant.ts'
import { isManner } from './objects.ts'
import type { Judged } from './rules/rule.ts'
import { isDish, isWhole } from './whole-items.ts'
import { small } from './words/small.ts'

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

/**
 * "fish pie makes me sick", «щось, тільки не хліб з маслом»: what a refused thing is made of, or comes with, nobody has asked for.
 * Whether it would be welcome in another nobody can tell.
 */
export function doubtOfDish(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const { items } of clauses)
    for (const [at, item] of items.entries()) {
      const next = items[at + 1]
      if (!isRefused(verdicts.get(item))) continue
      // «щось крім святкового торта»: of which kind, and not what for.
      if (leavesOut(items, at - 1) && isManner(item) && isWhole(next) && next.from === item.to) {
        verdicts.set(next, 'refused')
        verdicts.delete(item)
      }
      if (!isWhole(item)) continue
      const part = ownPart(items, at)
      if (part && isWished(verdicts.get(part))) verdicts.set(part, 'unsure')
    }
}

/** What names its kind right before it in English, or what it comes with, right behind it. */
function ownPart(items: readonly Item[], at: number): Item | undefined {
  const [before, item] = [items[at - 1], items[at] as Item]
  const [link, behind] = items.slice(at + 1)
  const isKind = before?.kind === 'food' && before.to === item.from
  if (isKind && isEnglish(before) && isEnglish(item)) {
    const isRefusedBefore = items.slice(0, at - 1).some(({ kind }) => kind === 'refusal')
    return isRefusedBefore ? undefined : before
  }
  // «суп без картоплі з грибами» is of mushrooms.
  const isOpened = leavesOut(items, at - 1)
  const isLinked = link !== undefined && isLink(link) && link.from === item.to
  return isOpened && isLinked && isWhole(behind) && behind.from === link.to ? behind : undefined
}

/** «крім», "anything but", «тільки не»: anything else would do. */
function leavesOut(items: readonly Item[], at: number): boolean {
  if (items[at]?.kind !== 'refusal') return false
  const [low, before] = [items[at]?.words[0]?.low, items[at - 1]?.words[0]?.low]
  return (
    small.except.has(low) ||
    small.butFor.has(low) ||
    (small.not.has(low) && small.justNot.has(before))
  )
}

const isEnglish = ({ words: [word] }: Item) =>
  word !== undefined && !word.cyrillic && !word.low.startsWith(named)

const isLink = ({ words: [word, more] }: Item) =>
  more === undefined &&
  [small.with, small.madeFrom, small.ofNo, small.into].some((links) => links.has(word?.low))
