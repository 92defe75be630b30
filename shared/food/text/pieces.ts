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
  /** Beginnings that no piece has, told without looking into the table: most of those of a text. */
  private readonly begun = new Uint8Array(1 << bits)
  private readonly values: readonly T[]

  constructor(entries: Iterable<readonly [piece: string, value: T]>) {
    const lengths = new Set<number>()
    const places = new Map<T, number>()
    for (const [piece, value] of entries) {
      const place = places.get(value) ?? places.size
      places.set(value, place)
      const length = Math.min(piece.length, starts)
      const start = startAt(piece, 0, length)
      lengths.add(length)
      this.begun[slotOf(start)] = 1
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
    for (let at = 0; at < text.length; at++)
      for (const length of this.lengths)
        if (at + length <= text.length) this.gather(text, at, startAt(text, at, length), places)
    if (places.length === 0) return none
    places.sort((one, other) => one - other)
    return places
      .filter((place, nth) => place !== places[nth - 1])
      .map((place) => this.values[place] as T)
  }

  private gather(text: string, at: number, start: number, places: number[]): void {
    if (this.begun[slotOf(start)] === 0) return
    for (const { piece, place } of this.byStart.get(start) ?? none)
      if (text.startsWith(piece, at)) places.push(place)
  }
}

const none: readonly never[] = []

/** By so many of their first letters they are told apart. */
const starts = 3
const bits = 14

/** The first letters of a piece as a number; two beginnings may share one, for whoever finds a piece looks at all of it. */
function startAt(text: string, at: number, length: number): number {
  let start = length
  for (let nth = 0; nth < length; nth++)
    start = (Math.imul(start, 31) + text.charCodeAt(at + nth)) | 0
  return start
}

function slotOf(start: number): number {
  return (Math.imul(start, 0x9e3779b1) >>> 0) >>> (32 - bits)
}
