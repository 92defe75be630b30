import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import { registered, signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { hashToken } from '../../secrets.ts'
import { readKitchen } from './kitchen.ts'

/** A person cooks in one kitchen: joining another leaves the one before. */
export async function joinKitchen(ctx: Context, input: { token: string }): Promise<KitchenView> {
  const actor = registered(ctx)
  const kitchenId = await ctx.sql.begin(async (tx) => {
    const [spent] = await tx<{ kitchen_id: string }[]>`
      UPDATE kitchen_invitations SET consumed_at = ${ctx.now()}
      WHERE token_hash = ${hashToken(input.token)} AND consumed_at IS NULL AND expires_at > ${ctx.now()}
      RETURNING kitchen_id`
    if (!spent) throw new DomainError('invitation_unknown')
    // Thrown inside the transaction, so that the link is still there for whom it was meant.
    if (spent.kitchen_id === actor.kitchenId) throw new DomainError('already_in_kitchen')
    await moveTo(ctx, tx, actor.personId, spent.kitchen_id)
    return spent.kitchen_id
  })
  return readKitchen(ctx, kitchenId)
}

/** To a kitchen of one's own. Who cooks alone is there already. */
export async function leaveKitchen(ctx: Context): Promise<KitchenView> {
  const actor = signedIn(ctx)
  const kitchenId = await ctx.sql.begin(async (tx) => {
    const members = await tx<{ person_id: string }[]>`
      SELECT person_id FROM kitchen_members WHERE kitchen_id = ${actor.kitchenId} ORDER BY person_id FOR UPDATE`
    if (members.length <= 1) return actor.kitchenId
    const own = newId('kit')
    await tx`
      INSERT INTO kitchens (id, name, created_at)
      SELECT ${own}, display_name, ${ctx.now()} FROM people WHERE id = ${actor.personId}`
    await moveTo(ctx, tx, actor.personId, own)
    return own
  })
  return readKitchen(ctx, kitchenId)
}

async function moveTo(ctx: Context, tx: Transaction, personId: string, kitchenId: string) {
  await tx`
    UPDATE kitchen_members SET kitchen_id = ${kitchenId}, joined_at = ${ctx.now()}
    WHERE person_id = ${personId}`
  // Whoever has left does not let anybody in any more.
  await tx`
    DELETE FROM kitchen_invitations
    WHERE invited_by = ${personId} AND kitchen_id <> ${kitchenId} AND consumed_at IS NULL`
}
