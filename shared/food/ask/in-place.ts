import type { Slots } from './types.ts'
import { inItsPlace } from './words/home.ts'

const asked = new RegExp(inItsPlace.asked, 'iu')

/** «чим замінити яйця»: dishes without them are an answer, and what cooks take instead is the one that was asked for. */
export function replacedIn({ exclude }: Slots, text: string): string | undefined {
  const [food, another] = exclude
  return food !== undefined && another === undefined && asked.test(text) ? food : undefined
}
