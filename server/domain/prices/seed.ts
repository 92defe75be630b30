import { foods } from '../../../shared/food/lexicon/index.ts'
import type { Sql } from '../../db/client.ts'

/** Puts the lexicon's prices in the book; what an operator set stays. Twice changes nothing. */
export async function seedPrices(sql: Sql): Promise<number> {
  const priced = foods.flatMap((food) => (food.price ? [{ food: food.id, ...food.price }] : []))
  const result = await sql`
    INSERT INTO food_prices ${sql(
      priced.map((row) => ({ ...row, source: 'lexicon' })),
      'food',
      'per',
      'minor',
      'source',
    )}
    ON CONFLICT (food) DO UPDATE SET per = excluded.per, minor = excluded.minor, updated_at = now()
    WHERE food_prices.source = 'lexicon'
      AND (food_prices.per, food_prices.minor) IS DISTINCT FROM (excluded.per, excluded.minor)`
  return result.count
}
