import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { importRecipes } from '../../../../server/domain/bulk-import/import-recipes.ts'
import type { Bad } from '../../../../server/domain/bulk-import/imported.ts'
import { type RawRecord, readRecords } from '../../../../server/domain/bulk-import/records.ts'
import { described } from '../../../../server/domain/recipes/publication.ts'
import type { RecipeRow } from '../../../../server/domain/recipes/rows.ts'
import { searchDocument } from '../../../../server/domain/search/document.ts'
import type { FeedItem } from '../../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let author: Caller
let authorId: string

beforeAll(async () => {
  app = await startTestApp()
  author = app.caller()
  authorId = (await author.signUp()).id
})
afterAll(() => app.stop())

const dish = (n: number | string, more: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  '@id': `https://recipes.example/${n}`,
  name: `Страва ${n}`,
  recipeYield: '4 порції',
  prepTime: 'PT10M',
  cookTime: 'PT1H',
  recipeIngredient: ['500 г картоплі', '2 яйця'],
  recipeInstructions: 'Зваріть.\nПодайте.',
  ...more,
})

async function take(text: string, publish = true, pieces = 7) {
  const bad: Bad[] = []
  const report = await importRecipes(app.services, {
    authorId,
    publish,
    records: readRecords(inPieces(text, pieces)),
    onBad: (one) => bad.push(one),
    onProgress: () => {},
  })
  return { ...report, lines: bad.map((one) => one.number) }
}

/** As a pipe delivers it: cut anywhere, in the middle of letters too. */
async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe('the records of a file', () => {
  const read = (text: string, size: number): Promise<RawRecord[]> =>
    Array.fromAsync(readRecords(inPieces(text, size)))

  test('are its lines, numbered as an editor numbers them', async () => {
    const text = '\ufeff{"a":1}\n\n{"b":"ї"}\r\n{"c":3}'
    for (const size of [1, 3, 1000]) {
      const records = await read(text, size)
      expect(records.map((one) => one.number)).toEqual([1, 3, 4])
      expect(records.map((one) => JSON.parse(one.text))).toEqual([{ a: 1 }, { b: 'ї' }, { c: 3 }])
    }
  })

  test('are the elements of an array, whatever stands in their strings', async () => {
    const elements = [{ a: '[{",]}\\' }, { b: [1, [2]] }, 'ї,', 7]
    for (const size of [1, 2, 1000]) {
      const records = await read(JSON.stringify(elements, null, 1), size)
      expect(records.map((one) => JSON.parse(one.text))).toEqual(elements)
    }
    expect(await read('[]', 1)).toEqual([])
    expect(await read('', 1)).toEqual([])
  })
})

