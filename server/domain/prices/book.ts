import type { BasePrice } from '../../../shared/food/lexicon/types.ts'
import { basePrice, type PriceOf } from '../../../shared/food/price.ts'
import type { Services } from '../../context.ts'
import type { Queryable, Sql } from '../../db/client.ts'

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

/** A food without a row of its own costs what the lexicon says. */
async function readBook(sql: Queryable): Promise<PriceOf> {
  const rows = await sql<(BasePrice & { food: string })[]>`SELECT food, per, minor FROM food_prices`
  const prices = new Map(rows.map(({ food, per, minor }) => [food, { per, minor }]))
  return (food) => prices.get(food) ?? basePrice(food)
}
