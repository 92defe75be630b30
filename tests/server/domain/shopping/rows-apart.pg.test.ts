import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { typedRows } from '../../../support/typed-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** The rows of a list of lines that somebody typed: name, note, amount. */
async function shown(...lines: string[]) {
  return (await typedRows(app, ...lines)).map(({ name, note, amount }) => [name, note, amount])
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

test('what has a purpose, somebody or a «without» of its own stays a row of its own, and says so', async () => {
  expect(await shown('чай', 'чай для лактації')).toEqual([
    ['Чорний чай', '', ''],
    ['Чорний чай', 'для лактації', ''],
  ])
  expect(await shown('вода для праски', 'вода свята')).toEqual([
    ['Вода', 'для праски', ''],
    ['Вода', 'вода свята', ''],
  ])
  expect(await shown('йогурт 4', 'йогурт для Тані 2')).toEqual([
    ['Йогурт', '', '4'],
    ['Йогурт', 'для Тані', '2'],
  ])
  expect(await shown('торт без яєць', 'торт на день народження Тані веганський')).toEqual([
    ['Торт', 'без яєць', ''],
    ['Торт', 'на день народження Тані веганський', ''],
  ])
  expect(await shown('яблука', 'яблука без шкірки')).toHaveLength(2)
})

test('what is only cooked with is the same food', async () => {
  expect(await shown('молоко 1 л', 'молоко для кави 1 л')).toEqual([['Молоко', 'для кави', '2 л']])
  expect(await shown('цибуля 1 кг', 'цибуля для салату 1 кг')).toHaveLength(1)
})

test('what the ordinary kind costs is no price of a kind without it', async () => {
  const priced = async (line: string) => (await typedRows(app, line))[0]?.price !== null
  expect(await priced('йогурт 2')).toBe(true)
  expect(await priced('йогурт без молока 2')).toBe(false)
  // Bread without gluten is a food of its own, with a price.
  expect(await priced('хліб без глютену 1 кг')).toBe(true)
})
