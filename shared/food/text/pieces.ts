interface Piece {
  piece: string
  /** Of what it stands for, by its place. */
  place: number
}

/** Pieces of words, each with what it stands for. Those that a text holds are found in one walk over it, however many there are. */
export class Pieces<T> {
  private readonly byStart = new Map<number, Piece[]>()
  /** By how many letters pieces begin so: what a text says is seldom among them, and is then looked for no further. */
  private readonly begun = new Uint8Array(1 << bits)
  private readonly values: readonly T[]

  constructor(entries: Iterable<readonly [piece: string, value: T]>) {
    const places = new Map<T, number>()
    for (const [piece, value] of entries) {
      const place = places.get(value) ?? places.size
      places.set(value, place)
      const length = Math.min(piece.length, starts)
      const start = startOf(piece, length)
      const slot = slotOf(start)
      this.begun[slot] = (this.begun[slot] as number) | (1 << length)
      const sharing = this.byStart.get(start)
      if (sharing) sharing.push({ piece, place })
      else this.byStart.set(start, [{ piece, place }])
    }
    this.values = [...places.keys()]
  }

  /** What those stand for that the text holds, in the order in which it was given. */
  in(text: string): readonly T[] {
    const { begun } = this
    const { length } = text
    const places: number[] = []
    for (let at = 0; at < length; at++) {
      let start = 0
      const most = Math.min(starts, length - at)
      for (let nth = 1; nth <= most; nth++) {
        start = (Math.imul(start, 31) + text.charCodeAt(at + nth - 1)) | 0
        if (((begun[slotOf(start)] as number) & (1 << nth)) !== 0)
          this.gather(text, at, start, places)
      }
    }
    if (places.length === 0) return none
    places.sort((one, other) => one - other)
    return places
      .filter((place, nth) => place !== places[nth - 1])
      .map((place) => this.values[place] as T)
  }

  private gather(text: string, at: number, start: number, places: number[]): void {
    for (const { piece, place } of this.byStart.get(start) ?? none)
      if (text.startsWith(piece, at)) places.push(place)
  }
}

const none: readonly never[] = []

/** By so many of their first letters they are told apart. */
const starts = 3
const bits = 14

/** The first letters of a piece as a number; two beginnings may share one, for whoever finds a piece looks at all of it. */
function startOf(piece: string, length: number): number {
  let start = 0
  for (let at = 0; at < length; at++) start = (Math.imul(start, 31) + piece.charCodeAt(at)) | 0
  return start
}

function slotOf(start: number): number {
  return Math.imul(start, 0x9e3779b1) >>> (32 - bits)
}
