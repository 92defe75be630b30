const around = 3
const gap = '…'

/** Of two long texts what differs, with a few words around it; short ones stay whole. */
export function shortened(from: string, to: string): { from: string; to: string } {
  const [a, b] = [from.split(/\s+/), to.split(/\s+/)]
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start += 1
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const cut = (words: string[]) => {
    const first = Math.max(0, start - around)
    const last = Math.min(words.length, words.length - end + around)
    return [
      ...(first > 0 ? [gap] : []),
      ...words.slice(first, last),
      ...(last < words.length ? [gap] : []),
    ].join(' ')
  }
  return { from: cut(a), to: cut(b) }
}
