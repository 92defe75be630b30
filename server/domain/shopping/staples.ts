import { foodToBuy } from '../../../shared/food/shop/food-to-buy.ts'
import { keyOf, nameOf } from '../../../shared/food/shop/good.ts'
import { oneBottleWith } from '../../../shared/food/shop/one-bottle.ts'
import type { Staple } from '../../../shared/wire/shopping.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { readLines } from '../recipes/understand.ts'

/** What is always at home; each as it was typed, under the key by which lines are told apart. */
export async function readStaples(ctx: Context): Promise<Staple[]> {
  const [kitchen] = await ctx.sql<{ staples: string[] }[]>`
    SELECT staples FROM kitchens WHERE id = ${signedIn(ctx).kitchenId}`
  return (kitchen?.staples ?? []).map((text) => {
    const { key, food } = keyed(text)
    return { key, text, name: food === null ? text : nameOf(food, ctx.language) }
  })
}

/** The lists of the kitchen follow at once: what is at home now is asked for no more, and what is not, again. */
export async function setStaples(ctx: Context, input: { foods: string[] }): Promise<Staple[]> {
  const { kitchenId } = signedIn(ctx)
  // «Сіль» and «солі» are one food.
  const once = new Map(input.foods.map((text) => [keyed(text).key, text]))
  await ctx.sql`UPDATE kitchens SET staples = ${[...once.values()]} WHERE id = ${kitchenId}`
  return readStaples(ctx)
}

/** The keys of what is at home in the kitchen of a list. */
export async function keysAtHome(sql: Queryable, listId: string): Promise<ReadonlySet<string>> {
  // By primary keys.
  const [kitchen] = await sql<{ staples: string[] }[]>`
    SELECT k.staples FROM kitchens k JOIN shopping_lists l ON l.kitchen_id = k.id WHERE l.id = ${listId}`
  return new Set(
    (kitchen?.staples ?? []).flatMap((text) => {
      const { key, food } = keyed(text)
      return food === null ? [key] : oneBottleWith(food)
    }),
  )
}

function keyed(text: string): { key: string; food: string | null } {
  const [line] = readLines([text])
  const food = line ? foodToBuy(line) : null
  return { key: keyOf({ food, quality: null, text }), food }
}
