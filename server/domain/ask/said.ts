import { isFirm, namesAnything, type Slots, type Vague } from '../../../shared/food/ask/types.ts'
import { searchWords } from '../search/words.ts'
import type { Asked } from './candidates.ts'

/** Whether a time or a price was said that recipes here can be held against. */
export function limited(asked: Asked, currency: string): boolean {
  return (
    asked.maxMinutes !== undefined ||
    asked.minMinutes !== undefined ||
    asked.maxEnergy !== undefined ||
    asked.maxServingPrice !== undefined ||
    (asked.price !== undefined && !isForeign(asked, currency))
  )
}

export function isForeign({ price }: Slots, currency: string): boolean {
  return price?.currency !== undefined && price.currency !== currency
}

/** A wish that leaves the choice to us: then what is quickly made and liked stands first. */
export function openWish(asked: Asked, currency: string): Vague | undefined {
  if (asked.vague === 'easy') return 'easy'
  if (limited(asked, currency)) return undefined
  // «під п’ять євро», «на чотирьох»: nothing that a recipe could be found by.
  if (!namesAnything(asked)) return 'any'
  const { include, anyOf, useUp, diets, dishes, cuisines, occasions, equipment, words } = asked
  const named = [include, anyOf, useUp, diets, dishes, cuisines, occasions, equipment, words]
  // «що до пюре?» leaves less open.
  if (asked.beside.some(({ side }) => side)) return undefined
  return named.every((list) => list.length === 0) ? asked.vague : undefined
}

/**
 * Below this floor there is no answer: nothing was understood, or of the little that was (a country, an
 * occasion, a vague wish) no more than of what was not. Words are counted that stand in recipes or do not.
 */
export function isNonsense(slots: Asked, words: Counted): boolean {
  if (isFirm(isNameOfNone(slots, words) ? { ...slots, unsure: [] } : slots)) return false
  const said = [slots.occasions.length > 0, slots.equipment.length > 0, slots.vague !== undefined]
  const vague = said.filter(Boolean).length
  const places = slots.cuisines.length
  if (vague + places > 0) return words.unknown > vague + (places > 0 && vague > 0 ? 1 : 0)
  const { maxMinutes, minMinutes, maxEnergy, price, servings } = slots
  const limits = [maxMinutes ?? minMinutes, maxEnergy, price, servings].filter(
    (one) => one !== undefined,
  )
  const counted = limits.length
  // «на дачу», for eight and for so much money: one word beside two limits leaves it a question.
  return words.unknown > Math.max(0, counted - 1) || (words.known === 0 && counted === 0)
}

interface Counted {
  known: number
  unknown: number
}

/** A name has no more words, and whoever says more says something of what is named. */
const longestName = 3

/** "Beef wellington": a dish that nobody here has, of which only what it is made of is known. */
function isNameOfNone({ text = '' }: Asked, { unknown }: Counted): boolean {
  return unknown > 0 && searchWords(text).length <= longestName
}
