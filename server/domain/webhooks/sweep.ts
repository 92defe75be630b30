import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** What was told, or given up, a week ago. */
export function sweepDeliveries({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - week)
  // webhook_deliveries_age
  return deleteSome(
    (limit) => sql`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries WHERE created_at < ${over} LIMIT ${limit})`,
  )
}
