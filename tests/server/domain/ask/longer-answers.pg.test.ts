import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { type Asking, all, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

describe('an answer longer than a page', () => {
  test('goes on in rank order, nothing twice and nothing left out', async () => {
    for (const text of ['вечеря', 'без риби до 90 хвилин', 'незнаніслова вечеря з картоплею']) {
      const whole = (await searchRecipes(asking.ctx, { text, limit: all })).items.map(
        (item) => item.id,
      )
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await searchRecipes(asking.ctx, { text, limit: 3, ...(cursor && { cursor }) })
        paged.push(...page.items.map((item) => item.id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(paged, text).toEqual(whole)
    }
  })

  test('refuses what is no cursor, and does not take it for the beginning', async () => {
    for (const cursor of ['', 'abc', '0_1e999_5', "0_1_2'; --"])
      await expect(searchRecipes(asking.ctx, { text: 'вечеря', cursor })).rejects.toMatchObject({
        code: 'cursor_unknown',
      })
  })
})
