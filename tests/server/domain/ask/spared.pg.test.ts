import { afterAll, beforeAll, expect, test } from 'bun:test'
import { filtered } from '../../../../server/domain/ask/finding.ts'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { understand } from '../../../../server/domain/ask/understand.ts'
import { understandQuery } from '../../../../shared/food/ask/understand.ts'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>

beforeAll(async () => {
  const dishes = [
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
  ].map(([title = '', ...lines]) => ({ title, lines, language: 'en' as const }))
  published = await startPublished(dishes)
}, 60_000)
afterAll(() => published.app.stop())

const ask = async (text: string, dropped: string[] = []) =>
  (await published.titles(text, dropped)).toSorted()

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
  const { chips } = await understand(published.ctx, { q })
  const { summary } = await searchRecipes(published.ctx, { text: q })
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
  // Nor what is made of it.
  const gone = understandQuery('молока немає, є кефір')
  expect(filtered(gone, { table: { ...nobody, without: ['milk'] } }).spared).toEqual([])
})
