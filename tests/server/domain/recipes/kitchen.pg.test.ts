import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { sweepRecipes } from '../../../../server/domain/recipes/sweep.ts'
import type { Photo, RecipePage, RecipeView } from '../../../../shared/wire/recipes.ts'
import type { DishLines, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { structured, toolRefusal } from '../../../support/mcp.ts'
import { twoColours } from '../../../support/pictures.ts'
import { add, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
let olena: Caller
let yurko: Caller
let stranger: Caller

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  olena = await app.signedUp('Олена')
  yurko = await joinedBy(app, olena)
  stranger = await app.signedUp('Чужа')
})
afterAll(() => app.stop())

const get = (who: Caller, id: string) => who.query<RecipeView>('recipes.get', { id })
const titles = async (who: Caller, query: Record<string, unknown> = {}) =>
  (await who.query<RecipePage>('recipes.list', query)).items.map((one) => one.title).sort()
const entries = async (who: Caller) => (await week(who)).entries

describe('a ready recipe in a shared kitchen', () => {
  test('is opened, planned and shopped for by the other person, and by no stranger', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    expect(await get(yurko, id)).toMatchObject({ title: 'Борщ', author: 'Олена', removed: false })
    expect(await get(olena, id)).toMatchObject({ author: null })
    await add(yurko, { recipeId: id })
    expect(await entries(yurko)).toMatchObject([{ title: 'Борщ', recipeId: id }])
    expect(
      await yurko.mutate<DishLines>('lists.addDish', { recipeId: id, servings: 8 }),
    ).toMatchObject({ added: 1 })

    expect(await refusal(get(stranger, id))).toBe('recipe_unknown')
    expect(await refusal(add(stranger, { recipeId: id }))).toBe('recipe_unknown')
    const dish = { recipeId: id, servings: 4 }
    expect(await refusal(stranger.mutate('lists.addDish', dish))).toBe('recipe_unknown')
  })

  test('is changed, published, exported and deleted by its author alone', async () => {
    const { id, version } = await olena.compose({ title: 'Борщ' })
    const change = { id, version, title: 'Юрків борщ' }
    expect(await refusal(yurko.mutate('recipes.update', change))).toBe('recipe_author_only')
    expect(await refusal(yurko.mutate('recipes.publish', { id }))).toBe('recipe_unknown')
    expect(await refusal(yurko.mutate('recipes.remove', { id }))).toBe('recipe_unknown')
    expect((await get(olena, id)).title).toBe('Борщ')
    const exported = (who: Caller) => who.fetch(`/export/recipes/${id}.json`)
    expect((await exported(olena)).status).toBe(200)
    expect((await exported(yurko)).status).toBe(404)
    expect(await (await yurko.fetch('/export/recipes.json')).json()).toEqual([])
  })

  test('is found among those of the kitchen with its tags, and not among one’s own', async () => {
    await olena.compose({ title: 'Борщ', tags: ['суп'] })
    await yurko.compose({ title: 'Узвар', tags: ['напої'] })
    expect(await titles(yurko)).toEqual(['Узвар'])
    expect(await titles(yurko, { of: 'mine' })).toEqual(['Узвар'])
    expect(await titles(yurko, { of: 'kitchen' })).toEqual(['Борщ', 'Узвар'])
    expect(await titles(yurko, { of: 'kitchen', q: 'буряк', tag: 'суп' })).toEqual(['Борщ'])
    expect(await yurko.query<unknown>('recipes.tags')).toEqual([{ tag: 'напої', count: 1 }])
    expect(await yurko.query<unknown>('recipes.tags', { of: 'kitchen' })).toHaveLength(2)
    expect(await titles(stranger, { of: 'kitchen' })).toEqual([])
  })

  test('shows its photo to the other person', async () => {
    const body = new Blob([await twoColours(600, 400).jpeg().toBuffer()], { type: 'image/jpeg' })
    const answer = await olena.fetch('/photos', { method: 'POST', body })
    const { photo } = (await answer.json()) as { photo: Photo }
    const { id } = await olena.compose({ photoId: photo.id })
    const seen = (await get(yurko, id)).photo?.medium ?? ''
    expect((await yurko.fetch(seen)).status).toBe(200)
  })

  test('is not shown to the agents of the other person', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    await add(olena, { recipeId: id })
    const { access_token } = await connectAgent(app, yurko)
    const listed = await structured<{ recipes: unknown[] }>(
      app,
      access_token,
      'service_list_my_recipes',
      {},
    )
    expect(listed.recipes).toEqual([])
    await toolRefusal(app, access_token, 'service_get_my_recipe', { id })
    const wish = { recipe_id: id, date: '2027-03-11', slot: 'dinner' }
    const refused = await toolRefusal(app, access_token, 'service_propose_plan_entry', wish)
    expect(refused).toBe(
      await toolRefusal(app, access_token, 'service_propose_plan_entry', {
        ...wish,
        recipe_id: `rec_${'0'.repeat(26)}`,
      }),
    )
    const days = { from: '2027-03-10', to: '2027-03-10' }
    const plan = await structured<{ entries: { title: string; recipe_id?: string }[] }>(
      app,
      access_token,
      'service_list_plan',
      days,
    )
    expect(plan.entries.map((entry) => [entry.title, entry.recipe_id])).toEqual([
      ['Борщ', undefined],
    ])
  })
})

