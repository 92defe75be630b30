import { findFood } from '../../../../shared/food/names/match.ts'
import type { FillLine } from '../../../../shared/wire/store-carts.ts'
import type { Services } from '../../../kernel/context.ts'
import type { Goal } from '../fill/settle.ts'
import { perUnit } from '../match/quantity.ts'
import { isAway } from '../names/languages.ts'
import type { Store } from '../stores.ts'
import { headsOf, readTitle } from '../titles/read-title.ts'
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
      const food = foodOf(line, store)
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
function foodOf({ key, product }: FillLine, { language }: Store): string | null {
  const foods = isAway(language)
    ? headsOf(readTitle(product.name, language)).map(({ food }) => food)
    : [findFood(product.name)]
  return foods.find((food) => food && (key === food || key.startsWith(`${food} `))) ?? null
}
