import { readerVersion } from '../../../shared/food/line/version.ts'
import { languageOfRecipe } from '../../../shared/language/of-text.ts'
import { settled } from '../../../shared/language/written.ts'
import type { Transaction } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import { priceBook } from '../prices/book.ts'
import { searchDocument, searchVersion } from '../search/document.ts'
import { described, feedChanged, refreshPublication } from './publication.ts'
import { type RecipeRow, recipeColumns } from './rows.ts'
import { settleTakers } from './settle.ts'
import { linesAgain, readTaking } from './taking.ts'
import { roundedPrice } from './understand.ts'

// Reading so many takes some tens of milliseconds, in which this server answers nobody.
const batch = 50

/**
 * Reads some recipes again whose lines an older reader has read, and has everything follow that is made
 * of them: price, language, and what the feed finds and shows. A recipe keeps its version, so that
 * whoever is editing it loses nothing. Says how many were read.
 */
export async function rereadSomeRecipes(services: Services): Promise<number> {
  const { sql, config } = services
  const priceOf = await priceBook(services)
  const read = await sql.begin(async (tx) => {
    // recipes_reader_version; of servers that heal at the same time each takes rows that no other has
    const rows = await tx<RecipeRow[]>`
      SELECT ${recipeColumns(tx)} FROM recipes r WHERE r.reader_version < ${readerVersion}
      LIMIT ${batch} FOR UPDATE OF r SKIP LOCKED`
    const fresh: RecipeRow[] = []
    for (const row of rows) {
      const ingredients = await readTaking(tx, row.person_id, linesAgain(row.ingredients))
      const price = roundedPrice(ingredients, priceOf, config.currency)
      fresh.push({ ...row, ingredients, estimated_price: price, language: languageOf(row) })
    }
    const termsOf = new Map(fresh.map((row) => [row.id, searchDocument(described(row))]))
    await store(tx, fresh, termsOf)
    // Withdrawn ones too: they come back as they are.
    for (const row of fresh) await refreshPublication(tx, row, termsOf.get(row.id))
    await settleTakers(
      services,
      tx,
      fresh.map((row) => row.id),
    )
    return fresh
  })
  if (read.some((row) => row.publication_id !== null)) await feedChanged(services)
  return read.length
}

function languageOf(row: RecipeRow) {
  return settled(languageOfRecipe(row), row.language) ?? row.language
}

async function store(
  tx: Transaction,
  rows: readonly RecipeRow[],
  termsOf: ReadonlyMap<string, string>,
): Promise<void> {
  const fresh = rows.map(({ id, ingredients, estimated_price: price, language }) => {
    return { id, ingredients, price, language, terms: termsOf.get(id) ?? '' }
  })
  await tx`
    UPDATE recipes r SET ingredients = f.ingredients, estimated_price = f.price, language = f.language,
      reader_version = ${readerVersion}, search = f.terms::tsvector, search_version = ${searchVersion}
    FROM jsonb_to_recordset(${tx.json(fresh as never)})
      AS f (id text, ingredients jsonb, price int, language text, terms text)
    WHERE r.id = f.id`
}
