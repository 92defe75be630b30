import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { typedRows } from '../../../support/typed-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** What a list shows of lines that somebody typed, with the price in hryvnias. */
async function shown(...lines: string[]) {
  const rows = await typedRows(app, ...lines)
  return Object.fromEntries(
    rows.map(({ name, amount, price }) => [
      name,
      [amount, price === null ? null : Math.round(price / 100)],
    ]),
  )
}

test('a hundred or more of what is weighed or poured are grams and millilitres, and of fewer no price is made up', async () => {
  const rows = await shown('оцту 100', 'ковбаса докторська 400', 'масло 200', 'картопля 500')
  expect(Object.entries(rows).map(([name, [amount]]) => `${name} ${amount}`)).toEqual([
    'Картопля 500 г',
    'Вершкове масло 200 г',
    'Варена ковбаса 400 г',
    'Оцет 100 мл',
  ])
  for (const [, price] of Object.values(rows)) expect(price).not.toBeNull()
  expect(await shown('цукор 80', 'оцту 70')).toEqual({
    Цукор: ['80', null],
    Оцет: ['70', null],
  })
})

test('a number of things stays one, and so does one that somebody called so', async () => {
  const rows = await shown('яйця 10', 'морква 5', 'пиво 2 шт', 'кзюмпель 3')
  expect(rows['Яйця']?.[0]).toBe('10 шт.')
  expect(rows['Морква']?.[0]).toBe('5 шт.')
  expect(rows['Пиво']?.[0]).toBe('2 шт.')
})

test('what comes in packs of one size has a price by their number, without being called pieces', async () => {
  const rows = await shown('кефір 2')
  expect(rows['Кефір']?.[0]).toBe('2')
  expect(rows['Кефір']?.[1]).toBeGreaterThan(50)
  expect(rows['Кефір']?.[1]).toBeLessThan(300)
})

test('bare numbers of several sizes stay beside each other, and have no price', async () => {
  expect(await shown('рис 500', 'рис 1.5', 'рис 2', 'рис 500')).toEqual({
    Рис: ['1 кг + 2 + 1½', null],
  })
  expect(await shown('рис 1 кг', 'рис 1.5')).toEqual({ Рис: ['1 кг + 1½', null] })
  expect((await shown('кефір 2', 'кефір 3'))['Кефір']?.[0]).toBe('5')
})

test('so many packs are as many, though their number is a word or they are large bottles', async () => {
  expect((await shown('гречана крупа 1 кг дві пачки'))['Гречка']?.[0]).toBe('2 кг')
  expect((await shown('вода 6л 3 бутля'))['Вода']?.[0]).toBe('18 л')
  expect((await shown('вода 3 бутлі по 6 л'))['Вода']?.[0]).toBe('18 л')
})
