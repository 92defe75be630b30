import type { RowPrices } from '../../../../shared/wire/store-prices.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { listLines, readLists } from '../../shopping/read.ts'
import { rowsOf } from '../../shopping/rows.ts'
import { lastConnected } from '../stores.ts'
import { pricesSeen } from './basket.ts'

/**
 * What the rows of a list cost at the store that the reader has connected last, where that is paid in other
 * money than the estimate: one list never speaks of two currencies. Null where nothing has a price there.
 */
export async function rowPrices(
  ctx: Context,
  input: { listId: string },
): Promise<RowPrices | null> {
  const { personId } = signedIn(ctx)
  const store = await lastConnected(ctx, personId)
  if (!store || store.currency === ctx.config.currency) return null
  const { open } = await readLists(ctx, { id: input.listId })
  if (!open) return null
  const lines = await listLines(ctx, open.id)
  const foods = [...new Set(lines.flatMap(({ food }) => food ?? []))]
  const seen = new Map((await pricesSeen(ctx, store, foods)).map((one) => [one.food, one]))
  const priced = rowsOf(lines, (food) => seen.get(food), ctx.language, [])
  const prices = Object.fromEntries(
    priced.flatMap(({ key, price }) => (price === null ? [] : [[key, price]])),
  )
  return Object.keys(prices).length === 0 ? null : { currency: store.currency, prices }
}
