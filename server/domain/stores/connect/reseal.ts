import type { Services } from '../../../kernel/context.ts'
import { boundTo } from './kept.ts'

/** Tokens that were renewed meanwhile are sealed anew already, and stay. */
export async function resealConnections({ sql, secrets }: Services): Promise<number> {
  const rows = await sql<{ person_id: string; store: string; sealed: string }[]>`
    SELECT person_id, store, sealed FROM store_connections`
  let count = 0
  for (const { person_id, store, sealed } of rows) {
    const next = secrets.anew(sealed, boundTo(person_id, store))
    if (next === null) continue
    const { count: changed } = await sql`
      UPDATE store_connections SET sealed = ${next}
      WHERE person_id = ${person_id} AND store = ${store} AND sealed = ${sealed}`
    count += changed
  }
  return count
}
