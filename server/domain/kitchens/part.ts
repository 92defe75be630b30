import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { openOwnKitchen } from './membership.ts'

export interface Parted {
  /** Who had to go to a kitchen of their own. */
  people: string[]
  invitations: number
  /** The kitchen that the person themselves had been brought to, and has left; empty when it had no name. */
  left: string | null
}

/**
 * Leaves a person alone in a kitchen that is theirs: whoever came after them goes to a kitchen of
 * their own, and from a kitchen that others were in before, the person goes. Links to come end.
 */
export async function partKitchen(
  ctx: Context,
  tx: Transaction,
  personId: string,
): Promise<Parted> {
  const [kitchen] = await tx<{ id: string; name: string | null }[]>`
    SELECT k.id, k.name FROM kitchens k JOIN kitchen_members m ON m.kitchen_id = k.id
    WHERE m.person_id = ${personId}`
  if (!kitchen) throw new Error('Everybody cooks in a kitchen; look for a missing membership.')
  const kitchenId = kitchen.id
  // Invitations first: somebody who is just using one has joined, or will find it gone.
  const own = await tx`
    DELETE FROM kitchen_invitations WHERE consumed_at IS NULL AND (invited_by = ${personId}
      OR kitchen_id = ${kitchenId})`
  await tx`DELETE FROM open_links WHERE kitchen_id = ${kitchenId}`
  // kitchen_members_kitchen
  const members = await tx<{ person_id: string; display_name: string; first: boolean }[]>`
    SELECT m.person_id, p.display_name, (m.joined_at, m.person_id) < (me.joined_at, me.person_id) AS first
    FROM kitchen_members me JOIN kitchen_members m ON m.kitchen_id = me.kitchen_id
      JOIN people p ON p.id = m.person_id
    WHERE me.person_id = ${personId} AND m.person_id <> ${personId}
    ORDER BY m.person_id FOR UPDATE OF m`
  if (members.some((one) => one.first)) {
    await openOwnKitchen(ctx, tx, { personId, kitchenId })
    return { people: [], invitations: own.count, left: kitchen.name ?? '' }
  }
  for (const one of members) await openOwnKitchen(ctx, tx, { personId: one.person_id, kitchenId })
  return { people: members.map((one) => one.display_name), invitations: own.count, left: null }
}
