import { asPiece } from '../../../shared/food/amounts/convert.ts'
import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { entryOf } from '../../../shared/food/lexicon/index.ts'
import { weighed } from '../../../shared/food/shop/measure.ts'
import { toBuy } from '../../../shared/food/shop/to-buy.ts'
import { formFor } from '../../../shared/food/write/agree.ts'
import { countedOf } from '../../../shared/food/write/counted.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { ListChange } from '../../../shared/wire/shopping.ts'
import { difference, type Part } from './left-to-buy.ts'

/** One food of one dish of which a list asks for more or less than it did, as it is kept with the list. */
export interface PlanChange extends Part {
  entryId: string
  dish: string
  servings: number
  kind: ListChange['kind']
  key: string
  food: string | null
  words: string
  /** The dish asks for it now; if not, it asks for it no more. */
  asks: boolean
}

// More than anybody reads; what lies further back is long since shopped for.
const most = 200

/** What was seen together with what is new: a dish that came and went again has changed nothing. */
export function withChanges(
  kept: readonly PlanChange[],
  fresh: readonly PlanChange[],
): PlanChange[] {
  const all = new Map(kept.map((change) => [placeOf(change), change]))
  for (const change of fresh) {
    const before = all.get(placeOf(change))
    const both = before ? together(before, change) : change
    all.delete(placeOf(change))
    if (both) all.set(placeOf(change), both)
  }
  return [...all.values()].slice(-most)
}

function placeOf({ entryId, key }: PlanChange): string {
  return `${entryId} ${key}`
}

/** Two changes of one food of a dish as one; null when the second takes the first back. */
function together(before: PlanChange, after: PlanChange): PlanChange | null {
  const sum = difference([negative(before)], [after], after.food ?? undefined)
  const takenBack = before.asks !== after.asks && sum.quantity === null
  if (takenBack || (sum.quantity !== null && Math.abs(sum.quantity) < 1e-6)) return null
  return { ...after, ...sum, kind: kindOf(before.kind, after.kind) }
}

function kindOf(before: PlanChange['kind'], after: PlanChange['kind']): PlanChange['kind'] {
  if (before === 'added' && after === 'changed') return 'added'
  if (before === 'gone' && after === 'added') return 'changed'
  return after
}

function negative(part: Part): Part {
  return { ...part, quantity: part.quantity === null ? null : -part.quantity }
}

/** The changes dish by dish, as people read them. */
export function toldChanges(changes: readonly PlanChange[], language: Language): ListChange[] {
  return [...Map.groupBy(changes, ({ entryId, kind }) => `${entryId} ${kind}`).values()].flatMap(
    (group) => {
      const last = group.at(-1)
      if (!last) return []
      const { dish, servings, kind } = last
      return [{ dish, servings, kind, foods: group.map((change) => toldFood(change, language)) }]
    },
  )
}

/** «+1 буряк», «+5 яєць», «ребра +700 г». */
function toldFood({ food, words, quantity, unit, asks }: PlanChange, language: Language): string {
  const name = (food && entryOf(food)?.[language][0]) ?? words
  if (quantity === null) return `${asks ? '+' : '−'} ${name}`
  const asked = { quantity: Math.abs(quantity), ...(unit && { unit }) }
  const amount = toBuy(food ? weighed(asked, food) : asked)
  const sign = quantity < 0 ? '−' : '+'
  const counted = food ? countedOf(food, language) : undefined
  if (counted && asPiece(amount.unit) === undefined)
    return `${sign}${amount.quantity} ${formFor(counted.forms, amount.quantity, language)}`
  const told = formatAmount({ ...amount, unit: amount.unit ?? 'piece' }, language)
  return `${name} ${sign}${told}`
}
