import type { Sql } from '../../db/client.ts'
import { formsOf, plainWords } from './words.ts'

/** A condition for `search @@ …`: every word in one of its forms, or as a beginning while it is typed. */
export function searchQuery(sql: Sql, q: string) {
  const all = plainWords(q.slice(0, 200)).slice(0, 12)
  const terms = all.map(
    (word) =>
      `(${formsOf(word)
        .map((form) => `${form}:*`)
        .join(' | ')})`,
  )
  return sql`to_tsquery('simple', ${terms.join(' & ')})`
}
