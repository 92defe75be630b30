/** Whether two words are one slip apart: a letter changed, missing, added, or two neighbours swapped. */
export function oneSlipApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let tail = 0
  const shorter = Math.min(a.length, b.length)
  while (tail < shorter - start && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const inA = a.slice(start, a.length - tail)
  const inB = b.slice(start, b.length - tail)
  if (inA.length <= 1 && inB.length <= 1) return true
  return inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0]
}

/** Every spelling with one letter left out, and the word itself: two words one slip apart share one. */
export function slips(word: string): string[] {
  const found = [word]
  for (let i = 0; i < word.length; i++) found.push(word.slice(0, i) + word.slice(i + 1))
  return found
}
