import type { Sql } from '../../server/db/client.ts'

/** Resolves once so many connections of this database wait for what another one holds. */
export async function untilWaiting(sql: Sql, connections = 1): Promise<void> {
  for (;;) {
    const [row] = await sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if ((row?.count ?? 0) >= connections) return
    await Bun.sleep(5)
  }
}

/** Starts all of these and lets none of them write to the table until each waits: for that, or for another one. */
export async function atOnce<T>(
  sql: Sql,
  table: string,
  calls: (() => Promise<T>)[],
): Promise<T[]> {
  const started = await sql.begin(async (tx) => {
    await tx`LOCK TABLE ${tx(table)} IN SHARE MODE`
    const under = calls.map((call) => call())
    await untilWaiting(sql, calls.length)
    return under.map((one) => [one])
  })
  return Promise.all(started.flat())
}
