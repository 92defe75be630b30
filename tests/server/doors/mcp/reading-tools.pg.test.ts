import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent } from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { structured, toolRefusal } from '../../../support/mcp.ts'
import { connectStore, startPractising } from '../../../support/practice.ts'

let app: TestApp
let token: string
let recipeId: string
beforeAll(async () => {
  app = await startTestApp()
  const person = await app.signedUp('Олена')
  token = (await connectAgent(app, person)).access_token
  recipeId = (await person.compose({ title: 'Борщ', cookMinutes: 90, tags: ['суп'] })).id
})
afterAll(() => app.stop())

const refusal = (name: string, args: Record<string, unknown>) => toolRefusal(app, token, name, args)

describe('service_list_my_recipes', () => {
  test('lists own recipes only, found by words', async () => {
    const stranger = await app.signedUp()
    await stranger.compose({ title: 'Чужий борщ' })
    const { recipes } = await structured<{ recipes: unknown[] }>(
      app,
      token,
      'service_list_my_recipes',
      { query: 'борщ' },
    )
    expect(recipes).toEqual([
      {
        id: recipeId,
        title: 'Борщ',
        status: 'ready',
        servings: 4,
        cook_minutes: 90,
        total_minutes: 90,
        tags: ['суп'],
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        url: `${baseUrl}/recipes/${recipeId}`,
      },
    ])
  })

  test('pages go on by the cursor until there is none', async () => {
    const many = await app.signedUp()
    for (const title of ['А', 'Б', 'В']) await many.compose({ title })
    const { access_token } = await connectAgent(app, many)
    const page = (cursor?: string) =>
      structured<{ recipes: { title: string }[]; next_cursor?: string }>(
        app,
        access_token,
        'service_list_my_recipes',
        { sort: 'title', limit: 2, ...(cursor && { cursor }) },
      )
    const first = await page()
    const second = await page(first.next_cursor)
    const titles = [...first.recipes, ...second.recipes].map((one) => one.title)
    expect([titles, second.next_cursor]).toEqual([['А', 'Б', 'В'], undefined])
  })
})

describe('service_get_my_recipe', () => {
  test('returns the recipe in full', async () => {
    const recipe = await structured<Record<string, unknown>>(app, token, 'service_get_my_recipe', {
      id: recipeId,
    })
    expect(recipe).toMatchObject({
      id: recipeId,
      title: 'Борщ',
      servings: 4,
      ingredients: [{ text: '500 г буряка' }],
      steps: [{ text: 'Зваріть буряк.' }],
    })
    expect(Object.values(recipe)).not.toContain(null)
  })

  test('writes out what the dish takes of the person’s own, and names what it takes of somebody who cooks with them', async () => {
    const person = await app.signedUp('Оля')
    const mate = await joinedBy(app, person, 'Марко')
    const line = (text: string) => ({ ingredients: [{ text }], servings: 4 })
    const dough = await person.compose({
      ...{ title: 'Тісто', ...line('500 г борошна'), steps: [{ text: 'Замісіть.' }] },
    })
    const sauce = await mate.compose({
      ...{ title: 'Соус', ...line('300 г сметани'), steps: [{ text: 'Моя таємниця: збийте.' }] },
    })
    const { id } = await person.compose({
      title: 'Вареники',
      ingredients: [
        { text: '4 порції тіста', recipeId: dough.id },
        { text: '4 порції соусу', recipeId: sauce.id },
      ],
    })
    const { access_token } = await connectAgent(app, person)
    const told = await structured<{ ingredients: { text: string }[] }>(
      ...([app, access_token, 'service_get_my_recipe', { id }] as const),
    )
    expect(told.ingredients.map((one) => one.text)).toEqual([
      '4 порції тіста:',
      '500 г борошна',
      'Вареники:',
      '4 порції соусу',
    ])
    expect(JSON.stringify(told)).toContain('Замісіть.')
    expect(JSON.stringify(told)).not.toMatch(/сметан|smetana|sour cream|таємниця/i)
  })

  test('another person’s recipe and one that never was get the same sentence', async () => {
    const stranger = await app.signedUp()
    const { id } = await stranger.compose()
    const theirs = await refusal('service_get_my_recipe', { id })
    expect(theirs).toBe(await refusal('service_get_my_recipe', { id: 'rec_none' }))
    expect(theirs).toContain('service_list_my_recipes')
  })
})

