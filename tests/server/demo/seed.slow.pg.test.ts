import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoContent, DemoRecipe } from '../../../server/demo/content.ts'
import { addDemoPhotos } from '../../../server/demo/photos.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import type { FeedItem } from '../../../shared/wire/feed.ts'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { ask, names } from '../../support/ask-door.ts'

const dayMs = 86_400_000
let app: TestApp

beforeEach(async () => {
  app = await startTestApp({ DEMO: '1' })
})
afterEach(() => app.stop())

const dish: DemoRecipe = {
  slug: 'uzvar',
  title: 'Узвар',
  author: 'olena',
  language: 'uk',
  description: 'Із сушні.',
  servings: 6,
  prepMinutes: 5,
  cookMinutes: 0,
  tags: ['напій'],
  likes: 3,
  daysAgo: 10,
  ingredients: ['200 г сушених груш'],
  steps: [{ text: 'Залийте окропом.', minutes: 30 }],
}
const small: DemoContent = {
  authors: [{ id: 'olena', displayName: 'Олена Коваль', language: 'uk', about: 'Готує.' }],
  recipes: [
    dish,
    { ...dish, slug: 'borshch', title: 'Борщ', likes: 1, daysAgo: 2, cookMinutes: 90 },
  ],
}
const readSmall = async () => small

async function feed(sort = 'fresh'): Promise<FeedItem[]> {
  const response = await app.fetch(`/api/social/feed?before=99999999999999&sort=${sort}`)
  return ((await response.json()) as { items: FeedItem[] }).items
}

describe('an empty database', () => {
  test('is filled with everything in the files', async () => {
    expect(await seedDemo(app.services)).toBe(true)
    const [counted] = await app.services.sql`
      SELECT count(*)::int AS recipes, count(DISTINCT author_id)::int AS authors,
        bool_and(likes = (SELECT count(*) FROM likes l WHERE l.publication_id = p.id)) AS honest,
        max(published_at) <= ${Date.now()} AS past
      FROM publications p`
    expect(counted).toEqual({ recipes: expect.any(Number), authors: 11, honest: true, past: true })
    expect(counted?.['recipes']).toBeGreaterThanOrEqual(80)
    expect(await feed()).toHaveLength(10)
  })

  test('has each dish published by its cook, on its day, with its likes', async () => {
    await seedDemo(app.services, readSmall)
    const [borshch, uzvar] = await feed()
    expect(borshch).toMatchObject({ title: 'Борщ', cookMinutes: 90, likes: 1 })
    expect(uzvar).toMatchObject({
      title: 'Узвар',
      author: { displayName: 'Олена Коваль' },
      cookMinutes: 0,
      likes: 3,
    })
    const age = Date.now() - (uzvar?.publishedAt ?? 0)
    expect(Math.floor(age / dayMs)).toBe(10)
    expect((await feed('popular')).map((one) => one.title)).toEqual(['Узвар', 'Борщ'])
  })

  test('is found by its words at once', async () => {
    await seedDemo(app.services, readSmall)
    const found = async (q: string) => {
      const query = new URLSearchParams({ before: '99999999999999', q })
      const response = await app.fetch(`/api/social/feed?${query}`)
      return ((await response.json()) as { items: FeedItem[] }).items.map((one) => one.title)
    }
    expect(await found('борщ')).toEqual(['Борщ'])
    expect(await found('груші')).toEqual(['Борщ', 'Узвар'])
    expect(await app.caller().query('feed.suggest', { q: 'узв' })).toMatchObject({
      dishes: [{ title: 'Узвар' }],
    })
    expect(names(await ask(app, 'узвар'))).toEqual(['Узвар'])
  })

  test('holds cooks whom nobody can sign in as', async () => {
    await seedDemo(app.services, readSmall)
    const people = await app.services.sql`
      SELECT 1 FROM people WHERE email IS NOT NULL OR password_hash IS NOT NULL`
    expect(people).toHaveLength(0)
  })

  test('is filled once by several servers that start at the same moment', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => seedDemo(app.services, readSmall)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await feed()).toHaveLength(2)
  })
})

