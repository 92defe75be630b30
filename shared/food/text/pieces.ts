/** Pieces of words, each with what it stands for. Those that a text holds are found in one walk over it, however many there are. */
export class Pieces<T> {
  private readonly byStart = new Map<number, { piece: string; value: T }[]>()

  constructor(entries: Iterable<readonly [piece: string, value: T]>) {
    for (const [piece, value] of entries) {
      const start = startAt(piece, 0, piece.length)
      const sharing = this.byStart.get(start)
      if (sharing) sharing.push({ piece, value })
      else this.byStart.set(start, [{ piece, value }])
    }
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
      for (let length = 1; length <= starts && at + length <= text.length; length++) {
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
const starts = 2

/** The first letters of a piece as a number. */
function startAt(text: string, at: number, length: number): number {
  const first = text.charCodeAt(at)
  return length < starts ? first : first * 0x10000 + text.charCodeAt(at + 1)
}
