import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** What was told, or given up, a week ago. */
export function sweepDeliveries({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - week)
  // webhook_deliveries_age
  return deleteOlder(sql, 'webhook_deliveries', 'created_at', over)
}
