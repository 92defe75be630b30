import { fillsPlate, isSideDish } from './fills-plate.ts'
import type { Item } from './item.ts'
import { marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isWished, type Verdicts } from './meant.ts'
import { small } from './words/small.ts'

/** So many words before «it» may say that something is to go with it. */
const farthest = 4

/**
 * «є пюре, що до нього?», "I have mash, what goes with it": what fills a plate and was named before is there already, and
 * what is asked for stands beside it. A side dish that somebody only says is there waits for a main one, too.
 */
export function besideIt(items: readonly Item[], marks: Marks, verdicts: Verdicts): void {
  const it = items.findIndex((_, at) => isAlongIt(items, at, marks))
  for (const [at, item] of items.entries()) {
    if (!isWished(verdicts.get(item))) continue
    const isThere = isSideDish(item) && isHad(items, at)
    // «бульйон, локшина до нього»: what goes with it is the noodles.
    if (isThere || (at < it - 2 && fillsPlate(item))) verdicts.set(item, 'beside')
  }
}

function isAlongIt(items: readonly Item[], at: number, marks: Marks): boolean {
  const item = items[at] as Item
  if (!marksOver(item, marks).some((mark) => mark.class === 'it')) return false
  const before = items.slice(Math.max(0, at - farthest), at).map(wordOf)
  const last = before.at(-1)
  if (small.goesWith.has(last) || small.goesWithFilling.has(last)) return true
  return small.with.has(last) && before.some((word) => small.goesAlong.has(word))
}

/** «є пюре»: somebody has it. */
const isHad = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some((item) => small.there.has(wordOf(item)))

const wordOf = (item: Item | undefined) => item?.words[0]?.low
