import type { TrayChange } from '../../../../shared/changes/tray.ts'
import type { Transaction } from '../../../db/client.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { putIntoTray } from './tray.ts'

/** Makes a change that a device made, perhaps long ago, to the tray as it is now. */
export async function applyTrayChange(
  ctx: Context,
  tx: Transaction,
  { trayId, ...change }: TrayChange,
): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  if (change.kind === 'untrayDish') {
    await tx`DELETE FROM tray_dishes WHERE id = ${trayId} AND kitchen_id = ${kitchenId}`
    return
  }
  const taken = await tx`SELECT 1 FROM tray_dishes WHERE id = ${trayId}`
  if (taken.count > 0) throw new DomainError('tray_dish_unknown')
  await putIntoTray(ctx, tx, { recipeId: change.recipeId }, trayId)
}
