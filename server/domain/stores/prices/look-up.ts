import { entryOf } from '../../../../shared/food/lexicon/index.ts'
import { foodName } from '../../../../shared/language/food-name.ts'
import type { BasketOf, StoreBasket } from '../../../../shared/wire/store-prices.ts'
import type { Context } from '../../../kernel/context.ts'
import { matched, opened } from '../match/match.ts'
import { basketsOf, foodsOf, pricesSeen } from './basket.ts'
import { wantedFor } from './wanted.ts'

/** So many are asked for at one go: a week's food, and not a whole shop's. */
const most = 80
const old = 3 * 24 * 3_600_000

/** Asks a store what the foods of a dish, a week or a list cost there now. Its cart stays as it is. */
export async function lookPricesUp(
  ctx: Context,
  { store: name, of }: { store: string; of: BasketOf },
): Promise<StoreBasket[]> {
  const foods = foodsOf(await wantedFor(ctx, of))
  const { store, shop } = await opened(ctx, name)
  try {
    const fresh = (await pricesSeen(ctx, store, foods)).filter(
      ({ seen_at }) => seen_at.getTime() > ctx.now().getTime() - old,
    )
    const needs = foods
      .filter((food) => !fresh.some((one) => one.food === food))
      .slice(0, most)
      .map((food) => ({
        key: food,
        food,
        name: foodName(food, ctx.language),
        aisle: entryOf(food)?.aisle ?? ('other' as const),
        amount: '',
        amounts: [],
        qualities: [],
        said: '',
      }))
    // Matching learns.
    if (needs.length > 0) await matched(ctx, store, shop, await shop.prepare(true), needs, '')
  } finally {
    await shop.close()
  }
  return basketsOf(ctx, of)
}
