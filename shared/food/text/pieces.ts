interface Piece {
  piece: string
  /** Of what it stands for, by its place. */
  place: number
}

/** Pieces of words, each with what it stands for. Those that a text holds are found in one walk over it, however many there are. */
export class Pieces<T> {
  private readonly byStart = new Map<number, Piece[]>()
  /** How many letters any piece is told by: most by three, a short one by all that it has. */
  private readonly lengths: readonly number[]
  /** By how many letters pieces begin so: what a text says is seldom among them, and is then looked for no further. */
  private readonly begun = new Uint8Array(1 << bits)
  private readonly values: readonly T[]

  constructor(entries: Iterable<readonly [piece: string, value: T]>) {
    const places = new Map<T, number>()
    const lengths = new Set<number>()
    for (const [piece, value] of entries) {
      const place = places.get(value) ?? places.size
      places.set(value, place)
      const length = Math.min(piece.length, starts)
      lengths.add(length)
      const start = startAt(piece, 0, length)
      const slot = slotOf(start)
      this.begun[slot] = (this.begun[slot] as number) | (1 << length)
      const sharing = this.byStart.get(start)
      if (sharing) sharing.push({ piece, place })
      else this.byStart.set(start, [{ piece, place }])
    }
    this.values = [...places.keys()]
    this.lengths = [...lengths]
  }

  /** What those stand for that the text holds, in the order in which it was given. */
  in(text: string): readonly T[] {
    const places: number[] = []
    for (const length of this.lengths)
      for (let at = this.nextBegun(text, 0, length); at >= 0; ) {
        for (const { piece, place } of this.byStart.get(startAt(text, at, length)) ?? none)
          if (text.startsWith(piece, at)) places.push(place)
        at = this.nextBegun(text, at + 1, length)
      }
    if (places.length === 0) return none
    places.sort((one, other) => one - other)
    return places
      .filter((place, nth) => place !== places[nth - 1])
      .map((place) => this.values[place] as T)
  }

  /** Whether the text holds any of them. */
  areIn(text: string): boolean {
    for (const length of this.lengths)
      for (let at = this.nextBegun(text, 0, length); at >= 0; ) {
        for (const { piece } of this.byStart.get(startAt(text, at, length)) ?? none)
          if (text.startsWith(piece, at)) return true
        at = this.nextBegun(text, at + 1, length)
      }
    return false
  }

  /** Where next as many letters stand as some piece may begin with. */
  private nextBegun(text: string, from: number, length: number): number {
    const { begun } = this
    const end = text.length - length
    const sought = 1 << length
    for (let at = from; at <= end; at++)
      if (((begun[slotOf(startAt(text, at, length))] as number) & sought) !== 0) return at
    return -1
  }
}

const none: readonly never[] = []

/** By so many of their first letters they are told apart. */
const starts = 3
const bits = 14

/** The first letters of a piece as a number; two beginnings may share one, for whoever finds a piece looks at all of it. */
function startAt(text: string, at: number, length: number): number {
  const first = text.charCodeAt(at)
  if (length === 1) return first
  const second = (Math.imul(first, 31) + text.charCodeAt(at + 1)) | 0
  return length === 2 ? second : (Math.imul(second, 31) + text.charCodeAt(at + 2)) | 0
}

function slotOf(start: number): number {
  return Math.imul(start, 0x9e3779b1) >>> (32 - bits)
}
