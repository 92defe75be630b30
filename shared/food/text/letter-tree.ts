/** Where every word begins, before its first letter; nothing leads back there, so that it stands for «nowhere» too. */
export const root = 0

/**
 * Words as a tree, a letter a branch. It lies in plain arrays of numbers: a text is looked through from each of its
 * letters on, most lead nowhere after a step or two, and no word has to be fetched to see that it is not there.
 */
export class LetterTree {
  private readonly before: number[] = [root]
  private readonly letter: number[] = [0]
  private slots = new Int32Array(1 << 8)

  /** The branch of that letter, or `root` where there is none. */
  next(from: number, letter: number): number {
    const { slots, before, letter: letters } = this
    const mask = slots.length - 1
    for (let slot = slotOf(from, letter) & mask; ; slot = (slot + 1) & mask) {
      const node = slots[slot] as number
      if (node === root || (before[node] === from && letters[node] === letter)) return node
    }
  }

  /** Where a word ends, with branches put in as they are needed. */
  put(word: string): number {
    let node = root
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at)
      node = this.next(node, letter) || this.grow(node, letter)
    }
    return node
  }

  get size(): number {
    return this.before.length
  }

  private grow(from: number, letter: number): number {
    const node = this.before.length
    this.before.push(from)
    this.letter.push(letter)
    if (node * 3 > this.slots.length) {
      this.slots = new Int32Array(this.slots.length * 4)
      for (let one = 1; one < node; one++) this.place(one)
    }
    this.place(node)
    return node
  }

  private place(node: number): void {
    const mask = this.slots.length - 1
    let slot = slotOf(this.before[node] as number, this.letter[node] as number) & mask
    while (this.slots[slot] !== root) slot = (slot + 1) & mask
    this.slots[slot] = node
  }
}

function slotOf(from: number, letter: number): number {
  const mixed = Math.imul(Math.imul(from, 0x85ebca6b) ^ letter, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}
