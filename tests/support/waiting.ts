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
