import type { FillLine, FillState } from '../../../../shared/wire/store-carts.ts'
import type { StoreId } from '../../../../shared/wire/stores.ts'
import type { Services } from '../../../kernel/context.ts'

export interface Fill {
  id: string
  person_id: string
  list_id: string
  store: StoreId
  status: 'running' | 'done' | 'failed' | 'stopped'
  lines: FillLine[]
  before: Record<string, number> | null
  /** Rows of before have the first two alone. */
  cart:
    | (Pick<FillState, 'checkoutUrl'> &
        Partial<Pick<FillState, 'terms' | 'slot' | 'slotMoved'>> & { total: number })
    | null
  error: string | null
  held_until: Date | null
}

/** Longer than any one step may take, so that nobody takes over from somebody who is only slow. */
const hold = 150_000

/** The work, for whoever comes first: on this server or another, and nobody who is at it already. */
export async function claimFill(services: Services, id: string): Promise<Fill | null> {
  const now = services.now()
  const [fill] = await services.sql<Fill[]>`
    UPDATE store_fills SET held_until = ${heldUntil(services)}
    WHERE id = ${id} AND status = 'running' AND (held_until IS NULL OR held_until < ${now})
    RETURNING *`
  return fill ?? null
}

/** Another took the work over, or the person stopped it: whoever holds an older claim writes nothing more. */
export class LostHold extends Error {
  override name = 'LostHold'
}

export async function saveFill(services: Services, fill: Fill): Promise<void> {
  const { sql } = services
  const next = heldUntil(services)
  const saved = await sql`
    UPDATE store_fills SET lines = ${sql.json(fill.lines as never)}, before = ${jsonOrNull(sql, fill.before)},
      cart = ${jsonOrNull(sql, fill.cart)}, status = ${fill.status}, error = ${fill.error},
      held_until = ${fill.status === 'running' ? next : null}, updated_at = ${services.now()}
    WHERE id = ${fill.id} AND status = 'running' AND held_until = ${fill.held_until}`
  if (saved.count === 0) throw new LostHold()
  fill.held_until = next
}

/** Lets another go on at once, when this server ends or cannot. */
export async function releaseFill(services: Services, fill: Fill): Promise<void> {
  await services.sql`
    UPDATE store_fills SET held_until = NULL
    WHERE id = ${fill.id} AND status = 'running' AND held_until = ${fill.held_until}`
}

function heldUntil({ now }: Services): Date {
  // Of the database's own exactness, since it is compared; and unlike any other's.
  return new Date(now().getTime() + hold + Math.floor(Math.random() * 1000))
}

function jsonOrNull(sql: Services['sql'], value: unknown) {
  return value === null ? null : sql.json(value as never)
}
