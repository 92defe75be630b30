import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
})
afterAll(() => asking.app.stop())

test('what a story tells beside the question chooses no dish that happens to say it', async () => {
  const plain = await asking.titles('треба спекти щось до чаю без масла')
  const told = await asking.titles('треба спекти щось до чаю без масла. Прийде Оля')
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told)).toEqual(new Set(plain))
})

test('and of a question that names nothing else its words are still looked for', async () => {
  const found = await asking.titles('щось для Олі. вергуни')
  expect(found[0]).toBe('Вергуни')
})

test('of what kind a dish is to be is asked for, whatever stands between', async () => {
  expect(await asking.titles('вареників хочеться, то лінивих')).toContain('Ліниві вареники')
})

test('nor is it a chip, which would take nothing away', async () => {
  const text = 'треба спекти щось до чаю без масла. Прийде Оля'
  const { chips } = await searchRecipes(asking.ctx, { text, limit: 1 })
  expect(chips.filter(({ kind }) => kind === 'words')).toEqual([])
})
