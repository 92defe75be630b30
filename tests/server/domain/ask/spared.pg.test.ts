import { afterAll, beforeAll, expect, test } from 'bun:test'
import { filtered } from '../../../../server/domain/ask/finding.ts'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { understand } from '../../../../server/domain/ask/understand.ts'
import type { Context } from '../../../../server/kernel/context.ts'
import { understandQuery } from '../../../../shared/food/ask/understand.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp()
  ctx = guestOf(app)
  const author = app.caller()
  await author.signUp()
  for (const [title, ...lines] of [
    ['Salmon salad', '200 g salmon', '100 g tomatoes'],
    ['Chicken salad', '200 g chicken fillet', '50 ml chicken stock'],
    ['Tuna salad', '200 g tuna', '100 g tomatoes'],
    ['Salmon and tuna salad', '100 g salmon', '100 g tuna'],
    ['Fish salad', '200 g fish', '100 g tomatoes'],
    ['Salmon salad with fish sauce', '100 g salmon', '1 tbsp fish sauce'],
    ['Salmon salad in stock', '100 g salmon', '200 ml fish stock'],
    ['Salmon salad with cake', '100 g salmon', '2 fish cakes'],
    ['Ham salad', '100 g ham', '100 g tomatoes'],
    ['Tomato salad', '100 g tomatoes'],
  ])
    await author.publish({
      title: title ?? '',
      lang: 'en',
      ingredients: lines.map((text) => ({ text })),
    })
}, 60_000)
afterAll(() => app.stop())

const ask = async (text: string, dropped: string[] = []) =>
  (await searchRecipes(ctx, { text, dropped })).items.map((item) => item.title).toSorted()

test('a kind that is spared comes in, and neither its group by name nor any other kind', async () => {
  expect(await ask('salad, no fish except salmon')).toEqual([
    'Chicken salad',
    'Ham salad',
    'Salmon salad',
    'Tomato salad',
  ])
})

test('what is made of the spared kind alone comes in too', async () => {
  expect(await ask('salad, no meat except chicken')).toContain('Chicken salad')
  expect(await ask('salad, no meat except chicken')).not.toContain('Ham salad')
})

test('a chip says what is spared, and without it all of the group is refused', async () => {
  const q = 'salad, no fish except salmon'
  const { chips } = await understand(ctx, { q })
  const { summary } = await searchRecipes(ctx, { text: q })
  expect(chips.map(({ id }) => id)).toEqual(['courses:salad', 'exclude:fish', 'spared:salmon'])
  expect(summary).toContain('But this is fine: salmon.')
  expect(await ask(q, ['spared:salmon'])).toEqual(['Chicken salad', 'Ham salad', 'Tomato salad'])
})

test('what somebody at the table refuses is spared by no question', () => {
  const slots = understandQuery('salad, no fish except salmon')
  const nobody = { diets: [], allergies: [], without: [] }
  const at = (without: string[]) => filtered(slots, { table: { ...nobody, without } }).spared
  expect(at([])).toEqual(['salmon'])
  expect(at(['salmon'])).toEqual([])
  expect(at(['fish'])).toEqual([])
})
