/** No phrase has more words. */
export const widestEver = 16
/** The numbers of the words that are put in or looked for. */
export const ids = new Int32Array(widestEver)

/** The words of phrases at one depth: each has a number, and the longest phrase that it takes part in. */
export class Parts {
  private readonly numbers = new Map<string, number>()
  private readonly reaches: number[] = [0]
  /** How much each is said of other things, and so is no sign of a phrase. */
  private readonly ordinary: number[] = [0]

  enter(word: string, length: number, ordinary: number): number {
    const known = this.numbers.get(word)
    if (known !== undefined) {
      this.widen(known, length)
      return known
    }
    const number = this.reaches.length
    this.numbers.set(word, number)
    this.reaches.push(length)
    this.ordinary.push(ordinary)
    return number
  }

  widen(number: number, length: number): void {
    if ((this.reaches[number] as number) < length) this.reaches[number] = length
  }

  numberOf(word: string): number {
    return this.numbers.get(word) ?? 0
  }

  reachOf(number: number): number {
    return this.reaches[number] ?? 0
  }

  /** How much each word tells by itself: what is ordinary least, and of others what most phrases have most. */
  worth(pool: readonly number[]): Int32Array {
    const worth = Int32Array.from(this.ordinary)
    for (let word = 0; word < worth.length; word++)
      worth[word] = -(worth[word] as number) * pool.length
    for (const word of pool) worth[word] = (worth[word] as number) + 1
    return worth
  }

  words(): Iterable<string> {
    return this.numbers.keys()
  }
}

/**
 * Phrases at one depth, by the sum of their words' marks. What is in the table lies in plain arrays of numbers:
 * there are tens of thousands, and an object for each would cost more than all that is ever looked up.
 */
export class Rows<T> {
  private slots = new Int32Array(1 << 6)
  private readonly sums: number[] = [0]
  private readonly starts: number[] = [0]
  private readonly pool: number[] = []
  private readonly values: (readonly T[])[] = [[]]
  /** Of a deep row the light one behind it; less than nothing where there are several. */
  private readonly behind: number[] = [0]

  has(sum: number): boolean {
    return this.first(sum) !== 0
  }

  /** The values of the words in `ids`; of a deep row only where nothing else was levelled into it. */
  find(sum: number, length: number, deep: boolean): readonly T[] | undefined {
    const row = this.rowOf(sum, length)
    const values = this.values[row]
    if (row === 0 || !values) return undefined
    return !deep || values.length === 1 || (this.behind[row] as number) > 0 ? values : undefined
  }

  put(sum: number, length: number, list: readonly T[]): number {
    const known = this.rowOf(sum, length)
    if (known !== 0) {
      const values = this.values[known] as readonly T[]
      if (values !== list && !values.includes(list[0] as T))
        this.values[known] = [...values, list[0] as T]
      return known
    }
    const row = this.sums.length
    if (row * 2 > this.slots.length) this.grow()
    this.sums.push(sum)
    this.starts.push(this.pool.length)
    this.values.push(list)
    this.behind.push(0)
    for (let at = 0; at < length; at++) this.pool.push(ids[at] as number)
    this.place(row)
    return row
  }

  /** A deep row is of one light one, or of several that meet there. */
  standsFor(row: number, light: number): void {
    const before = this.behind[row] as number
    this.behind[row] = before === 0 || before === light ? light : -1
  }

  /** The one light row behind the words in `ids`, if there is one alone. */
  behindOf(sum: number, length: number): number {
    return this.behind[this.rowOf(sum, length)] as number
  }

  /** Whether a row has this word. */
  holds(row: number, word: number): boolean {
    const end = this.starts[row + 1] ?? this.pool.length
    for (let at = this.starts[row] as number; at < end; at++)
      if (this.pool[at] === word) return true
    return false
  }

  /** Of each phrase the word that tells most. */
  telling(words: Parts): Uint8Array {
    const worth = words.worth(this.pool)
    const telling = new Uint8Array(worth.length)
    let best = 0
    for (let at = 0, row = 1; at < this.pool.length; at++) {
      const word = this.pool[at] as number
      const opens = this.starts[row] === at
      if (opens) row++
      if (opens || (worth[word] as number) > (worth[best] as number)) best = word
      if (at + 1 === (this.starts[row] ?? this.pool.length)) telling[best] = 1
    }
    return telling
  }

  private rowOf(sum: number, length: number): number {
    const mask = this.slots.length - 1
    for (let slot = scattered(sum) & mask; ; slot = (slot + 1) & mask) {
      const row = this.slots[slot] as number
      if (row === 0 || (this.sums[row] === sum && this.isOf(row, length))) return row
    }
  }

  private first(sum: number): number {
    const mask = this.slots.length - 1
    for (let slot = scattered(sum) & mask; ; slot = (slot + 1) & mask) {
      const row = this.slots[slot] as number
      if (row === 0 || this.sums[row] === sum) return row
    }
  }

  private isOf(row: number, length: number): boolean {
    const start = this.starts[row] as number
    const end = this.starts[row + 1] ?? this.pool.length
    if (end - start !== length) return false
    for (let at = 0; at < length; at++) if (this.pool[start + at] !== ids[at]) return false
    return true
  }

  private place(row: number): void {
    const mask = this.slots.length - 1
    let slot = scattered(this.sums[row] as number) & mask
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask
    this.slots[slot] = row
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 4)
    for (let row = 1; row < this.sums.length; row++) this.place(row)
  }
}

export function sumOf(length: number): number {
  let sum = 0
  for (let at = 0; at < length; at++) sum = (sum + scattered(ids[at] as number)) | 0
  return sum
}

/** Puts the numbers of a phrase in order, where the order of its words is free. */
export function sort(length: number): void {
  for (let at = 1; at < length; at++) {
    const id = ids[at] as number
    let to = at
    for (; to > 0 && (ids[to - 1] as number) > id; to--) ids[to] = ids[to - 1] as number
    ids[to] = id
  }
}

/** The finisher of MurmurHash3: numbers side by side are scattered so that sums of a few of them seldom meet. */
export function scattered(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
