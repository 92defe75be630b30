import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from './client.ts'

const folder = join(import.meta.dir, 'migrations')
// Any fixed number will do, as long as every server takes the same one.
const migrationLock = 5_460_219

/** Brings the schema up to date. Of several servers that start at once, one migrates and the rest wait. */
export async function migrate(sql: Sql): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`
    await tx`SELECT pg_advisory_xact_lock(${migrationLock})`
    await tx`CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`
    const done = new Set(
      (await tx<{ name: string }[]>`SELECT name FROM migrations`).map((row) => row.name),
    )
    const missing = files.filter((name) => !done.has(name))
    for (const name of missing) {
      await tx.unsafe(await Bun.file(join(folder, name)).text())
      await tx`INSERT INTO migrations (name) VALUES (${name})`
    }
    return missing
  })
}

/** True when every migration of this version has been applied. */
export async function isMigrated(sql: Sql): Promise<boolean> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM migrations`
  return (row?.count ?? 0) >= files.length
}
