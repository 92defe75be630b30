import type { FillLine } from '../../../../shared/wire/store-carts.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Store } from '../stores.ts'

export interface Kept {
  id: string
  name: string
}

/** What this kitchen takes for its foods at a store. */
export async function choicesOf(ctx: Context, store: Store): Promise<Map<string, Kept>> {
  const { kitchenId } = signedIn(ctx)
  const rows = await ctx.sql<{ key: string; product_id: string; product_name: string }[]>`
    SELECT key, product_id, product_name FROM store_choices
    WHERE kitchen_id = ${kitchenId} AND store = ${store.id}`
  return new Map(rows.map((row) => [row.key, { id: row.product_id, name: row.product_name }]))
}

export async function rememberChoices(
  ctx: Context,
  store: Store,
  chosen: readonly { key: string; product: Kept }[],
): Promise<void> {
  if (chosen.length === 0) return
  const { kitchenId } = signedIn(ctx)
  const rows = [...new Map(chosen.map((one) => [one.key, one])).values()].map(
    ({ key, product }) => ({
      kitchen_id: kitchenId,
      store: store.id,
      key,
      product_id: product.id,
      product_name: product.name,
      chosen_at: ctx.now(),
    }),
  )
  await ctx.sql`
    INSERT INTO store_choices ${ctx.sql(rows)}
    ON CONFLICT (kitchen_id, store, key) DO UPDATE SET product_id = excluded.product_id,
      product_name = excluded.product_name, chosen_at = excluded.chosen_at`
}

const lately = 24 * 3_600_000

/** Lines that were put into the cart from this list within a day, with the amount that they had. */
export async function addedLately(
  ctx: Context,
  store: Store,
  listId: string,
): Promise<Set<string>> {
  const { personId } = signedIn(ctx)
  const since = new Date(ctx.now().getTime() - lately)
  const fills = await ctx.sql<{ lines: FillLine[] }[]>`
    SELECT lines FROM store_fills
    WHERE list_id = ${listId} AND person_id = ${personId} AND store = ${store.id}
      AND created_at > ${since}`
  const added = fills.flatMap(({ lines }) => lines.filter(({ outcome }) => outcome === 'added'))
  return new Set(added.map(({ key, amount }) => `${key} ${amount}`))
}
