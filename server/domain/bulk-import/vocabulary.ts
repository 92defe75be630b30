import type { Interned, Weight } from '../search/interned.ts'

/** A tsvector as COPY's binary form has it: how many lexemes, and the bytes of them, a character each. */
export interface Document {
  size: number
  bytes: string
}

/** A term in bytes with what each weight adds to them, and how often it was counted lately. */
interface Counted {
  term: string
  A: string
  B: string
  '': string
  df: number
  foodDf: number
}

/** In how many documents a term stands. */
interface TermCount {
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

/** The terms of many documents: recipes use the same ones over and over, so each is put into bytes once. */
export class Vocabulary {
  private readonly known: Counted[] = []
  private counted: Counted[] = []

  /** What the triggers would note is counted meanwhile, had they to take the terms out of the rows again. */
  document(terms: readonly Interned[]): Document {
    const all: string[] = []
    for (const one of terms) {
      const { weight } = one
      const counted = this.of(one)
      if (counted.df === 0) this.counted.push(counted)
      counted.df += 1
      if (weight === 'B') counted.foodDf += 1
      all.push(counted[weight])
    }
    // PostgreSQL keeps them in the order of their bytes, and sorts what comes in another.
    return { size: all.length, bytes: all.sort().join('') }
  }

  /** How often terms came since this was last asked. */
  counts(): TermCount[] {
    const counts = this.counted.map(({ term, df, foodDf }) => ({ term, df, food_df: foodDf }))
    for (const one of this.counted) {
      one.df = 0
      one.foodDf = 0
    }
    this.counted = []
    return counts
  }

  private of({ term, id }: Interned): Counted {
    const before = this.known[id]
    if (before) return before
    const bytes = Buffer.from(term).toString('latin1')
    const [A, B, plain] = [bytes + ends.A, bytes + ends.B, bytes + ends['']]
    const made: Counted = { term, A, B, '': plain, df: 0, foodDf: 0 }
    if (id >= 0) this.known[id] = made
    return made
  }
}
