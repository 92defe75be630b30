import type { PriceOf } from '../../../shared/food/price.ts'
import { copyOf, type TableCopy } from './copy.ts'
import { type Bad, type Imported, readImported } from './imported.ts'
import type { RawRecord } from './records.ts'
import { rowsOf } from './rows.ts'
import {
  type NewPublication,
  type NewRecipe,
  publications as publicationsTable,
  recipes as recipesTable,
  termChanges,
} from './tables.ts'
import { Vocabulary } from './vocabulary.ts'

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

const vocabulary = new Vocabulary()

function rowsOfBatch(
  good: readonly Imported[],
  { fresh, authorId, now, publishedAt }: Wanted,
): Rows {
  const at = new Date(now)
  const recipes: NewRecipe[] = []
  const publications: NewPublication[] = []
  for (const [nth, place] of fresh.entries()) {
    const one = good[place]
    if (!one) throw new Error('A recipe was asked for that was not read.')
    const moment = publishedAt === null ? null : publishedAt - nth
    const made = rowsOf(one, authorId, at, moment, vocabulary)
    recipes.push(made.recipe)
    if (made.publication) publications.push(made.publication)
  }
  const copies = [
    ...copyOf(recipesTable, recipes),
    ...copyOf(publicationsTable, publications),
    ...copyOf(termChanges, vocabulary.counts()),
  ]
  return { published: publications.length, copies }
}
