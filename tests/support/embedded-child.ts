import { connect } from '../../server/db/client.ts'
import { startEmbeddedDatabase } from '../../server/db/embedded/start.ts'

/** A server process for tests to kill: starts the database in the named folder and writes without end. */
const [, , dataDir = ''] = process.argv
const database = await startEmbeddedDatabase({ dataDir, say: () => {} })
const sql = connect(database.url, { max: 1 })
await sql`CREATE TABLE IF NOT EXISTS written (number int PRIMARY KEY)`
for (let number = 1; ; number++) {
  await sql`INSERT INTO written VALUES (${number})`
  process.stdout.write(`${number}\n`)
}
