import { afterAll, beforeAll, expect, test } from 'bun:test'
import { seedPrices } from '../../../../server/domain/prices/seed.ts'
import { setPrice } from '../../../../server/domain/prices/set.ts'
import { repriceRecipes } from '../../../../server/domain/recipes/reprice.ts'
import { foods } from '../../../../shared/food/lexicon/index.ts'
import type { PublicationView } from '../../../../shared/wire/feed.ts'
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

test('a recipe that is saved after the change costs the new price at once', async () => {
  await setPrice(app.services, 'carrot', { per: 'kg', minor: 7000 })
  const id = await author.publish({ servings: 1, ingredients: [{ text: '1 кг моркви' }] })
  expect((await read(id)).estimatedPrice).toBe(7000)
})

test('an operator’s price outlives the lexicon’s', async () => {
  await seedPrices(app.services.sql)
  const [row] = await app.services
    .sql`SELECT per, minor, source FROM food_prices WHERE food = 'potato'`
  expect(row).toEqual({ per: 'kg', minor: 5000, source: 'operator' })
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
