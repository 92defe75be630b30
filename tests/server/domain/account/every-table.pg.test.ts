import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createTestDatabase, type TestDatabase } from '../../../support/postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** What the archive of an account holds of each table, so that another house takes it in. */
const inArchive: Readonly<Record<string, string>> = {
  people: 'settings: the language',
  kitchens: 'settings: name, clocks, aisles; staples',
  kitchen_members: 'others: every kitchen that the person cooks in',
  eaters: 'members',
  recipes: 'recipes.json, with parts, dates and where they were copied from',
  recipe_versions: 'versions of each recipe, with who saved them and the photos they showed',
  recipe_opinions: 'rating and note of each recipe',
  photos: 'photos/',
  cookbooks: 'cookbooks, with what stands in them',
  plan_entries: 'plan',
  plan_repeats: 'repeats',
  plan_menus: 'menus, with their dishes',
  tray_dishes: 'tray',
  shopping_lists: 'lists, with their lines',
  shopping_lines: 'lists',
  shopping_line_origins: 'lists: for which dishes each line is there',
  recurring_goods: 'recurring',
  pantry_items: 'pantry',
  pantry_moves: 'bought; what was cooked and said is reckoned into pantry',
  store_choices: 'choices: which product is put into a cart for what',
  likes: 'likes',
  follows: 'follows',
  comments: 'comments',
}

/** What stays, and why. All of it that is the person's own is told in the other export, as JSON. */
const leftBehind: Readonly<Record<string, string>> = {
  sessions: 'signs in here alone',
  identities: 'signs in here alone',
  passkeys: 'signs in here alone',
  passkey_challenges: 'lasts minutes',
  mail_links: 'lasts minutes',
  live_streams: 'who looks at a page right now',
  kitchen_invitations: 'a secret that opens this house',
  open_links: 'a secret address of this house',
  recipe_links: 'a secret address of this house',
  recipe_editors: 'lets those edit who cook in this house',
  grants: 'a program that was let into this house',
  consent_requests: 'lasts minutes',
  proposals: 'of a program that was let into this house',
  webhooks: 'an address with a secret that this house calls',
  webhook_events: 'lasts days, for the webhooks',
  publications:
    'nothing is shown to everybody without being asked: the recipe is there, and is said to have been shown',
  reports: 'for the operator of this house',
  intakes: 'lasts an hour',
  kept_answers: 'lasts a day',
  applied_changes: 'lasts weeks, for devices without a connection',
  store_connections: 'sealed with the key of this house',
  store_fills: 'what was put into a cart that is bought by now',
  store_prices: 'of all, and not of a person: told without saying whose',
}

const columns = ['person_id', 'kitchen_id', 'author_id', 'follower_id', 'added_by', 'invited_by']

test('every table that says whose its rows are is in the archive, or it is said why not', async () => {
  const rows = await database.sql<{ name: string }[]>`
    SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
    JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_schema = c.table_schema
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = ANY(${columns})`
  const names = new Set(rows.map((row) => row.name))
  const said = new Set([...Object.keys(inArchive), ...Object.keys(leftBehind)])
  expect([...names].filter((name) => !said.has(name)).toSorted()).toEqual([])
  const both = Object.keys(inArchive).filter((name) => name in leftBehind)
  expect(both).toEqual([])
})

test('what is said of tables is said of tables that there are', async () => {
  const rows = await database.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
  const names = new Set(rows.map((row) => row.name))
  const said = [...Object.keys(inArchive), ...Object.keys(leftBehind)]
  expect(said.filter((name) => !names.has(name))).toEqual([])
})
