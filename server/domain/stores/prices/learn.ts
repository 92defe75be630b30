import type { ProductChoice } from '../../../../shared/wire/store-carts.ts'
import type { Services } from '../../../kernel/context.ts'
import type { Store } from '../stores.ts'

export interface Seen {
  food: string | null
  product: Pick<ProductChoice, 'name' | 'perUnit'> | null
}

/** What a column of whole numbers holds; beyond it a store has mistaken the size of a pack. */
const dearest = 2_147_483_647

/** A practice store's prices are invented, and never stand for those of the chain that it is like. */
export function shelfOf({ id, practice }: Store): string {
  return practice ? `practice ${id}` : id
}

/** Keeps what foods cost at a store today, for its next basket. The feed's estimates stay as they are. */
export async function learnPrices(
  services: Services,
  store: Store,
  seen: readonly Seen[],
): Promise<void> {
  const byFood = new Map(
    seen.flatMap(({ food, product }) =>
      food !== null && product?.perUnit && product.perUnit.minor <= dearest
        ? [[food, { ...product, ...product.perUnit }] as const]
        : [],
    ),
  )
  // Two who learn at once take the rows in the same order.
  const rows = [...byFood]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([food, { name, per, minor }]) => ({
      store: shelfOf(store),
      food,
      per,
      minor,
      product_name: name.slice(0, 300),
      seen_at: services.now(),
    }))
  if (rows.length === 0) return
  await services.sql`
    INSERT INTO store_prices ${services.sql(rows)}
    ON CONFLICT (store, food) DO UPDATE SET per = excluded.per, minor = excluded.minor,
      product_name = excluded.product_name, seen_at = excluded.seen_at`
}
