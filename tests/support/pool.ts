import type { Sql } from '../../server/db/client.ts'

/** How many connections of a pool work at the same time: each of so many waits until all are inside. */
export async function usablePlaces(sql: Sql, wanted: number): Promise<number> {
  const all = Promise.withResolvers<void>()
  let inside = 0
  const pids = await Promise.all(
    Array.from({ length: wanted }, () =>
      sql.begin(async (tx) => {
        const [row] = await tx`SELECT pg_backend_pid() AS pid`
        inside += 1
        if (inside === wanted) all.resolve()
        await all.promise
        return row?.['pid']
      }),
    ),
  )
  return new Set(pids).size
}
