import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '../../../support/postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/**
 * What is kept of every kitchen, or tells of the devices in it; the lists are asked for by their lines, and what an
 * import has put here by what that is.
 * Whom an author lets edit means nobody in a kitchen of one.
 */
const ofAny = [
  'intakes',
  'live_streams',
  'pantry_items',
  'recipe_editors',
  'sessions',
  'shopping_lists',
  'webhook_events',
]

test('whether a kitchen was ever used is asked of everything that belongs to a kitchen', async () => {
  const tables = await database.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'kitchen_id' AND table_schema = 'public' ORDER BY table_name`
  const asked = await readFile('server/domain/kitchens/untouched.ts', 'utf8')
  const forgotten = tables
    .map(({ name }) => name)
    .filter((name) => !asked.includes(`FROM ${name} `))
  expect(forgotten).toEqual(ofAny)
})
