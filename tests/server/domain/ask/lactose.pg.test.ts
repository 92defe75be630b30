import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>
beforeAll(async () => {
  published = await startPublished([
    {
      title: 'Млинці на молоці',
      lines: ['200 г борошна', '300 мл молока', '2 яйця'],
      step: 'Змішайте й посмажте з обох боків.',
    },
    {
      title: 'Млинці на безлактозному молоці',
      lines: ['200 г борошна', '300 мл безлактозного молока', '2 яйця'],
      step: 'Змішайте й посмажте з обох боків.',
    },
    {
      title: 'Млинці на вівсяному молоці',
      lines: ['200 г борошна', '300 мл вівсяного молока', '2 яйця'],
      step: 'Змішайте й посмажте з обох боків.',
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

const found = async (text: string, prev: string[] = []) => {
  const { items } = await searchRecipes(published.ctx, { text, prev })
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
  const { chips } = await searchRecipes(published.ctx, { text: 'млинці без лактози' })
  expect(chips.map(({ label }) => label)).toContain('без лактози')
  expect(chips.map(({ label }) => label)).not.toContain('без молочного')
})
