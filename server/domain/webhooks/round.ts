import type { Services } from '../../kernel/context.ts'
import { collectEvents } from './collect.ts'
import { deliver } from './deliver.ts'

const atOnce = 10
/** Longer than a try takes. When a server dies over it, another one takes it up after that. */
const taken = 60_000

/** Tells all that is to be told now; gives how many tries that were. */
export async function deliverRound(services: Services): Promise<number> {
  while ((await collectEvents(services)) > 0);
  for (let total = 0; ; ) {
    const ids = await takeDue(services)
    await Promise.all(ids.map((id) => deliver(services, id)))
    total += ids.length
    if (ids.length < atOnce) return total
  }
}

/** Those that nobody else is about to send: several servers never send one twice at the same time. */
async function takeDue({ sql, now }: Services): Promise<string[]> {
  const until = new Date(now().getTime() + taken)
  // webhook_deliveries_due
  const rows = await sql<{ id: string }[]>`
    UPDATE webhook_deliveries SET attempts = attempts + 1, next_at = ${until}
    WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE state = 'waiting' AND next_at <= ${now()}
      ORDER BY next_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
    RETURNING id`
  return rows.map((row) => row.id)
}
