import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { structured, toolRefusal } from '../../../support/mcp.ts'

let app: TestApp
let token: string
let soup: string
let pie: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await connectAgent(app, await app.signedUp('Олена'))).access_token
  const cook = await app.signedUp('Марко')
  soup = await cook.publish({
    title: 'Суп із сочевиці',
    description: 'Зимовий.',
    servings: 6,
    tags: ['пісне'],
    ingredients: [{ text: 'Для супу:' }, { text: '300 г сочевиці' }, { text: '2 моркви' }],
    steps: [{ text: 'Зваріть сочевицю.' }, { text: 'Додайте моркву.' }],
  })
  pie = await cook.publish({
    title: 'Пиріг',
    ingredients: [{ text: '200 г пшеничного борошна' }, { text: '100 г якоїсь дзумандри' }],
  })
})
afterAll(() => app.stop())

interface Found {
  recipes: Record<string, unknown>[]
  note?: string
  next_cursor?: string
}

const search = (args: Record<string, unknown>) =>
  structured<Found>(app, token, 'service_search_public_recipes', args)

test('ids read publications whole, in the order that was asked for', async () => {
  const { recipes, note } = await search({ ids: [pie, soup] })
  expect(recipes.map((one) => one['id'])).toEqual([pie, soup])
  expect(recipes[1]).toMatchObject({
    title: 'Суп із сочевиці',
    author: 'Марко',
    description: 'Зимовий.',
    servings: 6,
    tags: ['пісне'],
    ingredients: ['Для супу:', '300 г сочевиці', '2 моркви'],
    steps: ['Зваріть сочевицю.', 'Додайте моркву.'],
    allergens: [],
    allergens_complete: true,
  })
  expect(recipes[1]?.['diets']).toContain('vegan')
  expect(note).toBeUndefined()
})

test('a line that was not understood leaves the allergens incomplete and the diets unsaid', async () => {
  const { recipes } = await search({ ids: [pie] })
  expect(recipes[0]).toMatchObject({ allergens: ['gluten'], allergens_complete: false, diets: [] })
})

test('a search tells in brief what is in each dish, without steps and headings', async () => {
  const { recipes } = await search({ query: 'суп із сочевиці' })
  expect(recipes[0]).toMatchObject({ id: soup, ingredients: ['сочевиця', 'морква'] })
  expect(recipes[0]).not.toHaveProperty('steps')
  expect(recipes[0]).not.toHaveProperty('allergens')
})

test('an id that is not in the feed is named, and what is there still comes', async () => {
  const { recipes, note } = await search({ ids: ['pub_none', soup] })
  expect(recipes.map((one) => one['id'])).toEqual([soup])
  expect(note).toContain('pub_none')
  const refused = await toolRefusal(app, token, 'service_search_public_recipes', {
    ids: ['pub_no'],
  })
  expect(refused).toContain('service_search_public_recipes')
})

test('with a limit the pages go on where each was cut, searched or listed', async () => {
  const cook = await app.signedUp('Ніна')
  for (const n of [1, 2, 3, 4]) await cook.publish({ title: `Галушки ${n}` })
  const walk = async (args: Record<string, unknown>) => {
    const titles: unknown[] = []
    let cursor: string | undefined
    do {
      const page = await search({ ...args, limit: 3, ...(cursor && { cursor }) })
      expect(page.recipes.length).toBeLessThanOrEqual(3)
      titles.push(...page.recipes.map((one) => one['title']))
      cursor = page.next_cursor
    } while (cursor)
    return titles.toSorted()
  }
  const all = ['Галушки 1', 'Галушки 2', 'Галушки 3', 'Галушки 4']
  expect(await walk({ query: 'галушки' })).toEqual(all)
  expect(await walk({})).toEqual([...all, 'Пиріг', 'Суп із сочевиці'])
})
