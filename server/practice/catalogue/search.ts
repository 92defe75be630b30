import type { Good } from './good.ts'

/** What says the very word stands as much higher. */
const whole = 40

/** As shops do it: by the beginnings of words, whatever the thing is; the famous first. */
export function findGoods(goods: readonly Good[], query: string): Good[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const exact = goods.filter((good) => String(good.number) === query.trim())
  if (exact.length > 0) return exact
  const hits = new Map<Good, { found: number; height: number }>()
  for (const word of wanted) {
    const begin = beginningOf(word)
    const seen = new Set<Good>()
    for (const { good, said } of shelved(goods, begin)) {
      if (!said.startsWith(begin)) continue
      const hit = hits.get(good) ?? { found: 0, height: good.fame }
      if (!seen.has(good)) hit.found += 1
      if (said === word) hit.height += whole
      seen.add(good)
      hits.set(good, hit)
    }
  }
  const most = Math.max(0, ...[...hits.values()].map(({ found }) => found))
  return [...hits]
    .filter(([, { found }]) => found === most)
    .sort(([, one], [, other]) => other.height - one.height)
    .map(([good]) => good)
}

interface Said {
  good: Good
  said: string
}

const shelves = new WeakMap<readonly Good[], Map<string, Said[]>>()

/** A shelf stands still, and is gone through for every question: its words by their first letters. */
function shelved(goods: readonly Good[], begin: string): readonly Said[] {
  const known = shelves.get(goods)
  const shelf =
    known ??
    Map.groupBy(
      goods.flatMap((good) => wordsOf(good.name).map((said) => ({ good, said }))),
      ({ said }) => said.slice(0, 2),
    )
  if (!known) shelves.set(goods, shelf)
  return shelf.get(begin.slice(0, 2)) ?? []
}

const beginningOf = (word: string) => word.slice(0, Math.max(3, Math.min(5, word.length - 1)))

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\d]+(?:[’'][\p{L}]+)?/gu) ?? []
  ).filter((word) => word.length > 1)
}
