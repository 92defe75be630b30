import type { Weight } from '../search/document.ts'

/** A tsvector as COPY's binary form has it: how many lexemes, and the bytes of them, a character each. */
export interface Document {
  size: number
  bytes: string
}

/** A term as it is written, and how often it was counted lately. */
interface Lexeme {
  term: string
  /** Before what its weight adds. */
  bytes: string
  df: number
  foodDf: number
}

/** In how many documents a term stands. */
export interface TermCount {
  term: string
  df: number
  food_df: number
}

/** A lexeme ends with a zero, how many places it stands at, and for each the place with its weight before it. */
const ends: Readonly<Record<Weight, string>> = {
  A: '\u0000\u0000\u0001\u00c0\u0001',
  B: '\u0000\u0000\u0001\u0080\u0001',
  '': '\u0000\u0000\u0000',
}
const enough = 50_000

/** The terms of many documents: recipes use the same ones over and over, so each is put into bytes once. */
export class Vocabulary {
  private readonly known = new Map<string, Lexeme>()
  private counted: Lexeme[] = []

  /** What the triggers would note is counted meanwhile, had they to take the terms out of the rows again. */
  document(terms: ReadonlyMap<string, Weight>): Document {
    const all: string[] = []
    for (const [term, weight] of terms) {
      const lexeme = this.lexeme(term)
      if (lexeme.df === 0) this.counted.push(lexeme)
      lexeme.df += 1
      if (weight === 'B') lexeme.foodDf += 1
      all.push(lexeme.bytes + ends[weight])
    }
    // PostgreSQL keeps them in the order of their bytes, and sorts what comes in another.
    return { size: all.length, bytes: all.sort().join('') }
  }

  /** How often terms came since this was last asked. */
  counts(): TermCount[] {
    const counts = this.counted.map(({ term, df, foodDf }) => ({ term, df, food_df: foodDf }))
    for (const lexeme of this.counted) {
      lexeme.df = 0
      lexeme.foodDf = 0
    }
    this.counted = []
    return counts
  }

  private lexeme(term: string): Lexeme {
    const before = this.known.get(term)
    if (before) return before
    const bytes = Buffer.from(term).toString('latin1')
    const lexeme = { term, bytes, df: 0, foodDf: 0 }
    if (this.known.size >= enough) this.known.clear()
    this.known.set(term, lexeme)
    return lexeme
  }
}