describe('nothing is added', () => {
  test('at a second start', async () => {
    await seedDemo(app.services, readSmall)
    expect(await seedDemo(app.services, readSmall)).toBe(false)
    expect(await feed()).toHaveLength(2)
  })

  test('where a person has signed up', async () => {
    await app.caller().signUp()
    expect(await seedDemo(app.services, readSmall)).toBe(false)
    expect(await feed()).toEqual([])
  })

  test('with DEMO=0', async () => {
    const { config } = app.services
    const services = { ...app.services, config: { ...config, demo: false } }
    expect(await seedDemo(services, readSmall)).toBe(false)
    expect(await feed()).toEqual([])
  })

  test('when the files are broken: all of it, or none', async () => {
    const broken = { ...small, recipes: [dish, { ...dish, slug: 'x', author: 'nobody' }] }
    await expect(seedDemo(app.services, async () => broken)).rejects.toThrow('x.yaml')
    expect(await feed()).toEqual([])
    expect(await seedDemo(app.services, readSmall)).toBe(true)
  })
})

describe('the drawn pictures', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>'
  let folder: string

  beforeEach(async () => {
    folder = join(app.services.config.dataDir, 'drawings')
    await mkdir(folder)
    await seedDemo(app.services, readSmall)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function photos(): Promise<(string | null)[]> {
    return (await feed()).map((one) => one.photoUrl)
  }

  test('come to their dishes and are served as photos', async () => {
    await Bun.write(join(folder, 'borshch.svg'), svg)
    expect(await addDemoPhotos(app.services, folder).done).toBe(1)
    const [borshch, uzvar] = await photos()
    expect(uzvar).toBeNull()
    const path = new URL(borshch ?? '').pathname
    const response = await app.fetch(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('come to the copies, too, that somebody has saved before', async () => {
    const cook = await app.signedUp()
    const [borshch] = await feed()
    const mine = await cook.mutate<Recipe>('recipes.copy', { publicationId: borshch?.id })
    expect(mine.photo).toBeNull()
    await Bun.write(join(folder, 'borshch.svg'), svg)
    await addDemoPhotos(app.services, folder).done
    const [painted] = await photos()
    const after = await cook.query<Recipe>('recipes.get', { id: mine.id })
    expect(painted).toContain(after.photo?.medium)
  })

  test('that were left when the server stopped come at the next start', async () => {
    await Bun.write(join(folder, 'borshch.svg'), svg)
    await Bun.write(join(folder, 'uzvar.svg'), svg)
    const first = addDemoPhotos(app.services, folder)
    await first.stop()
    expect(await first.done).toBeLessThan(2)
    await addDemoPhotos(app.services, folder).done
    expect((await photos()).filter(Boolean)).toHaveLength(2)
    expect(await addDemoPhotos(app.services, folder).done).toBe(0)
  })

  test('are painted once by two servers', async () => {
    await Bun.write(join(folder, 'borshch.svg'), svg)
    await Bun.write(join(folder, 'uzvar.svg'), svg)
    const counts = await Promise.all([1, 2].map(() => addDemoPhotos(app.services, folder).done))
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(2)
    expect(await app.services.sql`SELECT 1 FROM photos`).toHaveLength(2)
  })

  test('that cannot be read do not keep the others back', async () => {
    await Bun.write(join(folder, 'borshch.svg'), 'not a drawing')
    await Bun.write(join(folder, 'uzvar.svg'), svg)
    await addDemoPhotos(app.services, folder).done
    const [borshch, uzvar] = await photos()
    expect(borshch).toBeNull()
    expect(uzvar).toBeString()
  })

  test('never come to a recipe of a person’s own', async () => {
    const cook = app.caller()
    await cook.signUp()
    const { id } = await cook.compose()
    await app.services.sql`UPDATE recipes SET import_key = 'demo/borshch' WHERE id = ${id}`
    await Bun.write(join(folder, 'borshch.svg'), svg)
    await addDemoPhotos(app.services, folder).done
    expect(await cook.query('recipes.get', { id })).toMatchObject({ photo: null })
  })

  test('are not needed: without their folder nothing happens', async () => {
    expect(await addDemoPhotos(app.services, join(folder, 'none')).done).toBe(0)
  })
})
