import { usualTimeZone } from '../../../shared/time-zone.ts'
import type { KitchenCard, KitchenView } from '../../../shared/wire/kitchens.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { portionsOf } from '../members/needs.ts'

export function getKitchen(ctx: Context): Promise<KitchenView> {
  return readKitchen(ctx, signedIn(ctx).kitchenId)
}

/** The kitchens of whoever asks, as they came there. */
export async function listKitchens(ctx: Context): Promise<KitchenCard[]> {
  const { personId, kitchenId } = signedIn(ctx)
  // kitchen_members_pkey, kitchen_members_kitchen
  return ctx.sql<KitchenCard[]>`
    SELECT k.id, k.name, k.id = ${kitchenId} AS current, ARRAY(
      SELECT p.display_name FROM kitchen_members o JOIN people p ON p.id = o.person_id
      WHERE o.kitchen_id = k.id AND o.person_id <> ${personId} ORDER BY o.joined_at, p.id) AS others
    FROM kitchen_members m JOIN kitchens k ON k.id = m.kitchen_id
    WHERE m.person_id = ${personId} ORDER BY m.joined_at, k.id`
}

/** Only ever called for a kitchen that the actor cooks in. */
export async function readKitchen(ctx: Context, kitchenId: string): Promise<KitchenView> {
  const actor = signedIn(ctx)
  const [[kitchen], portions, people, invitations] = await Promise.all([
    ctx.sql<{ name: string | null; time_zone: string | null }[]>`
      SELECT name, time_zone FROM kitchens WHERE id = ${kitchenId}`,
    portionsOf(ctx.sql, kitchenId),
    // kitchen_members_kitchen
    ctx.sql<{ id: string; display_name: string }[]>`
      SELECT p.id, p.display_name FROM kitchen_members m JOIN people p ON p.id = m.person_id
      WHERE m.kitchen_id = ${kitchenId} ORDER BY m.joined_at, p.id`,
    // kitchen_invitations_kitchen
    ctx.sql<{ id: string; created_at: Date; expires_at: Date }[]>`
      SELECT id, created_at, expires_at FROM kitchen_invitations
      WHERE kitchen_id = ${kitchenId} AND consumed_at IS NULL AND expires_at > ${ctx.now()}
      ORDER BY created_at, id`,
  ])
  if (!kitchen) throw new DomainError('kitchen_unknown')
  return {
    id: kitchenId,
    name: kitchen.name,
    timeZone: kitchen.time_zone ?? usualTimeZone,
    portions,
    people: people.map((one) => ({
      id: one.id,
      displayName: one.display_name,
      self: one.id === actor.personId,
    })),
    invitations: invitations.map((one) => ({
      id: one.id,
      createdAt: one.created_at.getTime(),
      expiresAt: one.expires_at.getTime(),
    })),
  }
}

export async function renameKitchen(
  ctx: Context,
  input: { name: string | null },
): Promise<KitchenView> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql`UPDATE kitchens SET name = ${input.name} WHERE id = ${kitchenId}`
  return readKitchen(ctx, kitchenId)
}

/** By whose clocks the kitchen has its days: said by a person, for everybody who cooks there. */
export async function setTimeZone(ctx: Context, input: { timeZone: string }): Promise<KitchenView> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql`UPDATE kitchens SET time_zone = ${input.timeZone} WHERE id = ${kitchenId}`
  return readKitchen(ctx, kitchenId)
}

/** What a browser says by itself counts only while nobody has said anything. */
export async function noticeTimeZone(ctx: Context, input: { timeZone: string }): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql`
    UPDATE kitchens SET time_zone = ${input.timeZone} WHERE id = ${kitchenId} AND time_zone IS NULL`
}
