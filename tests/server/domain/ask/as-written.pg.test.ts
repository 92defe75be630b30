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
})
afterAll(() => app.stop())

const ask = async (text: string) =>
  (await searchRecipes(ctx, { text })).items.map((item) => item.title)
const chips = async (q: string) => (await understand(ctx, { q })).chips.map((chip) => chip.label)

test('a word that stands in recipes is not put right, one that stands nowhere is', async () => {
  const author = app.caller()
  await author.signUp()
  const steps = [{ text: 'Змішайте.' }]
  await author.publish({ title: 'Медова толока', ingredients: [{ text: '100 г меду' }], steps })
  await author.publish({ title: 'Каша', ingredients: [{ text: '100 г толокна' }], steps })

  expect(await ask('толока')).toEqual(['Медова толока'])
  expect(await chips('толока')).toEqual(['толока'])
  expect(await ask('толокню')).toEqual(['Каша'])
})
