/** How many slips lie between two words (Damerau: a letter changed, missing, added, or two neighbours swapped). */
export function slipsBetween(a: string, b: string): number {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let tail = 0
  const shorter = Math.min(a.length, b.length)
  while (tail < shorter - start && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  // What both begin and end with costs nothing, and most pairs differ by a letter or two.
  return slipsWithin(a.slice(start, a.length - tail), b.slice(start, b.length - tail))
}

function slipsWithin(a: string, b: string): number {
  if (a.length <= 1 && b.length <= 1) return Math.max(a.length, b.length)
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (twoAbove[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped))
    }
    twoAbove = above
    above = row
  }
  return above[b.length] ?? 0
}

/** Every spelling with one letter left out, and the word itself: two words one slip apart share one. */
export function slips(word: string): string[] {
  const found = [word]
  for (let i = 0; i < word.length; i++) found.push(word.slice(0, i) + word.slice(i + 1))
  return found
}
