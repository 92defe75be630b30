import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

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

/** Products of the store that the person's kitchen has connected. */
export async function searchStoreProducts(
  ctx: Context,
  _input: { query: string; limit: number },
): Promise<StoreSearch> {
  signedIn(ctx)
  // A kitchen can connect a store only once there is a connector; until then none is connected.
  throw new DomainError('store_not_connected', { url: `${ctx.config.baseUrl}/settings` })
}
