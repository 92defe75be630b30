import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'
import { isThrowAway, testServerUrl } from '../../support/postgres-server.ts'

// What the tests themselves stand on: a database that one file has used is like new to the next.
const handedOut: TestDatabase[] = []
beforeAll(() => testServerUrl())
afterAll(() => Promise.all(handedOut.map((one) => one.drop())))

async function taken(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  handedOut.push(database)
  return database
}

/** The one that was just given back, whatever other files have given back before. */
async function takenAgain({ name }: TestDatabase): Promise<TestDatabase> {
  for (;;) {
    const next = await taken()
    if (next.name === name || handedOut.length > 20) return next
  }
}

const write = async ({ sql }: TestDatabase) => [
  ...(await sql<{ id: number }[]>`
  WITH author AS (
    INSERT INTO people (id, display_name) VALUES ('psn_1', 'Олена') RETURNING id)
  INSERT INTO webhook_events (kitchen_id, type, subject)
  SELECT 'kit_1', 'plan.changed', id FROM author RETURNING id`),
]

test('a database that was given back is empty to the next, counts from one, and knows its statements still', async () => {
  if (!isThrowAway()) return
  const first = await taken()
  expect(await write(first)).toEqual([{ id: 1 }])
  await first.drop()
  const next = await takenAgain(first)
  expect(next.name).toBe(first.name)
  expect(await next.sql`SELECT id FROM people`).toHaveLength(0)
  expect(await write(next)).toEqual([{ id: 1 }])
})

test('a pool that was lent answers as one that has ended, and the next borrower is not disturbed', async () => {
  const first = await taken()
  const pool = first.pool()
  const heard: string[] = []
  await pool.listen('komora', (word) => heard.push(word))
  await first.drop()
  expect(await Promise.resolve(pool`SELECT 1`).catch(({ code }) => code)).toBe('CONNECTION_ENDED')
  const next = await takenAgain(first)
  const sql = next.pool()
  expect(await sql`SELECT 1 AS one`).toHaveLength(1)
  const own = Promise.withResolvers<string>()
  await sql.listen('komora', own.resolve)
  await sql.notify('komora', 'of the next file')
  expect(await own.promise).toBe('of the next file')
  expect(heard).toEqual([])
})

test('a database is handed to one alone, though it was given back twice', async () => {
  const first = await taken()
  await Promise.all([first.drop(), first.drop()])
  const [one, other] = [await takenAgain(first), await taken()]
  expect(other.name).not.toBe(one.name)
})

test('a database whose schema was changed is not handed out again', async () => {
  const first = await taken()
  await first.sql`ALTER TABLE people ADD COLUMN shoe_size int`
  await first.drop()
  const next = await taken()
  expect(next.name).not.toBe(first.name)
})
