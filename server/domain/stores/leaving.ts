import { storeName } from '../../../shared/language/stores.ts'
import type { Transaction } from '../../db/client.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { knownStores } from './stores.ts'

/** What is kept of a person's stores, for themselves; tokens are nobody's to read. */
export async function storesOfPerson(ctx: Context, { personId, kitchenId }: Actor) {
  const [connections, choices, fillings] = await Promise.all([
    ctx.sql`
      SELECT store, created_at AS "connectedAt" FROM store_connections
      WHERE person_id = ${personId} ORDER BY store`,
    ctx.sql`
      SELECT store, key AS "for", product_name AS product, chosen_at AS "chosenAt" FROM store_choices
      WHERE kitchen_id = ${kitchenId} ORDER BY store, key`,
    ctx.sql`
      SELECT store, list_id AS "listId", status, lines, created_at AS "startedAt" FROM store_fills
      WHERE person_id = ${personId} ORDER BY created_at, id`,
  ])
  return { connections, choices, fillings }
}

/** Takes every store away from an account, and says which they were. */
export async function endStores(
  ctx: Context,
  tx: Transaction,
  personId: string,
): Promise<string[]> {
  const gone = await tx<{ store: string }[]>`
    DELETE FROM store_connections WHERE person_id = ${personId} RETURNING store`
  const known = knownStores(ctx)
  return gone.map(({ store }) =>
    storeName(
      store,
      known.some(({ id, practice }) => id === store && practice),
      ctx.language,
    ),
  )
}