describe('a bulk import', () => {
  test('adds, publishes and is found by search at once', async () => {
    const lines = [dish(1), dish(2, { recipeIngredient: ['1 кг батату'] }), dish(3)]
    const report = await take(lines.map((one) => JSON.stringify(one)).join('\n'))
    expect(report).toEqual({ added: 3, published: 3, known: 0, bad: 0, lines: [] })
    const { items } = await author.query<{ items: FeedItem[] }>('feed.page', { q: 'батат' })
    expect(items.map((item) => item.title)).toEqual(['Страва 2'])
    expect(items[0]).toMatchObject({ servings: 4, cookMinutes: 60 })
    expect(items[0]?.estimatedPrice).toBeGreaterThan(0)
  })

  test('adds nothing the second time, nor twice in one file', async () => {
    const text = [dish(1), dish(4), dish(4), dish(5, { '@id': undefined, name: 'Безіменна' })]
      .map((one) => JSON.stringify(one))
      .join('\n')
    expect(await take(text)).toMatchObject({ added: 2, known: 2 })
    expect(await take(text)).toMatchObject({ added: 0, known: 4 })
    const array = JSON.stringify([dish(1), dish(6)])
    expect(await take(array)).toMatchObject({ added: 1, known: 1 })
  })

  test('reports bad records by their number and goes on', async () => {
    const text = [
      '{"broken',
      JSON.stringify({ '@type': 'Person', name: 'Олена' }),
      JSON.stringify(dish(7)),
      'null',
      JSON.stringify({ '@type': 'Recipe', name: '' }),
      JSON.stringify(dish(8, { name: `Таб\tновий \\ рядок "лапки" ${'я'.repeat(50)}` })),
    ].join('\n')
    const report = await take(text)
    expect(report).toMatchObject({ added: 2, bad: 4, lines: [1, 2, 4, 5] })
    const [row] = await app.services.sql`
      SELECT title FROM recipes WHERE import_key = 'https://recipes.example/8'`
    expect(row?.['title']).toStartWith('Таб новий \\ рядок "лапки"')
  })

  test('leaves every column as it was read, and terms as PostgreSQL sorts them', async () => {
    const odd = {
      ...{
        name: "Бабусин 'чай' \\ 😀",
        keywords: 'з "лапками", {дужки}, null',
        cookTime: undefined,
      },
      ...{ recipeIngredient: ["2 ст. л. м'яти", 'щось 🥔 дивне', '1 л води'], tool: 'каструля' },
      ...{
        description: `${'дуже довго '.repeat(300)}O'Neil`,
        recipeInstructions: ['Раз.', 'Два.'],
      },
    }
    expect(await take(JSON.stringify(dish('odd', odd)))).toMatchObject({ published: 1 })
    const { sql } = app.services
    const [row] = await sql<(RecipeRow & { created: number; published_at: number })[]>`
      SELECT r.*, (extract(epoch FROM r.created_at) * 1000)::bigint AS created, p.published_at
      FROM recipes r JOIN publications p ON p.recipe_id = r.id
      WHERE r.import_key = 'https://recipes.example/odd'`
    if (!row) throw new Error('It was added.')
    expect(row).toMatchObject({
      ...{
        title: "Бабусин 'чай' \\ 😀",
        tags: ['з "лапками"', '{дужки}', 'null'],
        status: 'ready',
      },
      ...{ prep_minutes: 10, cook_minutes: null, servings: 4, equipment: ['каструля'] },
      ...{ steps: [{ text: 'Раз.' }, { text: 'Два.' }], source_url: 'https://recipes.example/odd' },
    })
    expect(row.ingredients.map((line) => line.text)).toEqual(odd.recipeIngredient)
    expect(Math.abs(row.created - Date.now())).toBeLessThan(3_600_000)
    expect(Math.abs(row.published_at - Date.now())).toBeLessThan(3_600_000)
    const [same] = await sql`
      SELECT r.search = ${searchDocument(described(row))}::tsvector AND p.search = r.search AS found,
        p.search::text = (p.search::text)::tsvector::text AS sorted
      FROM recipes r JOIN publications p ON p.recipe_id = r.id WHERE r.id = ${row.id}`
    expect(same).toEqual({ found: true, sorted: true })
  })

  test('publishes only what was asked for and what can be published', async () => {
    expect(await take(JSON.stringify(dish(9)), false)).toMatchObject({ added: 1, published: 0 })
    const bare = dish(10, { recipeInstructions: undefined })
    expect(await take(JSON.stringify(bare))).toMatchObject({ added: 1, published: 0 })
  })

  test('keeps the counts of terms right, and the moments of the feed apart', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => JSON.stringify(dish(`many-${n}`)))
    expect(await take(many.join('\n'), true, 65_536)).toMatchObject({
      added: 2500,
      published: 2500,
    })
    const { sql } = app.services
    const wrong = await sql`
      SELECT t.term, t.df, t.food_df, r.df AS real FROM terms t FULL JOIN (
        SELECT u.lexeme, count(*)::int AS df, (count(*) FILTER (WHERE 'B' = ANY (u.weights)))::int AS food_df
        FROM publications p, unnest(p.search) u WHERE p.withdrawn_at IS NULL GROUP BY u.lexeme
      ) r ON r.lexeme = t.term WHERE t.df IS DISTINCT FROM r.df OR t.food_df IS DISTINCT FROM r.food_df`
    expect([...wrong]).toEqual([])
    const [feed] =
      await sql`SELECT count(*)::int AS n, max(published_at) AS newest FROM publications`
    expect(feed?.['n']).toBeGreaterThan(2500)
    expect(feed?.['newest']).toBeLessThan(Date.now())
  })

  test('takes a recipe in once, however far apart a long file has it', async () => {
    const long = Array.from({ length: 4300 }, (_, n) => JSON.stringify(dish(`far-${n % 2100}`)))
    expect(await take(long.join('\n'), true, 65_536)).toMatchObject({ added: 2100, known: 2200 })
    const { sql } = app.services
    const moments = await sql`
      SELECT published_at FROM publications GROUP BY published_at HAVING count(*) > 1`
    expect([...moments]).toEqual([])
  })

  test('of a long file tells every bad record once, in the order of the file', async () => {
    const long = Array.from({ length: 3200 }, (_, n) =>
      n % 800 === 7 ? '{"broken' : JSON.stringify(dish(`told-${n}`)),
    )
    const report = await take(long.join('\n'), false, 65_536)
    expect(report).toMatchObject({ added: 3196, bad: 4, lines: [8, 808, 1608, 2408] })
  })

  test('that breaks off leaves what it published to be found', async () => {
    async function* brokenOff(): AsyncGenerator<RawRecord> {
      for (let n = 0; n < 2000; n += 1) {
        const text = JSON.stringify(dish(`cut-${n}`, { recipeIngredient: ['1 кг пастернаку'] }))
        yield { number: n, text }
      }
      throw new Error('The disk is gone.')
    }
    const broken = importRecipes(app.services, {
      authorId,
      publish: true,
      records: brokenOff(),
      onBad: () => {},
      onProgress: () => {},
    })
    await expect(broken).rejects.toThrow('The disk is gone.')
    const { items } = await author.query<{ items: FeedItem[] }>('feed.page', { q: 'пастернак' })
    expect(items).toHaveLength(10)
  })

  test('leaves its connection as it found it', async () => {
    const { sql } = app.services
    const rows = await sql`SELECT current_setting('komora.counts_terms', true) AS counts`
    expect(rows[0]?.['counts'] || null).toBeNull()
    const id = await author.publish({ title: 'Після', ingredients: [{ text: '1 кг топінамбура' }] })
    expect(id).toStartWith('pub_')
    const { items } = await author.query<{ items: FeedItem[] }>('feed.page', { q: 'топінамбур' })
    expect(items.map((item) => item.id)).toEqual([id])
  })
})
