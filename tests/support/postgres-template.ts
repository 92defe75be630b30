import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../../server/db/migrate.ts'
import { databaseUrl, withConnection } from './postgres-admin.ts'

const MIGRATIONS = join(import.meta.dir, '../../server/db/migrations')
const LOCK = 7_731_904

let ready: Promise<string> | undefined

/** A database migrated once, from which every test database is copied. */
export function templateDatabase(server: string): Promise<string> {
  ready ??= makeTemplate(server)
  return ready
}

async function makeTemplate(server: string): Promise<string> {
  const name = `template_${migrationsHash()}`
  await withConnection(server, (sql) =>
    // Test processes may share a server: the first makes the template, the others wait for it.
    sql.begin(async (tx) => {
      await tx`SELECT pg_advisory_xact_lock(${LOCK})`
      await withConnection(server, async (admin) => {
        const [existing] = await admin`SELECT 1 FROM pg_database WHERE datname = ${name}`
        if (existing) return
        const draft = `${name}_draft`
        await admin`DROP DATABASE IF EXISTS ${admin(draft)} WITH (FORCE)`
        await admin`CREATE DATABASE ${admin(draft)}`
        await withConnection(databaseUrl(server, draft), migrate)
        await admin`ALTER DATABASE ${admin(draft)} RENAME TO ${admin(name)}`
      })
    }),
  )
  return name
}

/** A changed migration makes another template, also on a server that outlives the tests. */
function migrationsHash(): string {
  const hash = new Bun.CryptoHasher('sha256')
  for (const file of readdirSync(MIGRATIONS).sort()) {
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
