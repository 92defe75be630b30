import { type OwnPrice, type PriceOf, priceBookOf } from '../../../shared/food/price.ts'
import type { Queryable, Sql } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'

const books = new WeakMap<Sql, Promise<PriceOf>>()

/**
 * The price book of this instance, kept until somebody, on any server, changes a price. A transaction
 * reads it through itself: waiting for a second connection could be waiting for ever.
 */
export function priceBook(
  { sql, notices }: Pick<Services, 'sql' | 'notices'>,
  through: Queryable = sql,
): Promise<PriceOf> {
  const known = books.get(sql)
  if (known) return known
  const stop = notices.on('prices', forget)
  const book = readBook(through)
  books.set(sql, book)
  book.catch(forget)
  return book

  function forget(): void {
    books.delete(sql)
    stop()
  }
}

async function readBook(sql: Queryable): Promise<PriceOf> {
  return priceBookOf(await allPrices({ sql }))
}

/** The rows of the book, for a thread that makes one of its own. */
export function allPrices({ sql }: { sql: Queryable }): Promise<OwnPrice[]> {
  return sql<OwnPrice[]>`SELECT food, per, minor FROM food_prices`
}
