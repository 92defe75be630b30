import type { Item } from './item.ts'
import { small } from './words/small.ts'

/**
 * «що приготувати з перцю»: who asks for it in one word means the vegetable, and the spice only beside the salt. A refusal
 * means both.
 */
export function preferVegetable(items: readonly Item[]): void {
  if (items.some(({ foods }) => foods[0] === 'salt')) return
  for (const item of items) {
    const [first, another] = item.words
    if (another || item.foods[0] !== 'black-pepper' || !small.pepper.has(first?.low)) continue
    item.foods = ['bell-pepper', ...item.foods.filter((id) => id !== 'bell-pepper')]
  }
}
