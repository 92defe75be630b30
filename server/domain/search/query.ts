import type { Sql } from '../../db/client.ts'
import { words } from './words.ts'

/** A condition for `search @@ …`: every word, the last one as a beginning while it is being typed. */
export function searchQuery(sql: Sql, q: string) {
  const all = words(q.slice(0, 200)).slice(0, 12)
  return sql`to_tsquery('simple', ${all.map((word) => `${word}:*`).join(' & ')})`
}
