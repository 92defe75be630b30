import type { Household } from '../../../shared/wire/household.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

export type ChoiceMade = Pick<Household['choices'][number], 'store' | 'key'> & { at: string }

/** Which products a kitchen puts into its carts; what it has chosen here itself is newer than any file. */
export async function settleChoices(
  ctx: Context,
  tx: Transaction,
  choices: Household['choices'],
): Promise<ChoiceMade[]> {
  const { kitchenId } = signedIn(ctx)
  const at = ctx.now()
  const rows = await tx<Omit<ChoiceMade, 'at'>[]>`
    INSERT INTO store_choices (kitchen_id, store, key, product_id, product_name, chosen_at)
    SELECT ${kitchenId}, c.store, c.key, c.product, c.name, ${at}
    FROM jsonb_to_recordset(${tx.json(choices)}) AS c (store text, key text, product text, name text)
    ON CONFLICT DO NOTHING RETURNING store, key`
  return rows.map((row) => ({ ...row, at: at.toISOString() }))
}

/** Takes it back, unless another product was chosen since. */
export async function unsettleChoices(
  ctx: Context,
  tx: Transaction,
  made: readonly ChoiceMade[],
): Promise<void> {
  await tx`
    DELETE FROM store_choices s
    USING jsonb_to_recordset(${tx.json(made as never)}) AS c (store text, key text, at timestamptz)
    WHERE s.kitchen_id = ${signedIn(ctx).kitchenId} AND s.store = c.store AND s.key = c.key
      AND s.chosen_at = c.at`
}
