import { afterAll, beforeAll, expect, test } from 'bun:test'
import { findRecipes } from '../../../../server/domain/ask/find.ts'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { findInput } from '../../../../shared/wire/search.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const answer = (text: string, ...prev: string[]) =>
  searchRecipes(asking.ctx, { text, prev, limit: 5 })

test('who wants others than were shown gets the next ones, and each time others', async () => {
  const first = await answer('суп без молока')
  const second = await answer('давай інше', 'суп без молока')
  const third = await answer('ще', 'суп без молока', 'давай інше')
  const shown = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(shown.length).toBeGreaterThan(10)
  expect(new Set(shown).size).toBe(shown.length)
  expect(second.chips).toEqual(first.chips)
})

test('where nothing else is left the last ones are shown again, with a word about it', async () => {
  const [first, again] = [await answer('медівник'), await answer('something else', 'медівник')]
  expect(first.next).toBeNull()
  expect(again.items).toEqual(first.items)
  expect(again.relaxed).toBe('Нічого іншого на це немає, тож ось те саме ще раз.')
  expect(again.summary).toEndWith(again.relaxed ?? '?')
})

test('who says it first of all has seen nothing', async () => {
  expect((await answer('щось інше')).items).toEqual((await answer('щось')).items)
})

test('the search box goes on in the same way, and its next page is the next page', async () => {
  const asked = 'що приготувати без молока'
  const find = async (q: string, prev: string[], cursor?: string) => {
    const { items, next } = await findRecipes(asking.ctx, findInput.parse({ q, prev, cursor }))
    return { ids: items.map(({ id }) => id), next: next ?? undefined }
  }
  const first = await find(asked, [])
  const second = await find(asked, [], first.next)
  const third = await find(asked, [], second.next)
  expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBe(30)
  // Those that come next, none of them passed over, and so on with what follows.
  const others = await find('щось інше', [asked])
  expect(others).toEqual(second)
  expect(await find('щось інше', [asked], others.next)).toEqual(third)
  expect(await find('ще', [asked, 'щось інше'])).toEqual(third)
})

test('the search box keeps what was refused before, whatever is refused next', async () => {
  for (const next of ['і без яєць', 'та без яєць', 'щоб без яєць', 'не борщ', 'щось інше']) {
    const answer = await findRecipes(
      asking.ctx,
      findInput.parse({ q: next, prev: ['десерт без молока'] }),
    )
    const chips = answer.question?.chips.map(({ id }) => id)
    expect([next, chips?.includes('courses:dessert'), chips?.includes('exclude:milk')]).toEqual([
      next,
      true,
      true,
    ])
  }
})
