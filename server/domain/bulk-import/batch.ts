import type { PriceOf } from '../../../shared/food/price.ts'
import type { Weight } from '../search/document.ts'
import { type CopyRow, copyOf, type TableCopy } from './copy.ts'
import { type Bad, type Imported, readImported } from './imported.ts'
import type { RawRecord } from './records.ts'
import { rowsOf } from './rows.ts'

/** Records that were read together. */
export interface ReadBatch {
  /** What each of the good ones is known by. */
  keys: readonly string[]
  bad: readonly Bad[]
  /** To be asked once; nothing is kept afterwards. */
  rows(wanted: Wanted): Promise<Rows>
}

export interface Wanted {
  /** Places among the keys. */
  fresh: readonly number[]
  authorId: string
  now: number
  /** When the first of them stands in the feed, each other a moment before the last; null where none does. */
  publishedAt: number | null
}

export interface Rows {
  published: number
  copies: readonly TableCopy[]
}

/** Whoever reads records: this thread, or another. */
export interface Reader {
  read(records: readonly RawRecord[]): Promise<ReadBatch>
  end(): Promise<void>
}

export function readerHere(priceOf: PriceOf, currency: string): Reader {
  return {
    read: async (records) => {
      const bad: Bad[] = []
      const good: Imported[] = []
      for (const record of records) {
        const read = readImported(record, priceOf, currency)
        if ('reason' in read) bad.push(read)
        else good.push(read)
      }
      return {
        bad,
        keys: good.map(({ key }) => key),
        rows: async (wanted) => rowsOfBatch(good, wanted),
      }
    },
    end: async () => {},
  }
}

function rowsOfBatch(
  good: readonly Imported[],
  { fresh, authorId, now, publishedAt }: Wanted,
): Rows {
  const at = new Date(now)
  const recipes: CopyRow[] = []
  const publications: CopyRow[] = []
  const counts = new TermCounts()
  for (const [nth, place] of fresh.entries()) {
    const one = good[place]
    if (!one) throw new Error('A recipe was asked for that was not read.')
    const made = rowsOf(one, authorId, at, publishedAt === null ? null : publishedAt - nth)
    recipes.push(made.recipe)
    if (made.publication) publications.push(made.publication)
    counts.add(made.terms)
  }
  const copies = [
    ...copyOf('recipes', recipes),
    ...copyOf('publications', publications),
    ...copyOf('term_changes', counts.rows()),
  ]
  return { published: publications.length, copies }
}

/** What the triggers would note, had they to take the terms out of the rows again. */
class TermCounts {
  private readonly all = new Map<string, number>()
  private readonly foods = new Map<string, number>()

  add(terms: ReadonlyMap<string, Weight>): void {
    for (const [term, weight] of terms) {
      this.all.set(term, (this.all.get(term) ?? 0) + 1)
      if (weight === 'B') this.foods.set(term, (this.foods.get(term) ?? 0) + 1)
    }
  }

  rows(): CopyRow[] {
    return [...this.all].map(([term, df]) => ({ term, df, food_df: this.foods.get(term) ?? 0 }))
  }
}
