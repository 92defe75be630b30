import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createTestDatabase, type TestDatabase } from '../../../support/postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

interface Kept {
  /** In the archive, and back again. */
  brought: string
  /** Not in the archive, each with why. */
  left?: Readonly<Record<string, string>>
}

/** Ids belong to a house, versions count its savings, and these are reckoned anew from what is brought. */
const always = 'id person_id kitchen_id version removed_at reader_version'

/** Of every table that the archive of an account holds: each column, so that a new one is thought of. */
const columns: Readonly<Record<string, Kept>> = {
  people: {
    brought: 'language',
    left: {
      'email email_verified_at password_hash devices_since': 'signs in here alone',
      display_name: 'whoever moves in has given themselves a name already',
      'demo_until created_at': 'of this account',
    },
  },
  kitchens: { brought: 'name time_zone staples aisles shop_orders', left: { created_at: 'here' } },
  kitchen_members: { brought: '', left: { 'joined_at chosen_at': 'of this house' } },
  eaters: { brought: 'name portion diets allergies dislikes', left: { created_at: 'here' } },
  recipes: {
    brought: `status title description language servings prep_minutes cook_minutes tags ingredients steps
      photo_id source_url copied_publication_id copied_title copied_author last_cooked_at created_at
      updated_at source_author notes yield_text rest_minutes equipment video_url more_photos replaced
      version changed_by`,
    left: {
      'estimated_price search search_version': 'reckoned anew',
      'import_key sample': 'where it came from before',
      shown_for: 'what the feed of this house shows meanwhile',
    },
  },
  recipe_versions: {
    brought: 'recipe_id number person_id saved_at taken_back closed content photos brought_by',
  },
  recipe_opinions: {
    brought: 'recipe_id rating note',
    left: { changed_at: 'when it was brought' },
  },
  photos: { brought: 'width height line_id', left: { created_at: 'when it was brought' } },
  cookbooks: { brought: 'name position', left: { 'created_at changed_at': 'when it was brought' } },
  cookbook_recipes: { brought: 'cookbook_id recipe_id added_at' },
  plan_entries: {
    brought: `date slot position recipe_id title note servings cooked_at kind repeat_id cooked_note
      leftover_of eaters`,
    left: {
      'added_by cooked_by': 'people of another house are not here',
      'created_at updated_at': 'when it was brought',
      sample: 'what was put there to be looked at stays',
    },
  },
  plan_repeats: {
    brought: 'first weekdays every_weeks until through slot kind recipe_id title note servings',
    left: { 'added_by created_at': 'when it was brought, and by whom' },
  },
  plan_menus: { brought: 'name', left: { created_at: 'when it was brought' } },
  plan_menu_dishes: { brought: 'menu_id position weekday slot kind recipe_id title note servings' },
  tray_dishes: { brought: 'recipe_id', left: { 'added_by created_at': 'its order is kept' } },
  shopping_lists: {
    brought: 'name is_current shop days bought_anyway',
    left: {
      'created_at updated_at': 'when it was brought',
      changes: 'what the plan has changed was told in the other house',
      home: 'reckoned anew from the pantry when it is read',
    },
  },
  shopping_lines: {
    brought: `list_id position text food quantity unit note ticked_at quality remark picture_id made
      removed_at`,
    left: { 'added_by created_at updated_at': 'when it was brought, and by whom' },
  },
  shopping_line_origins: {
    brought: 'line_id position plan_entry_id recipe_id title quantity unit key part',
  },
  recurring_goods: {
    brought: 'key text food quality every_weeks next_on',
    left: { created_at: 'when it was brought' },
  },
  pantry_items: {
    brought: 'key text food quality quantity unit seen_at best_before opened opened_on',
    left: { said: 'who has said it' },
  },
  pantry_moves: {
    brought: 'kind key text food quality quantity unit moved_at best_before opened opened_on',
    left: { 'line_id line_version entry_id': 'rows of this house' },
  },
  store_choices: {
    brought: 'store key product_id product_name',
    left: { chosen_at: 'when it was brought' },
  },
  likes: { brought: 'publication_id', left: { created_at: 'their order is kept' } },
  follows: { brought: 'author_id follower_id', left: { created_at: 'their order is kept' } },
  comments: {
    brought: 'publication_id body cooked created_at',
    left: {
      photo_id: 'stands in the other export; here they say it again themselves',
      'edited_at removed_by hidden_because': 'of this feed',
    },
  },
}

const words = (said: string) => said.split(/\s+/).filter(Boolean)

test('every column of what the archive holds is brought, or it is said why not', async () => {
  const rows = await database.sql<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ANY(${Object.keys(columns)})`
  const there = new Set(rows.map((row) => `${row.table}.${row.column}`))
  const said = new Set<string>()
  for (const [table, { brought, left = {} }] of Object.entries(columns)) {
    const named = [...words(brought), ...Object.keys(left).flatMap(words)]
    expect([table, named.filter((one) => !there.has(`${table}.${one}`))]).toEqual([table, []])
    for (const column of [...named, ...words(always)]) said.add(`${table}.${column}`)
  }
  expect([...there].filter((one) => !said.has(one)).toSorted()).toEqual([])
})
