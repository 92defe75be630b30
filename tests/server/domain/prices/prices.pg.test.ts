import { afterAll, beforeAll, expect, test } from 'bun:test'
import { seedPrices } from '../../../../server/domain/prices/seed.ts'
import { setPrice } from '../../../../server/domain/prices/set.ts'
import { repriceRecipes } from '../../../../server/domain/recipes/reprice.ts'
import { foods } from '../../../../shared/food/lexicon/index.ts'
import type { FeedItem, PublicationView } from '../../../../shared/wire/feed.ts'
import type { DraftReading } from '../../../../shared/wire/reading.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let author: Caller

beforeAll(async () => {
  app = await startTestApp()
  author = app.caller()
  await author.signUp()
})
afterAll(() => app.stop())

const read = (publicationId: string) => author.query<PublicationView>('feed.get', { publicationId })

test('the book begins with the prices of the lexicon, at least three hundred', async () => {
  const seeded = await seedPrices(app.services.sql)
  expect(seeded).toBe(foods.filter((food) => food.price).length)
  expect(seeded).toBeGreaterThan(300)
  expect(await seedPrices(app.services.sql)).toBe(0)
})

test('a recipe costs what the book says, and follows when the book changes', async () => {
  const id = await author.publish({ servings: 4, ingredients: [{ text: '2 кг картоплі' }] })
  await setPrice(app.services, 'potato', { per: 'kg', minor: 3000 })
  await repriceRecipes(app.services)
  expect(await read(id)).toMatchObject({ estimatedPrice: 6000, pricePerServing: 1500 })
  await setPrice(app.services, 'potato', { per: 'kg', minor: 5000 })
  expect(await repriceRecipes(app.services)).toBe(1)
  const after = await read(id)
  expect(after).toMatchObject({ estimatedPrice: 10_000, pricePerServing: 2500 })
  expect(after.linePrices).toEqual([{ minor: 10_000, estimated: false }])
  expect(await repriceRecipes(app.services)).toBe(0)
})

test('a dish of which nobody knows the price is found by no price, until it is known', async () => {
  const unread = [{ text: '300 г хрумсиків' }]
  const recipe = await author.compose({ servings: 2, ingredients: unread })
  const { publicationId: id } = await author.mutate<{ publicationId: string }>('recipes.publish', {
    id: recipe.id,
  })
  expect(await read(id)).toMatchObject({ estimatedPrice: 0, pricePerServing: 0 })
  const cheap = async () => {
    const search = 'sort=cheap&max=99999999&before=99999999999999'
    const { items } = (await (await app.fetch(`/api/social/feed?${search}`)).json()) as {
      items: FeedItem[]
    }
    return items.map((item) => item.id)
  }
  expect(await cheap()).not.toContain(id)
  const asked = await app.fetch(`/api/social/search?q=${encodeURIComponent('до 900 грн')}`)
  expect(await asked.text()).not.toContain(id)
  await author.mutate('recipes.update', {
    ...{ id: recipe.id, version: recipe.version, ingredients: [{ text: '300 г картоплі' }] },
  })
  expect((await read(id)).estimatedPrice).toBeGreaterThan(0)
  expect(await cheap()).toContain(id)
})

test('a recipe that is saved after the change costs the new price at once', async () => {
  await setPrice(app.services, 'carrot', { per: 'kg', minor: 7000 })
  const id = await author.publish({ servings: 1, ingredients: [{ text: '1 кг моркви' }] })
  expect((await read(id)).estimatedPrice).toBe(7000)
})

test('a draft costs the same before it is saved, on its page and on a list, whoever set the price', async () => {
  await setPrice(app.services, 'onion', { per: 'kg', minor: 19_800 })
  const ingredients = ['1 кг цибулі', '300 г борошна', '2 яйця']
  const preview = await author.mutate<DraftReading>('recipes.readDraft', {
    ...{ lines: ingredients.map((text) => ({ text })), steps: [], servings: 4 },
    ...{ language: 'uk', seed: '' },
  })
  const saved = await author.compose({
    servings: 4,
    ingredients: ingredients.map((text) => ({ text })),
  })
  expect(preview).toMatchObject({
    price: saved.estimatedPrice,
    pricePerServing: saved.pricePerServing,
  })
  expect(saved.estimatedPrice).toBeGreaterThan(19_800)
  await author.mutate('lists.addDish', { recipeId: saved.id, servings: 4 })
  const { open } = await author.query<ShoppingPage>('lists.read', {})
  const total = open?.rows.reduce((sum, row) => sum + (row.price ?? 0), 0) ?? 0
  expect(Math.round(total / 100) * 100).toBe(saved.estimatedPrice)
  expect(await repriceRecipes(app.services)).toBe(0)
})

test('an operator’s price outlives the lexicon’s', async () => {
  await seedPrices(app.services.sql)
  const [row] = await app.services
    .sql`SELECT per, minor, source FROM food_prices WHERE food = 'potato'`
  expect(row).toEqual({ per: 'kg', minor: 5000, source: 'operator' })
})

test('amounts that nobody cooks cost what is not known, and keep no other recipe from its price', async () => {
  const compose = (text: string) => author.compose({ servings: 1, ingredients: [{ text }] })
  expect((await compose('999999999999 кг гречки')).estimatedPrice).toBe(0)
  const [hostile, honest] = [await compose('100000 кг гречки'), await compose('1 кг гречки')]
  expect(hostile.estimatedPrice).toBeGreaterThan(0)
  await setPrice(app.services, 'buckwheat', { per: 'kg', minor: 30_000 })
  await repriceRecipes(app.services)
  const priceOf = async ({ id }: { id: string }) =>
    (await author.query<{ estimatedPrice: number }>('recipes.get', { id })).estimatedPrice
  expect([await priceOf(hostile), await priceOf(honest)]).toEqual([0, 30_000])
})

test('many recipes are priced over several rounds, each from where the last one stopped', async () => {
  for (let n = 0; n < 3; n += 1)
    await author.compose({ servings: 1, ingredients: [{ text: `${n + 1} кг рису` }] })
  await app.services.sql`
    INSERT INTO recipes (id, person_id, status, title, language, servings, ingredients)
    SELECT 'rec_zz' || lpad(n::text, 6, '0'), person_id, 'ready', 'Рис', 'uk', 1, ingredients
    FROM (SELECT * FROM recipes WHERE ingredients::text LIKE '%рису%' LIMIT 1) r, generate_series(1, 1200) n`
  await setPrice(app.services, 'rice', { per: 'kg', minor: 9000 })
  const first = await repriceRecipes(app.services, 500)
  const second = await repriceRecipes(app.services, 500)
  const rest = await repriceRecipes(app.services)
  expect(first + second + rest).toBe(1203)
  expect(Math.max(first, second)).toBeLessThanOrEqual(500)
})
