import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const ask = (text: string) => searchRecipes(asking.ctx, { text, limit: 10 })

test('a part of the question that nobody understands is passed over, and told, where another is plain', async () => {
  for (const [text, title, word] of [
    [
      'старовинна українська страва, яку вже мало хто жвакує',
      'Шпундра, свинина з буряком',
      'жвакує',
    ],
    ['на дачі тирлує, хочеться чогось смачненького', '', 'тирлує'],
    ['dinner in 30 minutes, the gizmo zonked', '', 'zonked'],
    ['українська страва, бо кракозябра', '', 'кракозябра'],
  ] as const) {
    const { items, relaxed } = await ask(text)
    expect(items.length, text).toBeGreaterThan(0)
    if (title) expect(items.map((item) => item.title)).toEqual([title])
    expect(relaxed, text).toContain(word)
  }
})

test('what it refuses holds, and nonsense stays nonsense', async () => {
  const { items } = await ask('українська страва, кракозябра без буряка')
  expect(items.length).toBeGreaterThan(0)
  for (const { title } of items)
    expect(asking.dish(title).ingredients.join(' ')).not.toMatch(/буряк/iu)
  for (const text of [
    'яка завтра погода, порадь фільм',
    'блаблабла, курлики',
    'best laptop. cheap gpu',
  ])
    expect((await ask(text)).items, text).toEqual([])
})

test('a word that says nothing of a dish is not told', async () => {
  expect((await ask('I need chocolate now')).relaxed).toBeNull()
})
