import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = await app.signedUp()
  const pancakes = (title: string, milk: string) =>
    cook.publish({
      title,
      language: 'uk',
      servings: 4,
      ingredients: [{ text: '200 г борошна' }, { text: milk }, { text: '2 яйця' }],
      steps: [{ text: 'Змішайте й посмажте з обох боків.' }],
    })
  await pancakes('Млинці на молоці', '300 мл молока')
  await pancakes('Млинці на безлактозному молоці', '300 мл безлактозного молока')
  await pancakes('Млинці на вівсяному молоці', '300 мл вівсяного молока')
}, 60_000)
afterAll(() => app.stop())

const found = async (text: string, prev: string[] = []) => {
  const { items } = await searchRecipes(guestOf(app), { text, prev })
  return items.map(({ title }) => title).toSorted()
}
const withoutMilk = ['Млинці на вівсяному молоці']
const withoutLactose = ['Млинці на безлактозному молоці', ...withoutMilk]

test('who stands no lactose is given milk without it, and nothing else of milk', async () => {
  for (const text of [
    'млинці без лактози',
    'непереносимість лактози, млинці',
    'crepes for my lactose intolerant daughter',
    'bezlaktózové palačinky',
  ])
    expect([text, await found(text)]).toEqual([text, withoutLactose])
})

test('who refuses milk, or is allergic, is given none of it', async () => {
  for (const text of [
    'млинці без молока',
    'млинці без лактози і без молочного',
    'dairy free crepes',
    'алергія на молоко, що з млинців',
    'веганські млинці без лактози і без яєць',
  ]) {
    const titles = await found(text)
    expect([text, titles.filter((title) => !withoutMilk.includes(title))]).toEqual([text, []])
  }
  // An allergy is to what milk is made of, whatever it is called.
  expect(await found('в сина алергія на лактозу, треба млинці')).toEqual(withoutMilk)
})

test('a question after another forgets no refusal of milk', async () => {
  expect(await found('а без лактози', ['млинці без молока'])).toEqual(withoutMilk)
  expect(await found('і без молока', ['млинці без лактози'])).toEqual(withoutMilk)
})

test('the chip says lactose, and no milk', async () => {
  const { chips } = await searchRecipes(guestOf(app), { text: 'млинці без лактози' })
  expect(chips.map(({ label }) => label)).toContain('без лактози')
  expect(chips.map(({ label }) => label)).not.toContain('без молочного')
})
