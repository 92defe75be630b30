import type { Services } from '../../kernel/context.ts'
import { continueFill } from './fill/run.ts'

const day = 24 * 3_600_000

/** Fillings that a server left behind go on; old ones, and registrations that nobody uses, go. */
export async function sweepStores(services: Services): Promise<number> {
  const { sql } = services
  const now = services.now().getTime()
  // store_fills_held
  const left = await sql<{ id: string }[]>`
    SELECT id FROM store_fills
    WHERE status = 'running' AND (held_until IS NULL OR held_until < ${new Date(now)})
      AND created_at > ${new Date(now - day)} LIMIT 20`
  for (const { id } of left) await continueFill(services, id)
  // store_fills_updated
  const old = await sql`DELETE FROM store_fills WHERE updated_at < ${new Date(now - 60 * day)}`
  return left.length + old.count
}
