import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { heal } from '../../../server/sweep/heal.ts'
import { startSweeping } from '../../../server/sweep/start.ts'
import { readerVersion } from '../../../shared/food/line/version.ts'
import type { FeedItem, PublicationView } from '../../../shared/wire/feed.ts'
import type { Recipe, RecipeView } from '../../../shared/wire/recipes.ts'
import type { ShoppingPage } from '../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'

let app: TestApp
let author: Caller
beforeAll(async () => {
  app = await startTestApp()
  author = await app.signedUp()
})
afterAll(() => app.stop())

/** As an older reader left them, who had understood nothing, under a language of the request. */
async function misread(recipeIds: readonly string[]): Promise<void> {
  const { sql } = app.services
  const ids = [...recipeIds]
  await sql`
    UPDATE recipes SET reader_version = ${readerVersion - 1}, estimated_price = 0, language = 'uk',
      ingredients = (SELECT coalesce(jsonb_agg(jsonb_build_object('text', l->>'text',
        'foodText', l->>'text', 'understood', true)), '[]') FROM jsonb_array_elements(ingredients) l)
    WHERE id = ANY(${ids})`
  await sql`
    UPDATE publications SET estimated_price = 0, price_per_serving = 0, search = ''
    WHERE recipe_id = ANY(${ids})`
}

const found = async (input: Record<string, unknown>) => {
  const { items } = await author.query<{ items: FeedItem[] }>('feed.page', input)
  return items.map((item) => item.title)
}

const omelette = {
  title: 'Omelette',
  ingredients: [{ text: '3 eggs' }, { text: '100 ml milk' }, { text: '50 g butter' }],
  steps: [{ text: 'Beat the eggs with the milk and fry them in butter.' }],
}

describe('What an older reader has understood', () => {
  test('is read again: allergens, diets, price, language and the version that its editor goes by', async () => {
    const recipe = await author.compose(omelette)
    await misread([recipe.id])
    const before = await author.query<RecipeView>('recipes.get', { id: recipe.id })
    expect(before).toMatchObject({ allergens: [], language: 'uk', estimatedPrice: 0 })
    await heal(app.services)
    const after = await author.query<RecipeView>('recipes.get', { id: recipe.id })
    expect(after.allergens.toSorted()).toEqual(['eggs', 'milk'])
    expect(after).toMatchObject({
      ...{ language: 'en', estimatedPrice: recipe.estimatedPrice, version: recipe.version },
      ...{ updatedAt: recipe.updatedAt, ingredients: recipe.ingredients },
    })
    expect(after.diets).toContain('vegetarian')
    expect(after.diets).not.toContain('vegan')
  })

  test('follows in the feed: what finds it, what it costs, and pages that were kept', async () => {
    const publicationId = await author.publish({ ...omelette, title: 'Frittata' })
    const published = await author.query<PublicationView>('feed.get', { publicationId })
    const { sql } = app.services
    const [row] = await sql`SELECT recipe_id FROM publications WHERE id = ${publicationId}`
    await misread([row?.['recipe_id']])
    const page = async () => {
      const answer = await app.fetch('/api/social/feed?before=9999999999999&q=frittata')
      return ((await answer.json()) as { items: FeedItem[] }).items.map((one) => one.estimatedPrice)
    }
    expect(await found({ q: 'eggs' })).not.toContain('Frittata')
    await sql`UPDATE publications SET search = 'frittata' WHERE id = ${publicationId}`
    expect(await page()).toEqual([0])
    await heal(app.services)
    expect(await page()).toEqual([published.estimatedPrice])
    expect(await found({ q: 'eggs' })).toContain('Frittata')
    expect(await found({ diets: ['vegan'] })).not.toContain('Frittata')
    expect(await author.query<PublicationView>('feed.get', { publicationId })).toEqual(published)
  })

  test('follows in one that is out of the feed, which may come back', async () => {
    const recipe = await author.compose({ ...omelette, title: 'Scrambled eggs' })
    await author.mutate('recipes.publish', { id: recipe.id })
    await author.mutate('recipes.remove', { id: recipe.id })
    await misread([recipe.id])
    await heal(app.services)
    await author.mutate('recipes.restore', { id: recipe.id })
    expect(await found({ q: 'eggs' })).toContain('Scrambled eggs')
  })

  test('is read again on lists too, where a person typed it, and their basket stays as it is', async () => {
    const { ids } = await author.mutate<{ ids: string[] }>('lists.addLines', {
      lines: ['молоко 2 л', 'сметана 200 г'],
    })
    await author.mutate('lists.tickLines', { ids: ids.slice(0, 1), ticked: true })
    const rows = async () => (await author.query<ShoppingPage>('lists.read', {})).open?.rows
    const before = await rows()
    await app.services.sql`
      UPDATE shopping_lines SET food = NULL, quantity = NULL, unit = NULL, reader_version = 0`
    expect((await rows())?.map((row) => row.price)).toEqual([null, null])
    await heal(app.services)
    expect(await rows()).toEqual(before)
  })

  test('is healed although a part of it cannot be', async () => {
    const { id } = await author.compose(omelette)
    await author.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    const { sql } = app.services
    await sql`UPDATE shopping_lines SET food = NULL, reader_version = 0`
    await misread([id])
    await sql`ALTER TABLE recipes ADD CONSTRAINT never_read_again CHECK (id <> ${sql.unsafe(`'${id}'`)}) NOT VALID`
    await heal(app.services)
    const left = await sql`SELECT 1 FROM shopping_lines WHERE reader_version = 0 AND NOT made`
    expect(left.count).toBe(0)
    await sql`ALTER TABLE recipes DROP CONSTRAINT never_read_again`
    expect(await heal(app.services)).toBe(1)
  })

  test('is each read by one of several servers that heal at the same time', async () => {
    const recipes: Recipe[] = []
    for (let n = 0; n < 3; n += 1) recipes.push(await author.compose({ title: `Борщ ${n}` }))
    await app.services.sql`
      INSERT INTO recipes (id, person_id, status, title, language, servings, ingredients)
      SELECT 'rec_heal' || n, person_id, 'ready', title, 'uk', 1, ingredients
      FROM (SELECT * FROM recipes WHERE id = ${recipes[0]?.id ?? ''}) r, generate_series(1, 400) n`
    const healed = await Promise.all([1, 2, 3].map(() => heal(app.services)))
    expect(healed.reduce((sum, one) => sum + one)).toBe(400)
    // Nobody waited for the rows of another.
    expect(healed.filter((one) => one > 0).length).toBe(3)
    expect(await heal(app.services)).toBe(0)
  })

  test('is not touched again by an edit that leaves the lines as they are', async () => {
    const { id, version } = await author.compose(omelette)
    await misread([id])
    const edit = { id, version, title: 'Omelette with nothing new' }
    await author.mutate('recipes.update', edit)
    expect(await heal(app.services)).toBe(1)
    const edited = { id, version: version + 1, ingredients: omelette.ingredients }
    await author.mutate('recipes.update', edited)
    expect(await heal(app.services)).toBe(0)
  })

  test('is read again as soon as a server starts, and a server that stops waits for one batch alone', async () => {
    const { id } = await author.compose(omelette)
    await misread([id])
    const sweeping = startSweeping(app.services)
    await sweeping.stop()
    expect(await heal(app.services)).toBe(0)
    const { allergens } = await author.query<RecipeView>('recipes.get', { id })
    expect(allergens.toSorted()).toEqual(['eggs', 'milk'])
  })
})
