import { type Aisle, aisles } from '../../../shared/food/lexicon/types.ts'
import { mostShops, type ShopChoice } from '../../../shared/wire/shopping.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

type Orders = Readonly<Record<string, readonly string[]>>

/** In which order the actor's kitchen walks through a shop; without a name, through any other. */
export async function readAisles(
  ctx: Context,
  input: { shop?: string | undefined } = {},
): Promise<Aisle[]> {
  const { usual, shops } = await ordersOf(ctx.sql, signedIn(ctx).kitchenId)
  return whole(input.shop === undefined ? usual : ownOrder(shops, input.shop, usual))
}

/** An order of the kitchen's own; the usual one again with none. */
export async function setAisles(
  ctx: Context,
  input: { aisles: Aisle[]; shop?: string | undefined },
): Promise<Aisle[]> {
  const { kitchenId } = signedIn(ctx)
  const { sql } = ctx
  const order = [...new Set(input.aisles)]
  if (input.shop === undefined)
    await sql`UPDATE kitchens SET aisles = ${order} WHERE id = ${kitchenId}`
  // Somebody may have removed the shop meanwhile: its order is not wanted any more.
  else
    await sql`
      UPDATE kitchens SET shop_orders = shop_orders || ${sql.json({ [input.shop]: order })}
      WHERE id = ${kitchenId} AND shop_orders ? ${input.shop}`
  return readAisles(ctx, { shop: input.shop })
}

/** The shops that the kitchen has named. */
export async function readShops(ctx: Context): Promise<string[]> {
  const { shops } = await ordersOf(ctx.sql, signedIn(ctx).kitchenId)
  return Object.keys(shops).toSorted((one, other) => one.localeCompare(other, ctx.language))
}

/** In which shop a list is bought; one that is not known yet is from now on. */
export async function chooseShop(ctx: Context, input: ShopChoice): Promise<{ shops: string[] }> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    // Locked first, so that two who name shops at once are not more than may be.
    const { shops } = await ordersOf(tx, kitchenId, true)
    if (input.shop !== null && !Object.hasOwn(shops, input.shop)) {
      if (Object.keys(shops).length >= mostShops) throw new DomainError('shops_full')
      await tx`
        UPDATE kitchens SET shop_orders = shop_orders || ${tx.json({ [input.shop]: [] })}
        WHERE id = ${kitchenId}`
    }
    const chosen = await tx`
      UPDATE shopping_lists SET shop = ${input.shop}
      WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
    if (chosen.count === 0) throw new DomainError('list_unknown')
  })
  return { shops: await readShops(ctx) }
}

/** Its lists are walked in the kitchen's usual order again; says what brings all of it back. */
export async function removeShop(
  ctx: Context,
  input: { shop: string },
): Promise<{ shops: string[]; aisles: Aisle[]; lists: string[] }> {
  const { kitchenId } = signedIn(ctx)
  const removed = await ctx.sql.begin(async (tx) => {
    const { shops } = await ordersOf(tx, kitchenId, true)
    await tx`UPDATE kitchens SET shop_orders = shop_orders - ${input.shop} WHERE id = ${kitchenId}`
    // shopping_lists_kitchen
    const lists = await tx<{ id: string; removed: boolean }[]>`
      UPDATE shopping_lists SET shop = NULL WHERE kitchen_id = ${kitchenId} AND shop = ${input.shop}
      RETURNING id, removed_at IS NOT NULL AS removed`
    const own = Object.hasOwn(shops, input.shop) ? (shops[input.shop] ?? []) : []
    return {
      aisles: known(own),
      lists: lists.flatMap((list) => (list.removed ? [] : [list.id])),
    }
  })
  return { shops: await readShops(ctx), ...removed }
}

/** Where a list is bought, and in which order. */
export async function walkOf(
  sql: Queryable,
  kitchenId: string,
  listId: string,
): Promise<{ shop: string | null; order: Aisle[] }> {
  const { usual, shops } = await ordersOf(sql, kitchenId)
  // By primary key.
  const [list] = await sql<{ shop: string | null }[]>`
    SELECT shop FROM shopping_lists WHERE id = ${listId}`
  const shop = list?.shop ?? null
  return { shop, order: whole(shop === null ? usual : ownOrder(shops, shop, usual)) }
}

/** A shop that nobody has put in order yet is like any other. */
function ownOrder(shops: Orders, shop: string, usual: readonly string[]): readonly string[] {
  const own = Object.hasOwn(shops, shop) ? shops[shop] : undefined
  return own && own.length > 0 ? own : usual
}

async function ordersOf(
  sql: Queryable | Transaction,
  kitchenId: string,
  lock = false,
): Promise<{ usual: readonly string[]; shops: Orders }> {
  // By primary key.
  const [kitchen] = await sql<{ aisles: string[]; shop_orders: Orders }[]>`
    SELECT aisles, shop_orders FROM kitchens WHERE id = ${kitchenId}
    ${lock ? sql`FOR NO KEY UPDATE` : sql``}`
  return { usual: kitchen?.aisles ?? [], shops: kitchen?.shop_orders ?? {} }
}

/** What an order does not name stands behind it, in the usual order. */
function whole(order: readonly string[]): Aisle[] {
  const own = known(order)
  return [...own, ...aisles.filter((one) => !own.includes(one))]
}

function known(order: readonly string[]): Aisle[] {
  return order.flatMap((name) => aisles.find((one) => one === name) ?? [])
}
