import { basePrice } from '../../../../shared/food/price.ts'
import { type DishToBuy, needsOf } from '../../../../shared/food/shop/needs.ts'
import { storeName } from '../../../../shared/language/stores.ts'
import type { CardPrices } from '../../../../shared/wire/store-prices.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { shownRecipe } from '../../recipes/shown.ts'
import { priceOfAmounts } from '../../shopping/price.ts'
import { lastConnected } from '../stores.ts'
import { foodsOf, pricesSeen, type SeenPrice, summed } from './basket.ts'
import { type Wanted, wantedOf } from './wanted.ts'

/** Of what a dish costs by the estimate; a price that leaves the meat out says nothing about it. */
const enough = 0.9

/** What dishes of the feed cost at the store that the reader has connected last, as far as its prices were seen. */
export async function cardPrices(
  ctx: Context,
  input: { publicationIds: readonly string[] },
): Promise<CardPrices> {
  const { personId } = signedIn(ctx)
  const store = await lastConnected(ctx, personId)
  if (!store) return {}
  // publications_pkey
  const dishes = await ctx.sql<(DishToBuy & { id: string })[]>`
    SELECT p.id, NULL AS "entryId", r.id AS "recipeId", r.title, r.servings,
      r.servings AS "recipeServings", r.ingredients
    FROM publications p JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
    WHERE p.id = ANY(${input.publicationIds as string[]}) AND p.withdrawn_at IS NULL`
  const wanted = dishes.map((dish) => ({ dish, wanted: wantedOf(needsOf([dish])) }))
  const prices = await pricesSeen(ctx, store, foodsOf(wanted.flatMap((one) => one.wanted)))
  const name = storeName(store.id, store.practice, ctx.language)
  return Object.fromEntries(
    wanted.flatMap(({ dish, wanted: things }) => {
      const { total, priced, of } = summed(things, prices)
      if (total === 0 || coveredBy(prices, things) < enough) return []
      const perServing = Math.round(total / Math.max(1, dish.servings))
      const { currency } = store
      return [[dish.id, { store: name, currency, perServing, atLeast: priced < of }]]
    }),
  )
}

/** How much of the estimate falls to what has a price at the store; what nobody can estimate is no part of it. */
function coveredBy(prices: readonly SeenPrice[], things: readonly Wanted[]): number {
  const seen = new Set(prices.map(({ food }) => food))
  let all = 0
  let covered = 0
  for (const { food, amounts } of things) {
    const minor = priceOfAmounts(food ?? undefined, amounts, basePrice) ?? 0
    all += minor
    if (food !== null && seen.has(food)) covered += minor
  }
  return all === 0 ? 0 : covered / all
}
