import type { BasePrice } from '../../../shared/food/lexicon/types.ts'
import type { Services } from '../../kernel/context.ts'

/** An operator's own price of a food; it outlives changes of the lexicon. */
export async function setPrice(
  { sql, notices }: Services,
  food: string,
  { per, minor }: BasePrice,
): Promise<void> {
  await sql`
    INSERT INTO food_prices (food, per, minor, source) VALUES (${food}, ${per}, ${minor}, 'operator')
    ON CONFLICT (food) DO UPDATE
      SET per = excluded.per, minor = excluded.minor, source = 'operator', updated_at = now()`
  await notices.tell('prices')
}