describe('a draft in a shared kitchen', () => {
  test('is its author’s alone, also when it is planned or becomes a draft again', async () => {
    const { id } = await olena.compose({ title: 'Задум', status: 'draft' })
    await add(olena, { recipeId: id })
    expect(await refusal(get(yurko, id))).toBe('recipe_unknown')
    expect(await titles(yurko, { of: 'kitchen' })).toEqual([])
    expect(await entries(yurko)).toMatchObject([{ title: 'Задум', recipeId: null }])
    const again = await olena.compose({ title: 'Борщ' })
    expect((await get(yurko, again.id)).title).toBe('Борщ')
    await olena.mutate('recipes.update', { ...again, status: 'draft' })
    expect(await refusal(get(yurko, again.id))).toBe('recipe_unknown')
  })
})

describe('a planned recipe that its author deletes', () => {
  test('is cooked and shopped for as planned, but found and planned anew no more', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    await add(olena, { recipeId: id })
    await olena.mutate('recipes.remove', { id })
    expect(await get(yurko, id)).toMatchObject({ title: 'Борщ', removed: true })
    expect(await get(olena, id)).toMatchObject({ removed: true })
    expect(await entries(yurko)).toMatchObject([
      { recipeId: id, picture: { seed: expect.stringMatching(/^rec_/) } },
    ])
    expect(await titles(yurko, { of: 'kitchen' })).toEqual([])
    await yurko.mutate('lists.fromPlan', { from: '2027-03-08', to: '2027-03-14' })
    const { open } = await yurko.query<ShoppingPage>('lists.read', {})
    expect(open?.rows.map((row) => row.name)).toEqual(['Буряк'])
    const [entry] = await entries(yurko)
    await yurko.mutate('plan.remove', { id: entry?.id })
    expect(await refusal(get(yurko, id))).toBe('recipe_unknown')
  })

  test('is kept for as long as it is planned for a day to come', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    const inTwoMonths = new Date(app.services.now().getTime() + 60 * 86_400_000)
    await add(olena, { recipeId: id, date: inTwoMonths.toISOString().slice(0, 10) })
    await olena.mutate('recipes.remove', { id })
    app.travel(40 * 86_400_000)
    try {
      await sweepRecipes(app.services)
    } finally {
      app.travel(-40 * 86_400_000)
    }
    expect((await get(yurko, id)).title).toBe('Борщ')
  })
})

