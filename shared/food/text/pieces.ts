/** Pieces of words, each with what it stands for. Those that a text holds are found in one walk over it, however many there are. */
export class Pieces<T> {
  private readonly byStart = new Map<number, { piece: string; value: T }[]>()
  /** How many letters any piece is told by: most by three, a short one by all that it has. */
  private readonly lengths: number[]

  constructor(entries: Iterable<readonly [piece: string, value: T]>) {
    const lengths = new Set<number>()
    for (const [piece, value] of entries) {
      const start = startAt(piece, 0, Math.min(piece.length, starts))
      lengths.add(Math.min(piece.length, starts))
      const sharing = this.byStart.get(start)
      if (sharing) sharing.push({ piece, value })
      else this.byStart.set(start, [{ piece, value }])
    }
    this.lengths = [...lengths]
  }

  /** What those stand for that the text holds. */
  in(text: string): Set<T> {
    const found = new Set<T>()
    this.some(text, (value) => {
      found.add(value)
      return false
    })
    return found
  }

  /** Whether it is so of any piece that the text holds. */
  some(text: string, isSo: (value: T) => boolean): boolean {
    for (let at = 0; at < text.length; at++) {
      for (const length of this.lengths) {
        if (at + length > text.length) continue
        const begun = this.byStart.get(startAt(text, at, length))
        if (!begun) continue
        for (const { piece, value } of begun)
          if (text.startsWith(piece, at) && isSo(value)) return true
      }
    }
    return false
  }
}

/** By so many of their first letters they are told apart. */
const starts = 3

/** The first letters of a piece as a number; two beginnings may share one, for whoever finds a piece looks at all of it. */
function startAt(text: string, at: number, length: number): number {
  let start = length
  for (let nth = 0; nth < length; nth++)
    start = (Math.imul(start, 31) + text.charCodeAt(at + nth)) | 0
  return start
}
