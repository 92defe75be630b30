import { mergeAmounts } from '../../../../shared/food/amounts/merge.ts'
import type { BasePrice } from '../../../../shared/food/lexicon/types.ts'
import type { BasketOf, StoreBasket } from '../../../../shared/wire/store-prices.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { priceOfAmounts } from '../../shopping/price.ts'
import { knownStores, type Store, viewOf } from '../stores.ts'
import { shelfOf } from './learn.ts'
import { type Wanted, wantedFor } from './wanted.ts'

/** What something comes to at each store that the person has connected, by the prices that were seen there. */
export async function basketsOf(ctx: Context, of: BasketOf): Promise<StoreBasket[]> {
  const { personId } = signedIn(ctx)
  const rows = await ctx.sql<{ store: string; lapsed: boolean }[]>`
    SELECT store, lapsed FROM store_connections WHERE person_id = ${personId}`
  const mine = knownStores(ctx).filter(({ id }) => rows.some(({ store }) => store === id))
  if (mine.length === 0) return []
  const wanted = await wantedFor(ctx, of)
  return Promise.all(
    mine.map(async (store) => {
      const lapsed = rows.some((row) => row.store === store.id && row.lapsed)
      const view = viewOf(ctx, store, lapsed ? 'lapsed' : 'connected')
      return { store: view, ...(await counted(ctx, store, wanted)) }
    }),
  )
}

export interface SeenPrice extends BasePrice {
  food: string
  seen_at: Date
}

export function pricesSeen(
  ctx: Context,
  store: Store,
  foods: readonly string[],
): Promise<SeenPrice[]> {
  // store_prices_pkey
  return ctx.sql<SeenPrice[]>`
    SELECT food, per, minor, seen_at FROM store_prices
    WHERE store = ${shelfOf(store)} AND food = ANY(${foods as string[]})`
}

export const foodsOf = (wanted: readonly Wanted[]) => [
  ...new Set(wanted.flatMap(({ food }) => food ?? [])),
]

async function counted(
  ctx: Context,
  store: Store,
  wanted: readonly Wanted[],
): Promise<Omit<StoreBasket, 'store'>> {
  return summed(wanted, await pricesSeen(ctx, store, foodsOf(wanted)))
}

/** What is wanted, by prices of one store alone: two currencies are never added up. */
export function summed(
  wanted: readonly Wanted[],
  prices: readonly SeenPrice[],
): Omit<StoreBasket, 'store'> {
  const seen = new Map(prices.map((one) => [one.food, one] as const))
  const dishes = new Map<string, number>()
  const used: Date[] = []
  let total = 0
  let priced = 0
  const groups = Map.groupBy(wanted, ({ food, dish }) => `${food} ${dish}`)
  for (const some of groups.values()) {
    const [{ food, dish } = { food: null, dish: '' }] = some
    const price = food === null ? undefined : seen.get(food)
    const amounts = mergeAmounts(
      some.flatMap((one) => one.amounts),
      food ?? undefined,
    )
    const minor = price ? priceOfAmounts(price.food, amounts, () => price) : null
    if (minor === null || !price) continue
    priced += 1
    total += minor
    used.push(price.seen_at)
    dishes.set(dish, (dishes.get(dish) ?? 0) + minor)
  }
  const [dearest] = [...dishes].toSorted(([, one], [, other]) => other - one)
  return {
    total,
    priced,
    // Of «salt» nobody says how much, and nobody minds what it costs.
    of: [...groups.values()].filter((some) =>
      some.some(({ food, amounts }) => food === null || amounts.length > 0),
    ).length,
    since: used.length === 0 ? null : new Date(Math.min(...used.map(Number))).toISOString(),
    dearest: dearest && dishes.size > 1 ? { title: dearest[0], minor: dearest[1] } : null,
  }
}
