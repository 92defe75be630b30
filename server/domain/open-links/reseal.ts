import type { Services } from '../../kernel/context.ts'
import { boundTo } from './open-links.ts'

export async function resealOpenLinks({ sql, secrets }: Services): Promise<number> {
  const rows = await sql<{ kitchen_id: string; list_id: string | null; sealed: string }[]>`
    SELECT kitchen_id, list_id, sealed FROM open_links`
  let count = 0
  for (const { kitchen_id, list_id, sealed } of rows) {
    const next = secrets.anew(sealed, boundTo(kitchen_id, { listId: list_id }))
    if (next === null) continue
    const { count: changed } = await sql`
      UPDATE open_links SET sealed = ${next}
      WHERE kitchen_id = ${kitchen_id} AND list_id IS NOT DISTINCT FROM ${list_id}
        AND sealed = ${sealed}`
    count += changed
  }
  return count
}
