import { type Aisle, aisles } from '../../../shared/food/lexicon/types.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

/** In which order the actor's kitchen walks through its shop. */
export function readAisles(ctx: Context): Promise<Aisle[]> {
  return aisleOrder(ctx.sql, signedIn(ctx).kitchenId)
}

/** An order of the kitchen's own; the usual one again with none. */
export async function setAisles(ctx: Context, input: { aisles: Aisle[] }): Promise<Aisle[]> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql`UPDATE kitchens SET aisles = ${[...new Set(input.aisles)]} WHERE id = ${kitchenId}`
  return readAisles(ctx)
}

/** What an order does not name stands behind it, in the usual order. */
export async function aisleOrder(sql: Queryable, kitchenId: string): Promise<Aisle[]> {
  // By primary key.
  const [kitchen] = await sql<{ aisles: string[] }[]>`
    SELECT aisles FROM kitchens WHERE id = ${kitchenId}`
  const own = (kitchen?.aisles ?? []).flatMap((name) => aisles.find((one) => one === name) ?? [])
  return [...own, ...aisles.filter((one) => !own.includes(one))]
}
