import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>
beforeAll(async () => {
  published = await startPublished([
    { title: 'Одна страва', lines: ['200 г безглютенових макаронів', '2 помідори'] },
    { title: 'Друга страва', lines: ['200 г макаронів'] },
    { title: 'Третя страва', lines: ['300 г безглютенового борошна', '2 яйця'] },
    { title: 'Щаслива паста', lines: ['200 г макаронів', '1 цибулина'] },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test('what is asked for without gluten is found under the name it is sold by', async () => {
  for (const text of ['gluten-free pasta', 'безглютенові макарони', 'pasta without gluten'])
    expect(await published.titles(text), text).toEqual(['Одна страва'])
  expect(await published.titles('gluten-free flour')).toEqual(['Третя страва'])
})

test('a short word that stands nowhere is not taken for a food a letter away', async () => {
  expect(await published.titles('рецепт щастя')).toEqual([])
})
