import type { Item } from './item.ts'
import { small } from './words/small.ts'

/** «що спекти», "what can I bake": what follows is asked for, whatever was refused before. */
export function asksToMake(items: readonly Item[], at: number): boolean {
  const [asks, ...more] = items.slice(at, at + 4).flatMap(({ words }) => words)
  return small.question.has(asks?.low) && more.some(({ low }) => small.making.has(low))
}
