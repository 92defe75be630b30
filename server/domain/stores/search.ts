import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { connectionOf } from './connect/kept.ts'
import { openShop } from './shop.ts'
import { lastConnected, placeToConnect } from './stores.ts'

/** What leaves this room of a store's product: never the store's token, an address or an account. */
export interface StoreProduct {
  name: string
  packSize: string | null
  /** Minor units of the store's currency. */
  price: number
}

export interface StoreSearch {
  store: string
  currency: string
  products: StoreProduct[]
}

/** Products of the store that the person has connected, of the one they connected last where there are several. */
export async function searchStoreProducts(
  ctx: Context,
  input: { query: string; limit: number },
): Promise<StoreSearch> {
  const { personId } = signedIn(ctx)
  await countOwnUse(ctx, 'store')
  const store = await lastConnected(ctx, personId)
  const url = placeToConnect(ctx)
  if (!store) throw new DomainError('store_not_connected', { url })
  const shop = openShop(ctx, await connectionOf(ctx, personId, store).catch(orWhere))
  try {
    const place = await shop.prepare(true)
    const [products = []] = await shop.search(place, [input.query], input.limit)
    return {
      store: shop.name(ctx.language),
      currency: store.currency,
      products: products
        .filter((product) => product.available)
        .slice(0, input.limit)
        .map(({ name, pack, price, weighted }) => ({
          name,
          packSize: weighted ? '1 kg' : pack,
          price,
        })),
    }
  } catch (error) {
    return orWhere(error)
  } finally {
    await shop.close()
  }

  /** A store that does not know us any more is connected at the same place. */
  function orWhere(error: unknown): never {
    const lapsed = error instanceof DomainError && error.code === 'store_reconnect'
    throw lapsed ? new DomainError('store_not_connected', { url }) : error
  }
}
