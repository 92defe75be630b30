import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

interface Exported {
  profile: { displayName: string }
  sessions: unknown[]
  kitchen: { name: string }
  recipes: { title: string; removedAt: string | null }[]
  publications: { title: string }[]
  likes: { publicationId: string }[]
  follows: { displayName: string }[]
}

/** Which part of an export tells of a table, or why none does. */
const told = {
  sessions: 'sessions',
  identities: 'identities',
  passkeys: 'passkeys',
  kitchen_members: 'kitchen',
  eaters: 'members',
  kitchen_invitations: 'kitchen',
  recipes: 'recipes',
  recipe_opinions: 'recipes',
  recipe_versions: 'recipeVersions',
  photos: 'photos',
  publications: 'publications',
  likes: 'likes',
  follows: 'follows',
  comments: 'comments',
  reports: 'reports',
  plan_entries: 'plan',
  tray_dishes: 'tray',
  shopping_lists: 'shoppingLists',
  shopping_lines: 'shoppingLists',
  pantry_items: 'pantry',
  cookbooks: 'cookbooks',
  pantry_moves: 'bought',
  recurring_goods: 'recurring',
  plan_repeats: 'repeats',
  plan_menus: 'menus',
  open_links: 'openLinks',
  store_connections: 'stores',
  store_fills: 'stores',
  store_choices: 'stores',
  grants: 'connections',
  proposals: 'proposals',
  webhooks: 'automation',
  applied_changes: 'that a change of a device was made, for some days',
  kept_answers: 'answers that they were given, for a day',
  mail_links: 'hashes that live an hour',
  passkey_challenges: 'hashes that live minutes',
  consent_requests: 'questions that live minutes',
  intakes: 'what they brought themselves, for an hour',
}

async function likesOf(publicationId: string): Promise<number> {
  const [row] = await app.services.sql<{ likes: number }[]>`
    SELECT likes FROM publications WHERE id = ${publicationId}`
  return row?.likes ?? -1
}

async function author(): Promise<{ caller: Caller; id: string; publicationId: string }> {
  const caller = app.caller()
  const { id } = await caller.signUp('Авторка')
  return { caller, id, publicationId: await caller.publish() }
}

describe('The export of an account', () => {
  test('has everything of theirs, removed recipes too, and nothing of anybody else', async () => {
    const other = await author()
    const caller = app.caller()
    await caller.signUp('Тарас')
    await caller.publish({ title: 'Вареники' })
    const removed = await caller.compose({ title: 'Невдалий кисіль' })
    await caller.mutate('recipes.remove', { id: removed.id })
    await caller.mutate('feed.like', { publicationId: other.publicationId })
    await caller.mutate('feed.follow', { authorId: other.id })
    const all = await caller.query<Exported>('people.exportData')
    expect(all.profile.displayName).toBe('Тарас')
    expect(all.kitchen.name).toBeNull()
    expect(all.recipes.map((one) => one.title)).toEqual(['Вареники', 'Невдалий кисіль'])
    expect(all.recipes[1]?.removedAt).not.toBeNull()
    expect(all.publications.map((one) => one.title)).toEqual(['Вареники'])
    expect(all.likes.map((one) => one.publicationId)).toEqual([other.publicationId])
    expect(all.follows.map((one) => one.displayName)).toEqual(['Авторка'])
    expect(all.sessions.length).toBe(1)
  })

  test('has the plan, the lists, the programs and what those proposed', async () => {
    const caller = app.caller()
    const { id, kitchenId } = await caller.signUp()
    const { sql } = app.services
    await sql`INSERT INTO plan_entries (id, kitchen_id, date, slot, title, servings)
      VALUES ('pln_1', ${kitchenId}, '2026-11-21', 'dinner', 'Голубці', 4)`
    await sql`INSERT INTO shopping_lists (id, kitchen_id, name) VALUES ('lst_1', ${kitchenId}, 'На базар')`
    await sql`INSERT INTO shopping_lines (id, list_id, position, text) VALUES ('lin_1', 'lst_1', 1, '2 кг капусти')`
    await connectAgent(app, caller)
    await sql`INSERT INTO proposals (id, grant_id, person_id, kind, payload, expires_at)
      SELECT 'prop_1', id, person_id, 'recipe_draft', '{"title":"Узвар"}', now() FROM grants WHERE person_id = ${id}`
    const all = await caller.query<Record<string, unknown[]>>('people.exportData')
    expect(all['plan']).toEqual([expect.objectContaining({ title: 'Голубці', date: '2026-11-21' })])
    expect(all['shoppingLists']).toEqual([
      expect.objectContaining({
        name: 'На базар',
        lines: [expect.objectContaining({ text: '2 кг капусти' })],
      }),
    ])
    expect(all['connections']).toHaveLength(1)
    expect(all['proposals']).toEqual([expect.objectContaining({ proposed: { title: 'Узвар' } })])
  })

  test('misses no table that keeps something of a person or a kitchen', async () => {
    const rows = await app.services.sql<{ name: string }[]>`
      SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid IN ('people'::regclass, 'kitchens'::regclass) ORDER BY 1`
    expect(rows.map((row) => row.name).filter((name) => !(name in told))).toEqual([])
  })

  test('holds no hash of a password or a token', async () => {
    const caller = app.caller()
    await caller.signUp()
    const text = JSON.stringify(await caller.query('people.exportData'))
    expect(text).not.toContain('$argon2')
    expect(text).not.toMatch(/hash/i)
  })

  test('is only for who is signed in', async () => {
    expect(await refusal(app.caller().query('people.exportData'))).toBe('sign_in_needed')
  })
})

