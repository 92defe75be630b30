import type { Item } from './item.ts'
import type { Named } from './types.ts'
import type { Verdict } from './verdict.ts'
import { small } from './words/small.ts'

/** «щось як хачапурі, але з м’ясом»: what something is to be like is wanted, and what is near to it is too. */
export function likenessesIn(
  items: readonly Item[],
  verdicts: ReadonlyMap<Item, Verdict>,
): Named[] {
  return items.flatMap((item, at) =>
    verdicts.get(item) === 'wanted' && isLikened(items, at) ? namedBy(item) : [],
  )
}

function isLikened(items: readonly Item[], at: number): boolean {
  let before = at - 1
  while (before >= 0 && small.likeMore.has(wordOf(items[before]))) before--
  if (!small.likened.has(wordOf(items[before]))) return false
  if (before === 0) return !small.how.has(wordOf(items[0]))
  return small.likeWhat.has(wordOf(items[before - 1]))
}

function namedBy({ terms, foods }: Item): Named[] {
  const dishes = terms.filter(({ kind }) => kind === 'dishes')
  return dishes.length > 0 ? dishes : foods.slice(0, 1).map((id) => ({ kind: 'include', id }))
}

const wordOf = (item: Item | undefined) => item?.words.at(-1)?.low
