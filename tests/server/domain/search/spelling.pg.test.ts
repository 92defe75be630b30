import { expect, test } from 'bun:test'
import type { FeedItem } from '../../../../shared/wire/feed.ts'
import { startTestApp } from '../../../support/app.ts'

test('without pg_trgm search works, forgives a slip inside a word, and says so once in the log', async () => {
  const app = await startTestApp()
  await app.services.sql`DROP EXTENSION pg_trgm CASCADE`
  const author = app.caller()
  await author.signUp()
  await author.publish({ title: 'Юшка', ingredients: [{ text: '2 бермандюли' }] })
  const found = async (q: string) =>
    (await author.query<{ items: FeedItem[] }>('feed.page', { q })).items.map((item) => item.title)
  expect(await found('бермандюля')).toEqual(['Юшка'])
  expect(await found('бермнадюля')).toEqual(['Юшка'])
  expect(await found('ебрмандюля')).toEqual([])
  await author.publish({ title: 'Борщ', ingredients: [{ text: '1 кг буряка' }] })
  expect(await found('буряик')).toEqual(['Борщ'])
  expect(app.logged.filter((line) => line.includes('search.no-trigrams')).length).toBe(1)
  await app.stop()
})
