import { afterAll, beforeAll, expect, test } from 'bun:test'
import { understood } from '../../../../server/domain/shopping/lines.ts'
import { listNeeds } from '../../../../server/domain/shopping/list-needs.ts'
import { readTyped } from '../../../../server/domain/shopping/typed-rows.ts'
import type { Context } from '../../../../server/kernel/context.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const rows = (text: string) =>
  readTyped([text]).map((line) => {
    const { text: words, food } = understood(line)
    return [words, food]
  })

test('what is said not to be bought stays as it was typed, and under no food', () => {
  for (const typed of [
    'молока не треба',
    'молока вже не треба',
    'молока не треба сьогодні',
    'яйця для Тані не брати',
    'хліб не купуй',
    'цукор не потрібен',
    'не треба молока',
    'не бери сир',
    'не купувати хліб, молоко',
    'нам не треба молока',
    'хліба не купляти',
    'хліб ні',
    'milk: no',
    'молоко куплено',
    'молоко (не треба)',
    'eggs - we have enough, dont buy',
    'цукру більше не треба',
    'молоко не треба, є ще',
    'no need for milk, got some',
    'mlíko nekupuj, mám',
    "don't buy milk",
    'milk not needed',
    'mléko nekupovat',
  ])
    expect([typed, rows(typed)]).toEqual([typed, [[typed, null]]])
})

test('of several only the one that it is said of', () => {
  expect(rows('масло не брати, хліб')).toEqual([
    ['масло не брати', null],
    ['хліб', 'bread'],
  ])
  expect(rows('хліб, молоко не брати').map(([, food]) => food)).toEqual(['bread', null])
})

test('what only says how it is to be is bought', () => {
  expect(rows('не забудь хліб').map(([, food]) => food)).toEqual(['bread'])
  expect(rows('молоко не жирне').map(([, food]) => food)).toEqual(['milk'])
  expect(rows('ковбаса (не салямі)').map(([, food]) => food)).toEqual(['sausage'])
})

test.each([
  ['хліб (білий не брати)', 'bread', 'білий не брати'],
  ["помідори, м'які не брати", 'tomato', "м'які не брати"],
  ['ковбаса, краківську не бери', 'sausage', 'краківську не бери'],
  ['молоко 2 л, більше не треба', 'milk', 'більше не треба'],
  ['eggs 6, dont need more', 'egg', 'dont need more'],
  ['риба, чистити не треба', 'fish', 'чистити не треба'],
  ['хліб нарізати не треба', 'bread', 'нарізати, не треба'],
  ['сметана якщо є, якщо нема не треба', 'sour-cream', 'якщо є, якщо нема не треба'],
  ['молоко не брати якщо дорожче 50', 'milk', 'не брати якщо дорожче 50'],
])('«%s» is bought, for one kind, one deed or more of it is refused', (text, food, note) => {
  const [line, ...more] = readTyped([text]).map(understood)
  expect([line?.text, line?.food, line?.note, more]).toEqual([text, food, note, []])
})

test('what is bought all the same stands apart from what is refused', () => {
  expect(rows('не купувати хліб, купити молоко')).toEqual([
    ['не купувати хліб', null],
    ['купити молоко', 'milk'],
  ])
  expect(rows('не треба хліб; треба молоко').map(([, food]) => food)).toEqual([null, 'milk'])
  expect(rows('морозива не треба, краще йогурт').map(([, food]) => food)).toEqual([null, 'yogurt'])
})

test('where nobody knows which of two is refused, the row stays as it was typed', () => {
  for (const typed of [
    'молока не треба хліб треба',
    'молока не треба хліб 2',
    'хліб і молоко не брати',
  ])
    expect(rows(typed)).toEqual([[typed, null]])
})

test('it is on the list, and nothing of it is looked for in a shop', async () => {
  const who = await app.signedUp()
  await who.mutate('lists.addLines', { lines: ['молока не треба', 'хліб, масло не брати'] })
  const { open } = await who.query<ShoppingPage>('lists.read', {})
  expect((open?.rows ?? []).map(({ name, price, refused }) => [name, price, refused])).toEqual([
    ['Хліб', null, undefined],
    ['Молока не треба', null, true],
    ['Масло не брати', null, true],
  ])
  const [actor] = await app.services.sql<{ personId: string; kitchenId: string }[]>`
    SELECT l.added_by AS "personId", s.kitchen_id AS "kitchenId"
    FROM shopping_lines l JOIN shopping_lists s ON s.id = l.list_id WHERE s.id = ${open?.id ?? ''} LIMIT 1`
  const ctx = { ...guestOf(app), actor: { ...actor, sessionId: '' } } as Context
  const { needs } = await listNeeds(ctx, open?.id ?? '')
  expect(needs.map(({ food }) => food)).toEqual(['bread'])
})
