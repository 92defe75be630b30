import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { understand } from '../../../../server/domain/ask/understand.ts'
import type { Context } from '../../../../server/kernel/context.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp()
  ctx = guestOf(app)
  const author = app.caller()
  await author.signUp()
  for (const [title, line] of [
    ['Салат перший', '100 г маслин'],
    ['Салат другий', '100 г свинячої вирізки'],
    ['Салат третій', '100 г помідорів'],
  ])
    await author.publish({ title, ingredients: [{ text: line }] })
}, 60_000)
afterAll(() => app.stop())

const ask = async (text: string) =>
  (await searchRecipes(ctx, { text })).items.map((item) => item.title).toSorted()

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
  const { chips } = await understand(ctx, { q })
  const refused = chips.filter((chip) => chip.kind === 'exclude')
  expect(refused.map((chip) => chip.label)).toEqual(['селери', 'цибулі'])
  const left = await searchRecipes(ctx, { text: q, dropped: ['exclude:celery'] })
  expect(left.chips.map((chip) => chip.id)).toEqual(['courses:soup', 'exclude:onion'])
})
