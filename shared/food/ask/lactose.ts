import { isKindOf } from '../lexicon/index.ts'
import type { Item } from './item.ts'
import { isRefused, type Verdicts } from './meant.ts'
import type { Slots } from './types.ts'
import { small } from './words/small.ts'

/**
 * «непереносимість лактози», "lactose-free": milk without it is no matter, but for whoever refuses milk by another word as well,
 * or speaks of an allergy, which is to what milk is made of.
 */
export function isOnlyLactose(verdicts: Verdicts, words: readonly string[]): boolean {
  if (words.some((low) => small.allergic.has(low))) return false
  const refused = [...verdicts].filter(([item, verdict]) => isRefused(verdict) || isDiet(item))
  const dairy = refused.flatMap(([item]) => (isOfMilk(item) ? item : []))
  return dairy.length > 0 && dairy.every(isLactose)
}

const isDiet = ({ kind, diet }: Item) =>
  kind === 'diet' && diet !== undefined && dairyless.has(diet)
const dairyless: ReadonlySet<string> = new Set(['dairy-free', 'vegan', 'lenten'])

function isOfMilk(item: Item): boolean {
  return isDiet(item) || [...item.foods, ...item.parts].some((id) => isKindOf(id, 'dairy'))
}

function isLactose({ words }: Item): boolean {
  return words.some(({ low }) => small.lactose.has(low))
}

/** Of two questions of a conversation: one that refuses milk itself is not forgotten by the other. */
export function onlyLactoseOf(slots: readonly Slots[]): boolean {
  const refusing = slots.filter(refusesMilk)
  return refusing.length > 0 && refusing.every(({ onlyLactose }) => onlyLactose)
}

export function refusesMilk({
  exclude,
  allergies,
  diets,
}: Pick<Slots, 'exclude' | 'allergies' | 'diets'>): boolean {
  return (
    exclude.some((id) => isKindOf(id, 'dairy')) ||
    allergies.includes('milk') ||
    diets.some((diet) => dairyless.has(diet))
  )
}
