import { deleteOlder } from '../../db/delete-older.ts'
import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

/** Kitchens that everybody has left, and invitations that nobody can use. */
export async function sweepKitchens(services: Services): Promise<number> {
  const { sql } = services
  return deleteSome(
    (limit) => sql`
      DELETE FROM kitchens WHERE id IN (
        SELECT k.id FROM kitchens k
        WHERE NOT EXISTS (SELECT 1 FROM kitchen_members m WHERE m.kitchen_id = k.id) LIMIT ${limit})`,
  )
}

export async function sweepInvitations(services: Services): Promise<number> {
  const { sql } = services
  return deleteOlder(sql, 'kitchen_invitations', 'expires_at', services.now())
}
