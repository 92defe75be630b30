import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** The rows of a list of lines that somebody typed: name, note, amount. */
async function shown(...lines: string[]) {
  const who = await app.signedUp()
  await who.mutate('lists.addLines', { lines })
  const { open } = await who.query<ShoppingPage>('lists.read', {})
  return (open?.rows ?? []).map(({ name, note, amount }) => [name, note, amount])
}

test('yogurt without milk is a row of its own, which says so', async () => {
  expect(await shown('йогурт 4', 'йогурт без молока 2', 'безмолочний йогурт')).toEqual([
    ['Йогурт', '', '4'],
    ['Йогурт', 'без молока', '2'],
  ])
})

test('what two things are refused of says each once', async () => {
  expect(await shown('вафлі без молока та яєць')).toEqual([['Вафлі', 'без молока, без яєць', '']])
})
