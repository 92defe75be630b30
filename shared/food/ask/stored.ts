import { allergensOf } from '../lexicon/index.ts'
import { isModifier } from '../names/modifiers.ts'
import { cardinals } from '../numbers/words.ts'
import type { Item } from './item.ts'
import { small } from './words/small.ts'
import { stores } from './words/stores.ts'

/** How far before a food stands what holds it: «трилітрову банку квашеної капусти». */
const farthest = 4

/**
 * "a bag of prunes was left in my kitchen", "four bananas gone the colour of a sofa": whoever has so much of a food has it,
 * where nothing but its place or its look is told of it. What may make somebody ill is told of in the same words.
 */
export function isStored(item: Item, items: readonly Item[]): boolean {
  const at = items.indexOf(item)
  const [id] = item.foods
  if (item.kind !== 'food' || !id || allergensOf(id).size > 0) return false
  if (!isHeld(items.slice(Math.max(0, at - farthest), at))) return false
  const [next, ...rest] = items.slice(at + 1)
  if (next && !stores.told.has(next.words[0]?.low)) return false
  return !rest.some(isAnd)
}

function isHeld(before: readonly Item[]): boolean {
  if (before.some(({ kind }) => kind === 'food' || kind === 'term')) return false
  const count = before.findLast(({ words: [word] }) => word && !isModifier(word))
  const many = cardinals.get(count?.words[0]?.low ?? '')
  return (
    (many !== undefined && many > 1) ||
    before.some(({ words }) => stores.holding.has(words[0]?.low))
  )
}

/** "two eggs gone and my face is a balloon" */
function isAnd({ words }: Item): boolean {
  return small.and.has(words[0]?.low)
}
