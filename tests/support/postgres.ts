import { randomBytes } from 'node:crypto'
import { connect, type Sql } from '../../server/db/client.ts'
import { databaseUrl, withConnection } from './postgres-admin.ts'
import { testServerUrl } from './postgres-server.ts'
import { templateDatabase } from './postgres-template.ts'

export interface TestDatabase {
  url: string
  sql: Sql
  drop(): Promise<void>
}

/** A migrated database of the test file's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServerUrl()
  return createDatabase(server, await templateDatabase(server))
}

/** A database as Postgres makes it, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(await testServerUrl(), 'template0')
}

async function createDatabase(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await withConnection(
    server,
    (admin) => admin`CREATE DATABASE ${admin(name)} TEMPLATE ${admin(template)}`,
  )
  const url = databaseUrl(server, name)
  const sql = connect(url, { max: 5 })
  return {
    url,
    sql,
    async drop() {
      await sql.end({ timeout: 1 })
      await withConnection(
        server,
        (admin) => admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`,
      )
    },
  }
}
