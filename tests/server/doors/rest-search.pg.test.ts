import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { FeedItem, Publication } from '../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let soupId: string

beforeAll(async () => {
  app = await startTestApp()
  const author = app.caller()
  await author.signUp()
  soupId = await author.publish({
    title: 'Локшина по-домашньому',
    servings: 4,
    ingredients: [{ text: '500 г курки' }, { text: '2 яйця' }, { text: 'сіль за смаком' }],
    steps: [{ text: 'Зваріть курку.', minutes: 40 }, { text: 'Вбийте яйця.' }],
  })
  await author.publish({
    title: 'Гречка з грибами',
    ingredients: [{ text: '1 склянка гречки' }, { text: '300 г печериць' }],
  })
})
afterAll(() => app.stop())

async function found(q: string): Promise<string[]> {
  const response = await app.fetch(
    `/api/social/feed?before=99999999999999&q=${encodeURIComponent(q)}`,
  )
  return ((await response.json()) as { items: FeedItem[] }).items.map((item) => item.title)
}

describe('searching the feed', () => {
  test('finds a dish by an ingredient in any case', async () => {
    expect(await found('куркою')).toEqual(['Локшина по-домашньому'])
    expect(await found('гречці')).toEqual(['Гречка з грибами'])
  })
  test('finds a dish by the beginning of a word', async () => {
    expect(await found('локш')).toEqual(['Локшина по-домашньому'])
  })
  test('asks for every word', async () => {
    expect(await found('гречка з куркою')).toEqual([])
  })
})

describe('GET /api/social/{id}', () => {
  test('gives lines as typed and as understood, and what each step uses', async () => {
    const response = await app.fetch(`/api/social/${soupId}`)
    const publication = (await response.json()) as Publication
    expect(publication.ingredients).toEqual([
      { text: '500 г курки', food: 'chicken', quantity: 500, unit: 'g', note: null },
      { text: '2 яйця', food: 'egg', quantity: 2, unit: null, note: null },
      { text: 'сіль за смаком', food: 'salt', quantity: null, unit: null, note: null },
    ])
    expect(publication.steps).toEqual([
      { text: 'Зваріть курку.', minutes: 40, ingredients: [0] },
      { text: 'Вбийте яйця.', minutes: null, ingredients: [1] },
    ])
    expect(publication.allergens).toEqual(['eggs'])
    expect(publication.diets).toContain('dairy-free')
    expect(publication.diets).not.toContain('vegetarian')
    expect(publication.url).toBe(`http://localhost:3000/r/${soupId}`)
  })

  test('costs what its amounts cost', async () => {
    const publication = (await (await app.fetch(`/api/social/${soupId}`)).json()) as Publication
    expect(publication.estimatedPrice).toBeGreaterThan(5000)
    expect(publication.pricePerServing).toBe(Math.round(publication.estimatedPrice / 4))
  })

  test('is answered 304 to whoever has it already', async () => {
    const first = await app.fetch(`/api/social/${soupId}`)
    const second = await app.fetch(`/api/social/${soupId}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(second.status).toBe(304)
  })
})

describe('with a session', () => {
  test('items say what the caller likes and whom they follow', async () => {
    const reader = app.caller()
    await reader.signUp('Читач')
    const { author } = (await (await app.fetch(`/api/social/${soupId}`)).json()) as Publication
    await reader.mutate('feed.like', { publicationId: soupId })
    await reader.mutate('feed.follow', { authorId: author.id })
    const response = await reader.fetch('/api/social/feed?before=99999999999999')
    const { items } = (await response.json()) as { items: FeedItem[] }
    expect(items.find((item) => item.id === soupId)).toMatchObject({
      liked: true,
      following: true,
      likes: 1,
    })
    expect(items.find((item) => item.id !== soupId)).toMatchObject({
      liked: false,
      following: true,
      likes: 0,
    })
    expect(response.headers.get('cache-control')).toContain('private')
  })

  test('liking twice counts once, and taking it back counts none', async () => {
    const reader = app.caller()
    await reader.signUp('Інша')
    const before = (await reader.mutate<{ likes: number }>('feed.like', { publicationId: soupId }))
      .likes
    expect(
      (await reader.mutate<{ likes: number }>('feed.like', { publicationId: soupId })).likes,
    ).toBe(before)
    expect(
      (await reader.mutate<{ likes: number }>('feed.unlike', { publicationId: soupId })).likes,
    ).toBe(before - 1)
    expect(
      (await reader.mutate<{ likes: number }>('feed.unlike', { publicationId: soupId })).likes,
    ).toBe(before - 1)
  })

  test('people who like at once are each counted', async () => {
    const readers = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const reader = app.caller()
        await reader.signUp(`Читачка ${n}`)
        return reader
      }),
    )
    const likes = async () =>
      ((await (await app.fetch(`/api/social/${soupId}`)).json()) as Publication).likes
    const before = await likes()
    await Promise.all(
      readers.map((reader) => reader.mutate('feed.like', { publicationId: soupId })),
    )
    expect(await likes()).toBe(before + readers.length)
  })
})
