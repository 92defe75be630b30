import type { Good } from './good.ts'

/** As shops do it: by the beginnings of words, whatever the thing is; the famous first. */
export function findGoods(goods: readonly Good[], query: string): Good[] {
  const wanted = beginningsOf(query)
  if (wanted.length === 0) return []
  const exact = goods.filter((good) => String(good.number) === query.trim())
  if (exact.length > 0) return exact
  const hits = goods.flatMap((good) => {
    const words = titleOf(good)
    const found = wanted.filter((begin) => words.some((word) => word.startsWith(begin))).length
    return found === 0 ? [] : [{ good, found }]
  })
  const most = Math.max(0, ...hits.map((hit) => hit.found))
  return hits
    .filter((hit) => hit.found === most)
    .sort((a, b) => b.good.fame - a.good.fame)
    .map((hit) => hit.good)
}

const titles = new WeakMap<Good, string[]>()

/** A shelf stands still, and is gone through for every question. */
function titleOf(good: Good): string[] {
  const known = titles.get(good)
  if (known) return known
  const words = wordsOf(good.name)
  titles.set(good, words)
  return words
}

function beginningsOf(query: string): string[] {
  return wordsOf(query).map((word) => word.slice(0, Math.max(3, Math.min(5, word.length - 1))))
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\d]+(?:[’'][\p{L}]+)?/gu) ?? []
  ).filter((word) => word.length > 1)
}
