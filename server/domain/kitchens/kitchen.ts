import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'

export function getKitchen(ctx: Context): Promise<KitchenView> {
  return readKitchen(ctx, signedIn(ctx).kitchenId)
}

/** Only ever called for a kitchen that the actor cooks in. */
export async function readKitchen(ctx: Context, kitchenId: string): Promise<KitchenView> {
  const actor = signedIn(ctx)
  const [[kitchen], people, invitations] = await Promise.all([
    ctx.sql<{ name: string }[]>`SELECT name FROM kitchens WHERE id = ${kitchenId}`,
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

export async function renameKitchen(ctx: Context, input: { name: string }): Promise<KitchenView> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql`UPDATE kitchens SET name = ${input.name} WHERE id = ${kitchenId}`
  return readKitchen(ctx, kitchenId)
}
