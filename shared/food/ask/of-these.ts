import type { Slots } from './types.ts'
import { madeOf } from './words/home.ts'

const asked = new RegExp(madeOf.asked, 'iu')

/** So many foods are seldom all in one dish; two are meant together. */
const many = 3

/**
 * «що приготувати з картоплі, яєць і сиру»: who asks what to make of several foods tells what there is, and not that each
 * is to be in the dish.
 */
export function takeAsAtHand(slots: Slots, text: string): void {
  const { include, useUp, dishes, courses } = slots
  const isDish = dishes.length > 0 || courses.some((id) => id !== 'main' && id !== 'breakfast')
  if (include.length < many || isDish || !asked.test(text)) return
  slots.useUp = [...useUp, ...include.filter((id) => !useUp.includes(id))]
  slots.include = []
}
