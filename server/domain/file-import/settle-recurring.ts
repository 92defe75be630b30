import type { Household } from '../../../shared/wire/household.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { insertRecurring } from '../shopping/recurring.ts'

/** What is bought every so many weeks; what the kitchen says of a good itself stays. */
export async function settleRecurring(
  ctx: Context,
  tx: Transaction,
  recurring: Household['recurring'],
): Promise<string[]> {
  const made: string[] = []
  for (const good of recurring) made.push(...(await insertRecurring(ctx, tx, good)))
  return made
}

export async function unsettleRecurring(
  ctx: Context,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  await tx`
    DELETE FROM recurring_goods
    WHERE id = ANY(${[...ids]}) AND kitchen_id = ${signedIn(ctx).kitchenId}`
}