describe('service_list_plan', () => {
  test('refuses days that are no days and ranges that are too long', async () => {
    expect(await refusal('service_list_plan', { from: '2026-02-30' })).toContain('from')
    expect(await refusal('service_list_plan', { from: '2026-01-01', to: '2027-01-01' })).toContain(
      '92',
    )
  })

  test('without dates it covers two weeks from today', async () => {
    const plan = await structured<{ from: string; to: string; entries: unknown[] }>(
      app,
      token,
      'service_list_plan',
    )
    expect((Date.parse(plan.to) - Date.parse(plan.from)) / 86_400_000).toBe(13)
    expect(plan.entries).toEqual([])
  })
})

describe('service_search_public_recipes', () => {
  test('finds what others have published, with links and no private word', async () => {
    const cook = await app.signedUp('Марко')
    const id = await cook.publish({ title: 'Деруни з грибами', cookMinutes: 30 })
    const money = {
      currency: 'UAH',
      minor: expect.any(Number),
      text: expect.stringMatching(/₴$/),
    }
    const { recipes } = await structured<{ recipes: Record<string, unknown>[] }>(
      app,
      token,
      'service_search_public_recipes',
      { query: 'деруни', max_minutes: 45 },
    )
    expect(recipes).toEqual([
      {
        id,
        title: 'Деруни з грибами',
        author: 'Марко',
        language: 'uk',
        servings: 4,
        cook_minutes: 30,
        total_minutes: 30,
        estimated_price: money,
        price_per_serving: money,
        ingredients: ['буряк'],
        diets: expect.arrayContaining(['vegan']),
        likes: 0,
        published_at: expect.any(String),
        url: `${baseUrl}/r/${id}`,
        data_url: `${baseUrl}/api/social/${id}`,
      },
    ])
  })
})

describe('a question to service_search_public_recipes', () => {
  test('never brings what it refuses, and goes on where the page before ended', async () => {
    const cook = await app.signedUp('Оля')
    for (let n = 1; n <= 12; n++)
      await cook.publish({ title: `Юшка ${n}`, ingredients: [{ text: '3 картоплини' }] })
    await cook.publish({ title: 'Юшка з м’ясом', ingredients: [{ text: '300 г свинини' }] })
    const ask = (cursor?: string) =>
      structured<{ recipes: { title: string }[]; next_cursor?: string }>(
        app,
        token,
        'service_search_public_recipes',
        { query: 'юшка без м’яса', ...(cursor && { cursor }) },
      )
    const first = await ask()
    expect(first.recipes).toHaveLength(10)
    const second = await ask(first.next_cursor)
    expect(second.next_cursor).toBeUndefined()
    const titles = [...first.recipes, ...second.recipes].map((one) => one.title)
    expect(new Set(titles).size).toBe(12)
    expect(titles).not.toContain('Юшка з м’ясом')
  })

  test('says what of it was left out', async () => {
    const cook = await app.signedUp('Ніна')
    await cook.publish({ title: 'Запіканка', ingredients: [{ text: '500 г картоплі' }] })
    const { recipes, note } = await structured<{ recipes: unknown[]; note?: string }>(
      app,
      token,
      'service_search_public_recipes',
      { query: 'запіканка з крокодилом' },
    )
    expect(recipes.length).toBeGreaterThan(0)
    expect(note).toContain('крокодил')
  })
})

describe('service_search_store_products', () => {
  test('says plainly that no store is connected', async () => {
    expect(await refusal('service_search_store_products', { query: 'молоко' })).toContain(
      '/settings',
    )
  })

  test('gives name, pack size and price of what the connected store sells, and nothing else', async () => {
    const practising = await startPractising()
    const who = await practising.app.signedUp()
    await connectStore(who, 'silpo')
    const { access_token } = await connectAgent(practising.app, who)
    const said = await structured<{ store: string; products: Record<string, unknown>[] }>(
      practising.app,
      access_token,
      'service_search_store_products',
      { query: 'гречка', limit: 3 },
    )
    expect(said.store).toContain('Навчальна крамниця')
    expect(said.products.length).toBeGreaterThan(0)
    for (const product of said.products)
      expect(Object.keys(product).toSorted()).toEqual(['name', 'pack_size', 'price'])
    await practising.stop()
  })
})
