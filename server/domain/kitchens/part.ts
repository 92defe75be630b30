import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { kitchensOf, leave } from './membership.ts'

export interface Parted {
  /** Who had to go from a kitchen of the person's. */
  people: string[]
  invitations: number
  /** The kitchens that the person themselves had been brought to, and has left; empty when they had no names. */
  left: string | null
}

/**
 * Leaves a person alone in kitchens that are theirs: whoever came after them goes, and from a kitchen that others
 * were in before, the person goes. Links to come end.
 */
export async function partKitchens(
  ctx: Context,
  tx: Transaction,
  personId: string,
): Promise<Parted> {
  const parted: Parted = { people: [], invitations: 0, left: null }
  for (const kitchenId of await kitchensOf(tx, personId)) {
    const { people, invitations, left } = await partKitchen(ctx, tx, { personId, kitchenId })
    parted.people.push(...people)
    parted.invitations += invitations
    if (left !== null) parted.left = [parted.left, left].filter(Boolean).join(', ')
  }
  return parted
}

async function partKitchen(
  ctx: Context,
  tx: Transaction,
  { personId, kitchenId }: { personId: string; kitchenId: string },
): Promise<Parted> {
  // Invitations first: somebody who is just using one has joined, or will find it gone.
  const own = await tx`
    DELETE FROM kitchen_invitations WHERE consumed_at IS NULL AND kitchen_id = ${kitchenId}`
  await tx`DELETE FROM open_links WHERE kitchen_id = ${kitchenId}`
  // kitchen_members_kitchen
  const members = await tx<{ person_id: string; display_name: string; first: boolean }[]>`
    SELECT m.person_id, p.display_name, (m.joined_at, m.person_id) < (me.joined_at, me.person_id) AS first
    FROM kitchen_members me JOIN kitchen_members m ON m.kitchen_id = me.kitchen_id
      JOIN people p ON p.id = m.person_id
    WHERE me.person_id = ${personId} AND me.kitchen_id = ${kitchenId} AND m.person_id <> ${personId}
    ORDER BY m.person_id FOR UPDATE OF m`
  if (members.some((one) => one.first)) {
    const [kitchen] = await tx<{ name: string | null }[]>`
      SELECT name FROM kitchens WHERE id = ${kitchenId}`
    await leave(ctx, tx, { personId, kitchenId })
    return { people: [], invitations: own.count, left: kitchen?.name ?? '' }
  }
  for (const one of members) await leave(ctx, tx, { personId: one.person_id, kitchenId })
  return { people: members.map((one) => one.display_name), invitations: own.count, left: null }
}