describe('whoever leaves the kitchen', () => {
  test('takes their recipes; what is planned ahead stays with the others as a copy', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    const other = await olena.compose({ title: 'Не в плані' })
    await add(olena, { recipeId: id })
    await olena.mutate('kitchens.leave')
    expect(await refusal(get(yurko, id))).toBe('recipe_unknown')
    expect(await refusal(get(yurko, other.id))).toBe('recipe_unknown')
    expect((await get(olena, id)).title).toBe('Борщ')
    const [entry] = await entries(yurko)
    const kept = await get(yurko, entry?.recipeId ?? '')
    expect(kept).toMatchObject({ title: 'Борщ', author: null, copiedFrom: { author: 'Олена' } })
    expect(await titles(yurko, { q: 'буряк' })).toEqual(['Борщ'])
    await olena.mutate('recipes.update', { ...(await get(olena, id)), title: 'Уже інший' })
    expect((await get(yurko, kept.id)).title).toBe('Борщ')
    expect(await refusal(get(olena, kept.id))).toBe('recipe_unknown')
  })

  test('is seen no more through what was planned in the past: neither what it needs nor how it looks', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    const past = { date: '2026-01-07', slot: 'dinner' }
    const days = { from: '2026-01-05', to: '2026-01-11' }
    const { id: entry } = await add(yurko, { recipeId: id, ...past })
    await yurko.mutate('lists.fromPlan', days)
    await olena.mutate('kitchens.leave')
    const dish = await get(olena, id)
    await olena.mutate('recipes.update', { ...dish, ingredients: [{ text: '1 таємна тиква' }] })

    const { open } = await yurko.query<ShoppingPage>('lists.read', {})
    expect(open?.rows.map((row) => row.name)).toEqual(['Буряк'])
    expect(await refusal(yurko.mutate('lists.fromPlan', { ...days, name: 'Ще раз' }))).toBe(
      'plan_empty',
    )
    await yurko.mutate('plan.copy', { id: entry, date: '2026-01-08', slot: 'lunch' })
    expect((await yurko.query<ShoppingPage>('lists.read', {})).open?.rows).toHaveLength(1)
    const { entries: seen, price } = await week(yurko, past.date)
    expect(seen).toMatchObject([past, { slot: 'lunch' }].map((one) => ({ ...one, picture: null })))
    expect(price).toBe(0)
  })

  test('takes a planned draft along unread, and its name stays in the plan', async () => {
    const { id } = await olena.compose({ title: 'Задум', status: 'draft' })
    await add(olena, { recipeId: id })
    await olena.mutate('kitchens.leave')
    expect(await entries(yurko)).toMatchObject([{ title: 'Задум', recipeId: null }])
    expect(await titles(yurko, { of: 'kitchen' })).toEqual([])
  })

  test('and comes to another kitchen reads there what is ready, and nothing of the one before', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    const theirs = await stranger.compose({ title: 'Капусняк' })
    const { url } = await stranger.mutate<{ url: string }>('kitchens.invite')
    const token = new URL(url).searchParams.get('token')
    await yurko.mutate('kitchens.join', { token })
    expect((await get(yurko, theirs.id)).title).toBe('Капусняк')
    expect(await refusal(get(yurko, id))).toBe('recipe_unknown')
  })

  test('by deleting the account leaves the others their plan', async () => {
    const { id } = await olena.compose({ title: 'Борщ' })
    await add(yurko, { recipeId: id })
    await olena.mutate('people.remove', { password })
    const [entry] = await entries(yurko)
    expect(await get(yurko, entry?.recipeId ?? '')).toMatchObject({
      title: 'Борщ',
      copiedFrom: { author: 'Олена' },
    })
  })
})

test('what one thinks of a dish is told to nobody who cooks it too, and is in nobody else’s export', async () => {
  const { id } = await olena.compose({ title: 'Узвар' })
  await olena.mutate('recipes.think', { id, rating: 5, note: 'Таємно солодкий' })
  await yurko.mutate('recipes.think', { id, rating: 1, note: 'Несмачно' })
  expect((await get(olena, id)).opinion).toEqual({ rating: 5, note: 'Таємно солодкий' })
  expect((await get(yurko, id)).opinion).toEqual({ rating: 1, note: 'Несмачно' })
  const all = async (who: Caller) => [
    JSON.stringify(await who.query('people.exportData')),
    await (await who.fetch('/export/recipes.json')).text(),
    await (await who.fetch(`/export/recipes/${id}.json`)).text(),
  ]
  for (const text of await all(olena)) {
    expect(text).toContain('Таємно солодкий')
    expect(text).not.toContain('Несмачно')
  }
  for (const text of await all(yurko)) expect(text).not.toContain('Таємно солодкий')
  const listed = await yurko.query<RecipePage>('recipes.list', { of: 'kitchen' })
  expect(JSON.stringify(listed)).not.toMatch(/солодкий|Несмачно/)
  await yurko.mutate('people.remove', { password })
  const left = await app.services.sql`SELECT 1 FROM recipe_opinions WHERE note = 'Несмачно'`
  expect(left.count).toBe(0)
})
