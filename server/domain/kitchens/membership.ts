import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import type { Transaction } from '../../db/client.ts'
import { registered, signedIn } from '../../kernel/actor.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { leaveDishes } from '../plan/leave-dishes.ts'
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
    await moveTo(ctx, tx, actor, spent.kitchen_id)
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
    return openOwnKitchen(ctx, tx, actor)
  })
  return readKitchen(ctx, kitchenId)
}

type Member = Pick<Actor, 'personId' | 'kitchenId'>

/** An empty kitchen of their own, for whoever has to or wants to leave the one they are in. */
export async function openOwnKitchen(
  ctx: Context,
  tx: Transaction,
  member: Member,
): Promise<string> {
  const own = newId('kit')
  await tx`INSERT INTO kitchens (id, created_at) VALUES (${own}, ${ctx.now()})`
  await moveTo(ctx, tx, member, own)
  return own
}

async function moveTo(ctx: Context, tx: Transaction, member: Member, kitchenId: string) {
  const { personId } = member
  await leaveDishes(ctx, tx, member)
  await tx`
    UPDATE kitchen_members SET kitchen_id = ${kitchenId}, joined_at = ${ctx.now()}
    WHERE person_id = ${personId}`
  // Whoever has left does not let anybody in any more.
  await tx`
    DELETE FROM kitchen_invitations
    WHERE invited_by = ${personId} AND kitchen_id <> ${kitchenId} AND consumed_at IS NULL`
  // They know its links, so those end; the others open new ones.
  await tx`DELETE FROM open_links WHERE kitchen_id = ${member.kitchenId}`
  // And is told nothing more of what happens there.
  await tx`DELETE FROM webhooks WHERE person_id = ${personId} AND kitchen_id <> ${kitchenId}`
}