describe('Deleting an account', () => {
  test('needs the password', async () => {
    const caller = app.caller()
    await caller.signUp()
    expect(await refusal(caller.mutate('people.remove'))).toBe('password_wrong')
    const wrong = caller.mutate('people.remove', { password: 'щось геть інше' })
    expect(await refusal(wrong)).toBe('password_wrong')
    expect(await caller.query('people.me')).not.toBeNull()
  })

  test('without a password needs a sign-in of the last minutes', async () => {
    const caller = app.caller()
    const { id } = await caller.signUp()
    await app.services.sql`UPDATE people SET password_hash = NULL WHERE id = ${id}`
    app.travel(11 * 60 * 1000)
    expect(await refusal(caller.mutate('people.remove'))).toBe('sign_in_again')
    app.travel(-11 * 60 * 1000)
    expect(await refusal(caller.mutate('people.remove'))).toBeNull()
  })

  test('takes the foods of its dishes out of what a search suggests', async () => {
    const caller = await app.signedUp()
    await caller.publish({ title: 'Торт', ingredients: [{ text: '2 авокадо' }] })
    const suggested = async () =>
      (await app.caller().query<{ foods: unknown[] }>('feed.suggest', { q: 'авок' })).foods
    expect(await suggested()).toHaveLength(1)
    await caller.mutate('people.remove', { password })
    expect(await suggested()).toEqual([])
  })

  test('takes away recipes, publications, likes, sessions and the kitchen', async () => {
    const { caller, id, publicationId } = await author()
    const kitchen = await caller.query<{ id: string }>('kitchens.mine')
    const liked = await author()
    await caller.mutate('feed.like', { publicationId: liked.publicationId })
    expect(await likesOf(liked.publicationId)).toBe(1)
    await caller.mutate('people.remove', { password })
    expect(caller.cookies.has('komora')).toBe(false)
    expect((await app.fetch(`/api/social/${publicationId}`)).status).toBe(404)
    expect(await likesOf(liked.publicationId)).toBe(0)
    const { sql } = app.services
    expect((await sql`SELECT 1 FROM recipes WHERE person_id = ${id}`).count).toBe(0)
    expect((await sql`SELECT 1 FROM sessions WHERE person_id = ${id}`).count).toBe(0)
    expect((await sql`SELECT 1 FROM people WHERE id = ${id}`).count).toBe(0)
    expect((await sql`SELECT 1 FROM kitchens WHERE id = ${kitchen.id}`).count).toBe(0)
  })

  test('leaves a shared kitchen to whoever else cooks there', async () => {
    const owner = app.caller()
    const { kitchenId } = await owner.signUp('Власниця')
    const { url } = await owner.mutate<{ url: string }>('kitchens.invite')
    const friend = app.caller()
    await friend.signUp('Подруга')
    await friend.mutate('kitchens.join', { token: new URL(url).searchParams.get('token') })
    const open = await owner.mutate<{ url: string }>('plan.calendar')
    const calendar = open.url.slice(open.url.indexOf('/calendar'))
    expect((await app.fetch(calendar)).status).toBe(200)
    await owner.mutate('people.remove', { password })
    // Whoever has left knows the links, also when they left for good.
    expect((await app.fetch(calendar)).status).toBe(404)
    const kitchen = await friend.query<{ id: string; people: unknown[] }>('kitchens.mine')
    expect(kitchen.id).toBe(kitchenId)
    expect(kitchen.people.length).toBe(1)
  })

  test('frees the address for a new account', async () => {
    const caller = app.caller()
    await caller.signUp('Двічі', 'again@example.org')
    await caller.mutate('people.remove', { password })
    expect((await app.caller().signUp('Двічі', 'again@example.org')).email).toBe(
      'again@example.org',
    )
  })
})
