import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { understand } from '../../../../server/domain/ask/understand.ts'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>

beforeAll(async () => {
  const dishes = [
    ['Салат перший', '100 г маслин'],
    ['Салат другий', '100 г свинячої вирізки'],
    ['Салат третій', '100 г помідорів'],
  ].map(([title = '', ...lines]) => ({ title, lines }))
  published = await startPublished(dishes)
}, 60_000)
afterAll(() => published.app.stop())

const ask = async (text: string, dropped: string[] = []) =>
  (await published.titles(text, dropped)).toSorted()

test('whoever refuses a food gets nothing either of what goes by its name', async () => {
  expect(await ask('салат без оливок')).toEqual(['Салат другий', 'Салат третій'])
  expect(await ask('a salad without olives')).toEqual(['Салат другий', 'Салат третій'])
  expect(await ask('салат без вирізки')).toEqual(['Салат перший', 'Салат третій'])
})

test('a wish for a food is no wish for its namesake', async () => {
  expect(await ask('салат з оливками')).toEqual([])
})

test('a word with several readings is one chip, and goes as one', async () => {
  const q = 'суп без селери і цибулі'
  const { chips } = await understand(published.ctx, { q })
  const refused = chips.filter((chip) => chip.kind === 'exclude')
  expect(refused.map((chip) => chip.label)).toEqual(['селери', 'цибулі'])
  const left = await searchRecipes(published.ctx, { text: q, dropped: ['exclude:celery'] })
  expect(left.chips.map((chip) => chip.id)).toEqual(['courses:soup', 'exclude:onion'])
})
