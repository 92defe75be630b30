import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

/**
 * Takes the list for this transaction, if it is one of the kitchen's, which is the actor's unless whoever asks has
 * come by a link: its lines are added in turn.
 */
export async function lockList(
  ctx: Context,
  tx: Transaction,
  listId: string,
  kitchenId = signedIn(ctx).kitchenId,
): Promise<void> {
  const locked = await tx`
    UPDATE shopping_lists SET version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${listId} AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
  // Another kitchen's list and one that never was look the same.
  if (locked.count === 0) throw new DomainError('list_unknown')
}
