/** So many tables share a page, on which their bits for one letter and length stand side by side. */
const tables = 512
const column = 32
const columns = tables / column
/** Of letters and lengths; those that share a row, as no two letters of one alphabet do, are told apart by the table itself. */
const letters = 128
const lengths = 32

let page = new Int32Array()
let used = tables

/**
 * Which words may stand in a table, by their first letter and their length. Hundreds of tables are asked about each word,
 * and nearly none has it: what they say of it lies together, and tells so without a look into any of them.
 */
export class Openings {
  private readonly page: Int32Array
  private readonly at: number
  private readonly bit: number

  /** Words as they are, and those of which a `*` stands for any letters. */
  constructor(words: Iterable<string>, open: Iterable<string> = []) {
    if (used === tables) {
      page = new Int32Array(letters * lengths * columns)
      used = 0
    }
    this.page = page
    this.at = Math.floor(used / column)
    this.bit = 1 << (used % column)
    used++
    for (const word of words) this.mark(rowOf(word))
    for (const word of open) {
      const opening = /^\p{L}/u.exec(word)?.[0]
      for (let row = 0; row < letters * lengths; row++)
        if (opening === undefined || letterOf(row) === letterOf(rowOf(opening))) this.mark(row)
    }
  }

  /** False where it is surely none of them. */
  admit(word: string | undefined): word is string {
    return (
      word !== undefined &&
      ((this.page[rowOf(word) * columns + this.at] as number) & this.bit) !== 0
    )
  }

  private mark(row: number): void {
    const at = row * columns + this.at
    this.page[at] = (this.page[at] as number) | this.bit
  }
}

function rowOf(word: string): number {
  return (word.charCodeAt(0) & (letters - 1)) * lengths + (word.length & (lengths - 1))
}

function letterOf(row: number): number {
  return Math.floor(row / lengths)
}
