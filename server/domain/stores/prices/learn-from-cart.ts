import { findFood } from '../../../../shared/food/names/match.ts'
import type { FillLine } from '../../../../shared/wire/stores.ts'
import type { Services } from '../../../kernel/context.ts'
import type { Goal } from '../fill/settle.ts'
import { perUnit } from '../match/quantity.ts'
import type { Store } from '../stores.ts'
import { learnPrices } from './learn.ts'

/** What came into a cart costs what the cart says: newer than the search that found it. */
export async function learnFromCart(
  services: Services,
  store: Store,
  goals: readonly Goal[],
): Promise<void> {
  const seen = goals
    .flatMap(({ lines }) => lines)
    .filter(({ got }) => (got ?? 0) > 0)
    .flatMap((line) => {
      const food = foodOf(line)
      if (food === null) return []
      const { product, price } = line
      return [{ food, product: { name: product.name, perUnit: perUnit({ ...product, price }) } }]
    })
  try {
    await learnPrices(services, store, seen)
  } catch (error) {
    // A cart is filled all the same.
    services.log.warn('store.prices-not-kept', { error: (error as Error).message })
  }
}

/** Somebody may have taken rice for their bulgur, and then it is no price of bulgur. */
function foodOf({ key, product }: FillLine): string | null {
  const food = findFood(product.name)
  return food !== undefined && (key === food || key.startsWith(`${food} `)) ? food : null
}
