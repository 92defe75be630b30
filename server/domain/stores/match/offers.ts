import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Product } from '../dialects/types.ts'
import type { Store } from '../stores.ts'

const kept = new Map<string, { offers: readonly Product[]; until: number }>()
const life = 15 * 60_000
const most = 500

/**
 * What a store has just shown a person, so that filling the cart need not search again. Another server
 * knows nothing of it, and searches.
 */
export function rememberOffers(
  ctx: Context,
  store: Store,
  listId: string,
  offers: readonly Product[],
): void {
  const key = keyOf(ctx, store, listId)
  kept.delete(key)
  kept.set(key, { offers, until: ctx.now().getTime() + life })
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}

export function recallOffers(
  ctx: Context,
  store: Store,
  listId: string,
): readonly Product[] | null {
  const found = kept.get(keyOf(ctx, store, listId))
  return found && found.until > ctx.now().getTime() ? found.offers : null
}

function keyOf(ctx: Context, store: Store, listId: string): string {
  return `${signedIn(ctx).personId} ${store.url} ${listId}`
}
