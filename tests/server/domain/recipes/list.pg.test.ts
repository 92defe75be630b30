import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { heal } from '../../../../server/sweep/heal.ts'
import type { RecipePage } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller

beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
  const stranger = await app.signedUp()
  await stranger.compose({ title: 'Чужий борщ', tags: ['чуже'] })
  await cook.compose({ title: 'Борщ', tags: ['суп', 'обід'] })
  await cook.compose({
    title: 'Юшка',
    tags: ['суп'],
    ingredients: [{ text: '1 окунь, 100% свіжий' }],
  })
  await cook.compose({ title: 'Задум', status: 'draft', ingredients: [] })
  await cook.compose({ title: 'Налисники', tags: ['сніданок'] })
})
afterAll(() => app.stop())

async function titles(query?: Record<string, unknown>): Promise<string[]> {
  const { items } = await cook.query<RecipePage>('recipes.list', query)
  return items.map((one) => one.title)
}

test('the shelf holds one’s own recipes, the last changed first', async () => {
  expect(await titles()).toEqual(['Налисники', 'Задум', 'Юшка', 'Борщ'])
})

test('it can be sorted by title, and by what was cooked last', async () => {
  expect(await titles({ sort: 'title' })).toEqual(['Борщ', 'Задум', 'Налисники', 'Юшка'])
  expect(await titles({ sort: 'cooked' })).toHaveLength(4)
})

test('drafts and tags can be asked for', async () => {
  expect(await titles({ status: 'draft' })).toEqual(['Задум'])
  expect(await titles({ tag: 'суп' })).toEqual(['Юшка', 'Борщ'])
  expect(await cook.query('recipes.tags')).toEqual([
    { tag: 'суп', count: 2 },
    { tag: 'обід', count: 1 },
    { tag: 'сніданок', count: 1 },
  ])
})

describe('words are looked for', () => {
  test('in titles, ingredients and tags, every one of them', async () => {
    expect(await titles({ q: 'борщ' })).toEqual(['Борщ'])
    expect(await titles({ q: 'окунь' })).toEqual(['Юшка'])
    expect(await titles({ q: 'суп буряк' })).toEqual(['Борщ'])
    expect(await titles({ q: 'суп ананас' })).toEqual([])
  })

  test('as the feed understands them: by food, in every form, and with a slip', async () => {
    const eater = await app.signedUp()
    await eater.compose({ title: 'Вечеря', ingredients: [{ text: '400 г курячого філе' }] })
    await eater.compose({ title: 'Куряче філе', ingredients: [{ text: '1 щось' }] })
    await eater.compose({ title: 'Каша', ingredients: [{ text: 'гречка 200 г' }] })
    await eater.compose({ title: 'Компот', ingredients: [{ text: '100 г кураги' }] })
    const found = async (q: string) =>
      (await eater.query<RecipePage>('recipes.list', { q, sort: 'title' })).items.map(
        (one) => one.title,
      )
    expect(await found('курка')).toEqual(['Вечеря', 'Куряче філе'])
    expect(await found('chicken')).toEqual(['Вечеря', 'Куряче філе'])
    expect(await found('з гречкою')).toEqual(['Каша'])
    expect(await found('гречк')).toEqual(['Каша'])
    expect(await found('гречкa вечеря')).toEqual([])
    const author = await app.signedUp()
    await author.publish({ title: 'Гречка', ingredients: [{ text: 'гречка 200 г' }] })
    expect(await found('гречкв')).toEqual(['Каша'])
    // What an older program wrote is found so once it was brought up to date.
    await app.services.sql`UPDATE recipes SET search = NULL, search_version = 0`
    expect(await found('курка')).toEqual([])
    await heal(app.services)
    expect(await found('курка')).toEqual(['Вечеря', 'Куряче філе'])
  })

  test('as they are: signs of the database mean nothing in them', async () => {
    expect(await titles({ q: '100%' })).toEqual(['Юшка'])
    expect(await titles({ q: '%' })).toEqual(['Юшка'])
    expect(await titles({ q: '_' })).toEqual([])
    expect(await titles({ q: "'; DROP TABLE recipes; --" })).toEqual([])
    expect(await titles({ q: 'quantity' })).toEqual([])
    expect(await titles({ q: '   ' })).toHaveLength(4)
  })
})

test('pages follow each other without a gap, and the last has no next', async () => {
  const seen: string[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page: RecipePage = await cook.query('recipes.list', {
      limit: 3,
      sort: 'title',
      ...(cursor && { cursor }),
    })
    seen.push(...page.items.map((one) => one.title))
    cursor = page.nextCursor
  }
  expect(seen).toEqual(['Борщ', 'Задум', 'Налисники', 'Юшка'])
})

test('a cursor that nobody gave is refused, and is not the beginning', async () => {
  for (const cursor of ['x', '-1', '', '1e3'])
    await expect(cook.query('recipes.list', { cursor })).rejects.toMatchObject({
      status: 400,
      reason: 'cursor_unknown',
    })
})
