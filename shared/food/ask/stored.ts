import { isKindOf } from '../lexicon/index.ts'
import { cardinals } from '../numbers/words.ts'
import { marksOver } from './clauses.ts'
import type { Item } from './item.ts'
import type { Marks } from './marks.ts'
import { small } from './words/small.ts'
import { stores } from './words/stores.ts'

/** How far before a food stands how much of it there is: «трилітрову банку квашеної капусти». */
const farthest = 4

/** What a mouthful of brings somebody to hospital, and a bag of is no less often told of for that. */
const dangerous: readonly string[] = ['nut', 'peanut', 'seafood']

/**
 * «плювати на дієту, відро слив під столом», "a bag of prunes was left in my kitchen", "four bananas gone the colour of a
 * sofa": whoever has so much of a food has it, whatever nobody understood is told of it. What it does to somebody is no such thing.
 */
export function isStored(item: Item, items: readonly Item[], marks: Marks): boolean {
  const at = items.indexOf(item)
  const [id] = item.foods
  if (item.kind !== 'food' || !id || dangerous.some((kind) => isKindOf(id, kind))) return false
  if (!items.slice(Math.max(0, at - farthest), at).some(isStore)) return false
  return !items.slice(at + 1).some((one, place) => isDoneTo(one, items, at + 1 + place, marks))
}

function isStore({ kind, words: [word] }: Item): boolean {
  if (!word || kind === 'food' || kind === 'term') return false
  const many = cardinals.get(word.low)
  return stores.holding.has(word.low) || (many !== undefined && many > 1)
}

/** "a jar of it floored my son": somebody stands behind it, and not where it is or who brought it. */
function isDoneTo(item: Item, items: readonly Item[], at: number, marks: Marks): boolean {
  const isPerson = (one: Item | undefined) =>
    one !== undefined && marksOver(one, marks).some(({ class: kind }) => kind === 'person')
  if (!isPerson(item)) return false
  const before = items.slice(0, at).findLast((one) => !isPerson(one) && !isArticle(one))
  return !stores.beside.has(before?.words[0]?.low)
}

function isArticle({ words }: Item): boolean {
  return small.article.has(words[0]?.low)
}
