import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import type { FeedItem } from '../../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let author: Caller

beforeAll(async () => {
  app = await startTestApp()
  author = app.caller()
  await author.signUp()
  const dishes: [title: string, ...lines: string[]][] = [
    ['Деруни', '1 кг картоплі', '2 яйця', '100 г сметани'],
    ['Капусняк', '500 г квашеної капусти', '300 г свинини'],
    ['Рататуй', '2 баклажани', '2 кабачки', '3 помідори'],
    ['Apple pie', '5 apples', '200 g butter', '300 g flour'],
    ['Печеня', '500 г м’яса', '5 картоплин'],
    ['Салат зі зеленню', '2 огірки', '1 пучок хрумозелу'],
    ['Баклажжанка', '200 г вершків'],
  ]
  for (const [title, ...lines] of dishes)
    await author.publish({ title, ingredients: lines.map((text) => ({ text })) })
})
afterAll(() => app.stop())

async function found(q: string): Promise<string[]> {
  const { items } = await author.query<{ items: FeedItem[] }>('feed.page', { q })
  return items.map((item) => item.title).sort()
}

async function filtered(filter: Record<string, unknown>): Promise<string[]> {
  const { items } = await author.query<{ items: FeedItem[] }>('feed.page', filter)
  return items.map((item) => item.title).sort()
}

describe('feed search', () => {
  test('finds a food by any name that people give it', async () => {
    expect(await found('бараболя')).toEqual(['Деруни', 'Печеня'])
  })
  test('finds Ukrainian recipes by an English name of a food, and English ones by a Ukrainian', async () => {
    expect(await found('potatoes')).toEqual(['Деруни', 'Печеня'])
    expect(await found('яблука')).toEqual(['Apple pie'])
  })
  test('finds by the group that a food belongs to', async () => {
    expect(await found("м'ясо")).toEqual(['Капусняк', 'Печеня'])
  })
  test('forgives one slip of the finger', async () => {
    expect(await found('кортопля')).toEqual(['Деруни', 'Печеня'])
    expect(await found('капутса')).toEqual(['Капусняк'])
    expect(await found('bvtter')).toEqual(['Apple pie'])
  })
  test('does not take an odd title for the right spelling of a food', async () => {
    expect(await found('баклажани')).toEqual(['Рататуй'])
    expect(await found('баклажанни')).toEqual(['Рататуй'])
  })
  test('asks for every thing that is named', async () => {
    expect(await found('картопля з яйцями')).toEqual(['Деруни'])
    expect(await found('картопля з вершками')).toEqual([])
  })
  test('gives nothing for a word that nobody wrote', async () => {
    expect(await found('зщшґхжцфк')).toEqual([])
  })
  test('does not stumble over quotes, operators and null bytes', async () => {
    expect(await found("картопля' & !(|:*\\ \u0000")).toEqual(['Деруни', 'Печеня'])
  })
})

describe('descriptions', () => {
  test('are looked into only where that is asked for', async () => {
    const id = await author.publish({ title: 'Гостинець', description: 'Смакує на вечорницях.' })
    expect(await found('вечорниці')).toEqual([])
    const { items } = await searchRecipes(guestOf(app), { text: 'вечорниці' })
    expect(items.map((item) => item.id)).toEqual([id])
    await app.services.sql`DELETE FROM publications WHERE id = ${id}`
  })
})

describe('filters by diet and food', () => {
  test('a diet shows only what surely keeps it', async () => {
    expect(await filtered({ diets: ['vegan'] })).toEqual(['Рататуй'])
    expect(await filtered({ diets: ['vegetarian'], q: 'картопля' })).toEqual(['Деруни'])
  })
  test('an unwanted food takes its hidden kinds along, and whatever was not understood', async () => {
    expect(await filtered({ without: ['pork'] })).toEqual([
      'Apple pie',
      'Баклажжанка',
      'Деруни',
      'Рататуй',
    ])
  })
})

describe('what search goes by', () => {
  test('follows an edit and a withdrawal', async () => {
    const recipe = await author.compose({
      title: 'Млинці',
      ingredients: [{ text: '200 г гречки' }],
    })
    await author.mutate('recipes.publish', { id: recipe.id })
    expect(await found('гречка')).toEqual(['Млинці'])
    const edited = await author.mutate<{ version: number }>('recipes.update', {
      id: recipe.id,
      version: recipe.version,
      ingredients: [{ text: '200 г пшона' }],
    })
    expect(edited.version).toBe(recipe.version + 1)
    expect(await found('гречка')).toEqual([])
    expect(await found('пшоно')).toEqual(['Млинці'])
    await author.mutate('recipes.unpublish', { id: recipe.id })
    expect(await found('пшоно')).toEqual([])
  })

  test('counts each term in as many publications as it stands in', async () => {
    const { sql } = app.services
    const wrong = await sql`
      SELECT term, df, real FROM (
        SELECT coalesce(t.term, r.lexeme) AS term, coalesce(t.df, 0) AS df, coalesce(r.real, 0) AS real
        FROM terms t FULL JOIN (
          SELECT u.lexeme, count(*)::int AS real FROM publications p, unnest(p.search) u
          WHERE p.withdrawn_at IS NULL GROUP BY u.lexeme) r ON r.lexeme = t.term) both_counts
      WHERE df <> real`
    expect([...wrong]).toEqual([])
  })

  test('people who publish at once do not wait for each other for ever', async () => {
    const ids = await Promise.all(
      ['а', 'б', 'в', 'г', 'ґ', 'д'].map((letter) =>
        author.publish({ title: `Каша ${letter}`, ingredients: [{ text: '100 г рису' }] }),
      ),
    )
    expect(ids.length).toBe(6)
    expect((await found('рис')).length).toBe(6)
  })
})
