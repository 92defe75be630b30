import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Publication } from '../../../shared/wire/feed.ts'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'

let app: TestApp
let cook: Caller
beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
})
afterAll(() => app.stop())

const porridge = {
  title: 'Гречка з маслом',
  servings: 2,
  ingredients: [{ text: '200 г гречки' }, { text: '20 г масла' }, { text: '1 л води' }],
}

test('what a serving holds is told to its author, in the feed, to programs and in Markdown', async () => {
  const { id } = await cook.compose(porridge)
  const own = await cook.query<RecipeView>('recipes.get', { id })
  expect(own.nutrition).toMatchObject({ perServing: { energy: 418, salt: 0.03 }, counted: 1 })

  const publicationId = await cook.publish(porridge)
  const answer = await app.fetch(`/api/social/${publicationId}`)
  const item = (await answer.json()) as Publication
  expect(item.nutrition).toEqual(own.nutrition)

  const data = await (await app.fetch(`/feed/${publicationId}.jsonld`)).json()
  expect(data).toMatchObject({
    nutrition: { '@type': 'NutritionInformation', calories: '418 kcal', fatContent: '10.8 g' },
  })
  const markdown = await (await app.fetch(`/feed/${publicationId}.md`)).text()
  expect(markdown).toContain('Енергія порції, ккал: 418')
})

test('no number stands for a dish of which too little is known', async () => {
  const unknown = { ...porridge, ingredients: [{ text: '400 г шмурдяку' }, { text: '100 г рису' }] }
  const publicationId = await cook.publish(unknown)
  const item = (await (await app.fetch(`/api/social/${publicationId}`)).json()) as Publication
  expect(item.nutrition).toMatchObject({ perServing: null, missing: ['400 г шмурдяку'] })
  const data = (await (await app.fetch(`/feed/${publicationId}.jsonld`)).json()) as object
  expect(data).not.toHaveProperty('nutrition')
  expect(await (await app.fetch(`/feed/${publicationId}.md`)).text()).not.toContain('ккал')
})
