import { randomBytes } from 'node:crypto'
import { connect, type Sql } from '../../server/db/client.ts'
import { giveBack, type KeptDatabase, takeKept } from './kept-databases.ts'
import { lend } from './lent-pool.ts'
import { databaseUrl, withConnection } from './postgres-admin.ts'
import { isThrowAway, testServerUrl } from './postgres-server.ts'
import { templateDatabase } from './postgres-template.ts'

export interface TestDatabase {
  name: string
  url: string
  sql: Sql
  /** A pool for one house under test. */
  pool(): Sql
  drop(): Promise<void>
}

/** A migrated database for a test file, and for no other until it is dropped. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServerUrl()
  const template = await templateDatabase(server)
  // On a server that outlives the tests nothing is kept, since nobody would take it away in the end.
  if (!isThrowAway()) return open(server, await copyOf(server, template))
  return borrow(await takeKept(server, () => copyOf(server, template)))
}

/** A database like another one, whose connections are all closed. */
export async function createDatabaseLike(model: string): Promise<TestDatabase> {
  const server = await testServerUrl()
  return open(server, await copyOf(server, model))
}

/** A database as Postgres makes it, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = await testServerUrl()
  return open(server, await copyOf(server, 'template0'))
}

async function copyOf(server: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await withConnection(
    server,
    // Copying files writes far less than logging every page of them, and nobody else works on the template.
    (admin) => admin`CREATE DATABASE ${admin(name)} TEMPLATE ${admin(template)} STRATEGY FILE_COPY`,
  )
  return name
}

function borrow(kept: KeptDatabase): TestDatabase {
  const { name, url } = kept
  const sql = lend(kept.ofTest)
  let first: Sql | undefined
  let isGivenBack = false
  return {
    name,
    url,
    sql,
    pool() {
      // A second house beside the first has connections of its own, as it has in life.
      if (first) return connect(url, { max: 4 })
      first = lend(kept.ofHouse)
      return first
    },
    async drop() {
      if (isGivenBack) return
      isGivenBack = true
      await Promise.all([sql.end(), first?.end()])
      giveBack(kept)
    },
  }
}

function open(server: string, name: string): TestDatabase {
  const url = databaseUrl(server, name)
  const sql = connect(url, { max: 5 })
  return {
    name,
    url,
    sql,
    pool: () => connect(url, { max: 4 }),
    async drop() {
      await sql.end({ timeout: 1 })
      const dropped = withConnection(
        server,
        (admin) => admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`,
      )
      // Nobody waits for what goes with its server anyway.
      if (isThrowAway()) dropped.catch(() => {})
      else await dropped
    },
  }
}
