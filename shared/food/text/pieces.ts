import { LetterTree, root } from './letter-tree.ts'

/** Pieces of words, each with what it stands for. Those that a text holds are found in one walk over it, however many there are. */
export class Pieces<T> {
  /** By how many letters pieces begin so: what a text says is seldom among them, and is then looked for no further. */
  private readonly begun = new Uint8Array(1 << bits)
  private readonly tree = new LetterTree()
  /** What ends at each place of the tree: the first of it by its number, and of each the next. There is no nought. */
  private readonly first: number[] = []
  private readonly following: number[] = [0]
  /** The place of its value. */
  private readonly place: number[] = [0]
  private readonly values: readonly T[]

  constructor(entries: Iterable<readonly [piece: string, value: T]>) {
    const places = new Map<T, number>()
    for (const [piece, value] of entries) {
      const place = places.get(value) ?? places.size
      places.set(value, place)
      this.begin(piece)
      const node = this.tree.put(piece)
      // Without holes it is quick to look into.
      while (this.first.length < this.tree.size) this.first.push(0)
      this.following.push(this.first[node] as number)
      this.first[node] = this.place.length
      this.place.push(place)
    }
    this.values = [...places.keys()]
  }

  /** What those stand for that the text holds, in the order in which it was given. */
  in(text: string): readonly T[] {
    let places: number[] | undefined
    for (let from = 0; from < text.length; from++) {
      if (!this.mayBegin(text, from)) continue
      for (let to = from, node = root as number; to < text.length; to++) {
        node = this.tree.next(node, text.charCodeAt(to))
        if (node === root) break
        for (let one = this.first[node] as number; one > 0; one = this.following[one] as number) {
          places ??= []
          places.push(this.place[one] as number)
        }
      }
    }
    if (!places) return none
    return places
      .sort((one, other) => one - other)
      .filter((place, nth, all) => place !== all[nth - 1])
      .map((place) => this.values[place] as T)
  }

  /** Whether the text holds any of them. */
  areIn(text: string): boolean {
    for (let from = 0; from < text.length; from++) {
      if (!this.mayBegin(text, from)) continue
      for (let to = from, node = root as number; to < text.length; to++) {
        node = this.tree.next(node, text.charCodeAt(to))
        if (node === root) break
        if (this.first[node] !== 0) return true
      }
    }
    return false
  }

  private begin(piece: string): void {
    const length = Math.min(piece.length, starts)
    let start = 0
    for (let at = 0; at < length; at++) start = startWith(start, piece.charCodeAt(at))
    const slot = slotOf(start)
    this.begun[slot] = (this.begun[slot] as number) | (1 << length)
  }

  private mayBegin(text: string, from: number): boolean {
    const { begun } = this
    const end = Math.min(text.length, from + starts)
    for (let at = from, start = 0, told = 2; at < end; at++, told <<= 1) {
      start = startWith(start, text.charCodeAt(at))
      if (((begun[slotOf(start)] as number) & told) !== 0) return true
    }
    return false
  }
}

const none: readonly never[] = []

/** So many of their first letters are looked at before the tree is. */
const starts = 3
const bits = 14

/** The first letters of a piece as a number; two beginnings may share one, for the tree tells them apart. */
function startWith(before: number, letter: number): number {
  return (Math.imul(before, 31) + letter) | 0
}

function slotOf(start: number): number {
  return Math.imul(start, 0x9e3779b1) >>> (32 - bits)
}
