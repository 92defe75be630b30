import { randomBytes } from 'node:crypto'
import { connect, type Sql } from '../../server/db/client.ts'
import { databaseUrl, withConnection } from './postgres-admin.ts'
import { isThrowAway, testServerUrl } from './postgres-server.ts'
import { templateDatabase } from './postgres-template.ts'

export interface TestDatabase {
  name: string
  url: string
  sql: Sql
  drop(): Promise<void>
}

let ahead: Promise<string> | undefined

/** A migrated database of the test file's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServerUrl()
  const template = await templateDatabase(server)
  const made = ahead ?? copyOf(server, template)
  ahead = undefined
  const name = await made
  if (isThrowAway()) ahead = nextOne(server, template)
  return open(server, name)
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

/** While one file is tested, the database of the next is made; the last goes with its server. */
function nextOne(server: string, template: string): Promise<string> {
  const made = copyOf(server, template)
  // A failure is thrown to whoever takes it.
  made.catch(() => {})
  return made
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

function open(server: string, name: string): TestDatabase {
  const url = databaseUrl(server, name)
  const sql = connect(url, { max: 5 })
  return {
    name,
    url,
    sql,
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
