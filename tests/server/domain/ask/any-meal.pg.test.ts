import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = await app.signedUp()
  const dish = (title: string, minutes: number, tags: string[], foods: string[]) =>
    cook.publish({
      title,
      language: 'en',
      servings: 2,
      prepMinutes: minutes,
      cookMinutes: 0,
      tags,
      ingredients: foods.map((text) => ({ text })),
      steps: [{ text: 'Mix it all and serve.' }],
    })
  await dish('Tuna and bean salad', 10, ['salad'], ['1 can tuna', '1 can white beans', '1 onion'])
  await dish('Greek salad', 8, ['salad'], ['2 tomatoes', '1 cucumber', '100 g feta'])
  await dish('Tofu scramble', 15, ['breakfast'], ['200 g tofu', '1 tomato', '1 tbsp olive oil'])
  await dish('Berry smoothie', 5, ['breakfast', 'drink'], ['200 g berries', '200 ml almond milk'])
  await dish('Pasta with peas', 15, ['dinner'], ['200 g pasta', '100 g peas', '50 g butter'])
  await dish('Baby mash with turkey', 30, ['baby food', 'from 8 months'], ['100 g turkey fillet'])
}, 60_000)
afterAll(() => app.stop())

const ask = (text: string, rest: { limit?: number; cursor?: string } = {}) =>
  searchRecipes({ ...guestOf(app), language: 'en' }, { text, ...rest })
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
