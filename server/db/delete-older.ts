import type { Sql } from './client.ts'
import { deleteSome } from './delete-some.ts'

/**
 * Deletes the rows whose time lies before this one. The column has an index, which finds them. They go by their place,
 * since a row that is being put back at that moment has another place by then, and stays.
 */
export function deleteOlder(
  sql: Sql,
  table: string,
  column: string,
  before: Date,
): Promise<number> {
  return deleteSome(
    (limit) => sql`
      DELETE FROM ${sql(table)} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${sql(table)} WHERE ${sql(column)} < ${before} LIMIT ${limit}))`,
  )
}
