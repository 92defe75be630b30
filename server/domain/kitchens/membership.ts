import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import type { Transaction } from '../../db/client.ts'
import { registered, signedIn } from '../../kernel/actor.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { endGrants } from '../agents/connections/revoke.ts'
import { leaveDishes } from '../plan/leave-dishes.ts'
import { readKitchen } from './kitchen.ts'
import { isUntouched } from './untouched.ts'

export const mostKitchens = 10

/** Joining adds a kitchen. One of their own in which nothing was ever done does not stay behind as an empty room. */
export async function joinKitchen(ctx: Context, input: { token: string }): Promise<KitchenView> {
  const actor = registered(ctx)
  const kitchenId = await ctx.sql.begin(async (tx) => {
    const before = await kitchensOf(tx, actor.personId)
    const [spent] = await tx<{ kitchen_id: string }[]>`
      UPDATE kitchen_invitations SET consumed_at = ${ctx.now()}
      WHERE token_hash = ${hashToken(input.token)} AND consumed_at IS NULL AND expires_at > ${ctx.now()}
      RETURNING kitchen_id`
    if (!spent) throw new DomainError('invitation_unknown')
    // Thrown inside the transaction, so that the link is still there for whom it was meant.
    if (before.includes(spent.kitchen_id)) throw new DomainError('already_in_kitchen')
    if (await isUntouched(tx, actor.kitchenId)) await partWith(ctx, tx, actor)
    else if (before.length >= mostKitchens)
      throw new DomainError('kitchens_too_many', { limit: mostKitchens })
    await enter(ctx, tx, actor.personId, spent.kitchen_id)
    await turnTo(ctx, tx, spent.kitchen_id)
    return spent.kitchen_id
  })
  return readKitchen(ctx, kitchenId)
}

/** Another kitchen beside those that somebody has: a name tells them apart. */
export async function openKitchen(ctx: Context, input: { name: string }): Promise<KitchenView> {
  const { personId } = registered(ctx)
  const kitchenId = await ctx.sql.begin(async (tx) => {
    const before = await kitchensOf(tx, personId)
    if (before.length >= mostKitchens)
      throw new DomainError('kitchens_too_many', { limit: mostKitchens })
    const id = await addKitchen(ctx, tx, personId, input.name)
    await turnTo(ctx, tx, id)
    return id
  })
  return readKitchen(ctx, kitchenId)
}

/** To another kitchen of theirs or, where there is none, to one of their own. Whose only one it is stays. */
export async function leaveKitchen(ctx: Context): Promise<KitchenView> {
  const actor = signedIn(ctx)
  const next = await ctx.sql.begin(async (tx) => {
    const all = await kitchensOf(tx, actor.personId)
    const members = await tx<{ person_id: string }[]>`
      SELECT person_id FROM kitchen_members WHERE kitchen_id = ${actor.kitchenId} ORDER BY person_id FOR UPDATE`
    if (members.length <= 1 && all.length <= 1) return actor.kitchenId
    const to = await leave(ctx, tx, actor)
    await turnTo(ctx, tx, to)
    return to
  })
  await ctx.notices.tell('proposals', actor.personId)
  return readKitchen(ctx, next)
}

/** This device shows that kitchen from now on, and so does the next one that the person signs in on. */
export async function chooseKitchen(ctx: Context, input: { id: string }): Promise<KitchenView> {
  const { personId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    const held = await tx`
      SELECT 1 FROM kitchen_members WHERE person_id = ${personId} AND kitchen_id = ${input.id} FOR UPDATE`
    if (held.count === 0) throw new DomainError('kitchen_unknown')
    await turnTo(ctx, tx, input.id)
  })
  return readKitchen(ctx, input.id)
}

type Member = Pick<Actor, 'personId' | 'kitchenId'>

/** Where the person is afterwards: where they have been last or, for want of any, in an empty kitchen of their own. */
export async function leave(ctx: Context, tx: Transaction, member: Member): Promise<string> {
  await partWith(ctx, tx, member)
  const [other] = await tx<{ kitchen_id: string }[]>`
    SELECT kitchen_id FROM kitchen_members WHERE person_id = ${member.personId}
    ORDER BY chosen_at DESC, kitchen_id LIMIT 1`
  return other?.kitchen_id ?? addKitchen(ctx, tx, member.personId, null)
}

/** In the order in which they came there. Until the transaction ends nobody else adds or takes away any. */
export async function kitchensOf(tx: Transaction, personId: string): Promise<string[]> {
  await tx`SELECT 1 FROM people WHERE id = ${personId} FOR NO KEY UPDATE`
  const rows = await tx<{ kitchen_id: string }[]>`
    SELECT kitchen_id FROM kitchen_members WHERE person_id = ${personId} ORDER BY joined_at, kitchen_id`
  return rows.map((row) => row.kitchen_id)
}

/** Nobody acts for long in a kitchen that they have left meanwhile; whoever leaves it now waits for this to end. */
export async function stayInKitchen(ctx: Context, tx: Transaction): Promise<void> {
  const { personId, kitchenId } = signedIn(ctx)
  // kitchen_members_pkey
  const held = await tx`
    SELECT 1 FROM kitchen_members WHERE person_id = ${personId} AND kitchen_id = ${kitchenId} FOR KEY SHARE`
  if (held.count === 0) throw new DomainError('kitchen_left')
}

/** Theirs from now on; nobody is turned to it. */
export async function addKitchen(
  ctx: Context,
  tx: Transaction,
  personId: string,
  name: string | null,
) {
  const id = newId('kit')
  await tx`INSERT INTO kitchens (id, name, created_at) VALUES (${id}, ${name}, ${ctx.now()})`
  await enter(ctx, tx, personId, id)
  return id
}

async function enter(ctx: Context, tx: Transaction, personId: string, kitchenId: string) {
  await tx`
    INSERT INTO kitchen_members (person_id, kitchen_id, joined_at, chosen_at)
    VALUES (${personId}, ${kitchenId}, ${ctx.now()}, ${ctx.now()})`
}

async function turnTo(ctx: Context, tx: Transaction, kitchenId: string): Promise<void> {
  const { personId, sessionId } = signedIn(ctx)
  await tx`
    UPDATE kitchen_members SET chosen_at = ${ctx.now()}
    WHERE person_id = ${personId} AND kitchen_id = ${kitchenId}`
  await tx`UPDATE sessions SET kitchen_id = ${kitchenId} WHERE id = ${sessionId}`
}

async function partWith(ctx: Context, tx: Transaction, member: Member): Promise<void> {
  const { personId, kitchenId } = member
  await leaveDishes(ctx, tx, member)
  // With it go the sessions' choice of it, and the streams that tell of it.
  await tx`DELETE FROM kitchen_members WHERE person_id = ${personId} AND kitchen_id = ${kitchenId}`
  // Whoever has left does not let anybody in any more.
  await tx`
    DELETE FROM kitchen_invitations
    WHERE invited_by = ${personId} AND kitchen_id = ${kitchenId} AND consumed_at IS NULL`
  // They know its links, so those end; the others open new ones.
  await tx`DELETE FROM open_links WHERE kitchen_id = ${kitchenId}`
  // And is told nothing more of what happens there, nor is a program of theirs.
  await tx`DELETE FROM webhooks WHERE person_id = ${personId} AND kitchen_id = ${kitchenId}`
  await endGrants(ctx, tx, personId, { kitchenId })
}
