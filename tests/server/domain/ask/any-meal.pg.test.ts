import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>
beforeAll(async () => {
  published = await startPublished([
    {
      title: 'Tuna and bean salad',
      language: 'en',
      tags: ['salad'],
      lines: ['1 can tuna', '1 can white beans', '1 onion'],
      step: 'Mix it all and serve.',
      minutes: [10, 0],
    },
    {
      title: 'Greek salad',
      language: 'en',
      tags: ['salad'],
      lines: ['2 tomatoes', '1 cucumber', '100 g feta'],
      step: 'Mix it all and serve.',
      minutes: [8, 0],
    },
    {
      title: 'Tofu scramble',
      language: 'en',
      tags: ['breakfast'],
      lines: ['200 g tofu', '1 tomato', '1 tbsp olive oil'],
      step: 'Mix it all and serve.',
      minutes: [15, 0],
    },
    {
      title: 'Berry smoothie',
      language: 'en',
      tags: ['breakfast', 'drink'],
      lines: ['200 g berries', '200 ml almond milk'],
      step: 'Mix it all and serve.',
      minutes: [5, 0],
    },
    {
      title: 'Pasta with peas',
      language: 'en',
      tags: ['dinner'],
      lines: ['200 g pasta', '100 g peas', '50 g butter'],
      step: 'Mix it all and serve.',
      minutes: [15, 0],
    },
    {
      title: 'Baby mash with turkey',
      language: 'en',
      tags: ['baby food', 'from 8 months'],
      lines: ['100 g turkey fillet'],
      step: 'Mix it all and serve.',
      minutes: [30, 0],
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

const ask = (text: string, rest: { limit?: number; cursor?: string } = {}) =>
  searchRecipes({ ...published.ctx, language: 'en' }, { text, ...rest })
const titles = async (text: string) => (await ask(text)).items.map(({ title }) => title).toSorted()

test('where there is no dinner another meal is shown, and the answer says so', async () => {
  for (const text of ['dinner in 12 minutes', 'večeře do dvanácti minut']) {
    expect([text, await titles(text)]).toEqual([text, ['Greek salad', 'Tuna and bean salad']])
    expect([text, (await ask(text)).relaxed ?? '']).toEqual([
      text,
      expect.stringMatching(/left out: main|vynechali: hlavní jídlo/),
    ])
  }
})

test('a dinner that there is stays a dinner, and what is refused adds no other meal', async () => {
  expect(await titles('dinner in 20 minutes')).toEqual(['Pasta with peas'])
  expect(await titles('dinner in 20 minutes without gluten')).toEqual([])
  expect(await titles('dinner in 12 minutes without peanuts')).toEqual([])
  expect(await titles('dinner in 3 minutes')).toEqual([])
})

test('what comes behind goes on as it began', async () => {
  const text = 'dinner in 12 minutes'
  const first = await ask(text, { limit: 1 })
  expect(first.items).toHaveLength(1)
  const second = await ask(text, { limit: 1, cursor: first.next ?? '' })
  expect([...first.items, ...second.items].map(({ title }) => title).toSorted()).toEqual([
    'Greek salad',
    'Tuna and bean salad',
  ])
})

test('what is written for a baby is its dinner, whatever course it is', async () => {
  expect(await titles('dinner for my 9 month old baby')).toEqual(['Baby mash with turkey'])
})
