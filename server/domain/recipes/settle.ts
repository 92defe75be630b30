import { lineLost } from '../../../shared/food/line/recipe-line.ts'
import type { Transaction } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { priceBook } from '../prices/book.ts'
import { searchDocument, searchVersion } from '../search/document.ts'
import { described, refreshPublication } from './publication.ts'
import { type RecipeRow, recipeColumns } from './rows.ts'
import { linesAgain, readTaking, writeTaken } from './taking.ts'
import { roundedPrice } from './understand.ts'

/**
 * Recipes that take what has changed follow it, and those that take them: lines, price, what finds them, and their
 * cards in the feed. Their version stays, so that whoever is editing one loses nothing. Says whether any of them
 * has a card.
 */
export async function settleTakers(
  services: Pick<Services, 'sql' | 'config' | 'notices'>,
  tx: Transaction,
  changed: readonly string[],
): Promise<boolean> {
  let shown = false
  let below = changed
  while (below.length > 0) {
    // recipe_parts_part; always upwards and in one order, so that nobody waits in a circle
    const rows = await tx<RecipeRow[]>`
      SELECT ${recipeColumns(tx)} FROM recipes r
      WHERE r.id IN (SELECT recipe_id FROM recipe_parts WHERE part_id = ANY(${[...below]}))
      ORDER BY r.id FOR NO KEY UPDATE OF r`
    if (rows.length === 0) break
    shown ||= rows.some((row) => row.publication_id !== null)
    below = await settle(services, tx, rows)
  }
  return shown
}

/** What a file says that lines take, once all of its recipes are here. What cannot be taken stays words. */
export async function takeAfterwards(
  services: Pick<Services, 'sql' | 'config' | 'notices'>,
  tx: Transaction,
  id: string,
  takes: readonly { text: string; recipeId: string }[],
): Promise<void> {
  const [row] = await tx<RecipeRow[]>`
    SELECT ${recipeColumns(tx)} FROM recipes r
    WHERE r.id = ${id} FOR NO KEY UPDATE OF r`
  if (!row) return
  const ingredients = row.ingredients.map((line) => {
    const taken = takes.find(({ text }) => text === line.text)
    if (!taken || line.recipe) return line
    return lineLost(line, { id: taken.recipeId, title: line.foodText, share: null })
  })
  try {
    await tx.savepoint((point) => writeTaken(point as Transaction, row, ingredients))
  } catch (error) {
    // A file may say anything, also a circle.
    if (error instanceof DomainError) return
    throw error
  }
  await settle(services, tx, [{ ...row, ingredients }])
  await settleTakers(services, tx, [id])
}

/** These recipes take what they take as it is now. Says which have changed by that. */
export async function settle(
  services: Pick<Services, 'sql' | 'config' | 'notices'>,
  tx: Transaction,
  rows: readonly RecipeRow[],
): Promise<string[]> {
  const priceOf = await priceBook(services, tx)
  const changed: string[] = []
  for (const row of rows) {
    const ingredients = await readTaking(tx, row.person_id, linesAgain(row.ingredients))
    if (Bun.deepEquals(ingredients, row.ingredients)) continue
    const price = roundedPrice(ingredients, priceOf, services.config.currency)
    const after = { ...row, ingredients, estimated_price: price }
    const search = searchDocument(described(after))
    await tx`
      UPDATE recipes SET ingredients = ${tx.json(ingredients as never)}, estimated_price = ${price},
        search = ${search}::tsvector, search_version = ${searchVersion} WHERE id = ${row.id}`
    await refreshPublication(tx, after, search)
    changed.push(row.id)
  }
  return changed
}
