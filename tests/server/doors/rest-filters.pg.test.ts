import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { FeedItem } from '../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const author = await app.signedUp()
  const english = {
    ingredients: [{ text: '500 g beetroot' }],
    steps: [{ text: 'Boil the beetroot.' }],
  }
  const dish = (title: string, language: string, prepMinutes?: number, cookMinutes?: number) =>
    author.publish({ title, prepMinutes, cookMinutes, ...(language === 'en' && english) })
  await dish('Шашлик', 'uk', 210, 30)
  await dish('Омлет', 'uk', 5, 10)
  await dish('Як вийде', 'uk')
  await dish('Overnight oats', 'en', 10)
  await dish('Roast', 'en', 20, 90)
})
afterAll(() => app.stop())

async function titles(search: string): Promise<string[]> {
  const response = await app.fetch(`/api/social/feed?before=99999999999999&${search}`)
  const { items } = (await response.json()) as { items: FeedItem[] }
  return items.map((item) => item.title)
}

test('time is that at the stove, and total that from the beginning to the table', async () => {
  expect(await titles('time=30')).toEqual(['Омлет', 'Шашлик'])
  expect(await titles('total=30')).toEqual(['Overnight oats', 'Омлет'])
  expect(await titles('total=240')).toEqual(['Roast', 'Overnight oats', 'Омлет', 'Шашлик'])
  expect(await titles('total=239&time=10')).toEqual(['Омлет'])
})

test('lang leaves the recipes of one language, in every order and beside every other filter', async () => {
  expect(await titles('lang=en')).toEqual(['Roast', 'Overnight oats'])
  for (const sort of ['popular', 'cheap'])
    expect((await titles(`lang=uk&sort=${sort}`)).sort()).toEqual(['Омлет', 'Шашлик', 'Як вийде'])
  expect(await titles('lang=en&total=60')).toEqual(['Overnight oats'])
  expect(await titles('lang=uk&q=roast')).toEqual([])
})

test('without them the feed is in nobody’s language, newest first', async () => {
  const english = { headers: { 'accept-language': 'en' } }
  const response = await app.fetch('/api/social/feed?before=99999999999999', english)
  const { items } = (await response.json()) as { items: FeedItem[] }
  expect(items.map((item) => item.title)).toEqual([
    'Roast',
    'Overnight oats',
    'Як вийде',
    'Омлет',
    'Шашлик',
  ])
  expect(items.map((item) => [item.language, item.totalMinutes, item.cookMinutes])).toEqual([
    ['en', 110, 90],
    ['en', 10, null],
    ['uk', null, null],
    ['uk', 15, 10],
    ['uk', 240, 30],
  ])
})
