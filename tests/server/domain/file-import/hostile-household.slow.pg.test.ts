import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { IntakeStep } from '../../../../shared/wire/intakes.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { found, send } from '../../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const date = '2026-03-09'
const meal = { kind: 'dish', slot: 'dinner', title: 'Борщ', note: '', servings: 2, recipe: null }
const entry = { ...meal, date, cookedAt: null, leftoverOf: null }
const line = { text: 'молоко', ticked: false, remark: '' }
const dish = { title: 'Борщ', recipe: null, entry: null, key: 'milk', quantity: 1, unit: null }

async function take(cook: Caller, parts: object) {
  await send(cook, JSON.stringify({ format: 'komora-household', version: 1, ...parts }))
  const intake = await found(cook)
  const id = intake?.id ?? ''
  await cook.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
  while (!(await cook.mutate<IntakeStep>('intakes.step', { id })).done);
  return found(cook)
}

test('lines of a list that name dishes and recipes of somebody else, or none at all, are for no dish of theirs', async () => {
  const owner = await app.signedUp()
  const theirs = await owner.mutate<{ id: string }>('recipes.create', {
    title: 'Таємний борщ',
    ingredientLines: ['1 буряк'],
    steps: [{ text: 'Зваріть.' }],
  })
  await take(owner, { plan: [{ ...entry, recipe: theirs.id }] })
  const { entries } = await owner.query<PlanWeek>('plan.week', { date })
  const planned = entries[0]?.id ?? ''
  expect(planned).not.toBe('')
  const cook = await app.signedUp()
  const pointing = [planned, -1, 1, 5001, 1.5, '0', 2 ** 40].map((entry) => ({ ...dish, entry }))
  const recipes = [theirs.id, planned, '__proto__'].map((recipe) => ({ ...dish, recipe }))
  const made = { food: null, quality: null, words: 'молоко' }
  await take(cook, {
    plan: [{ ...entry, recipe: theirs.id }],
    lists: [
      {
        name: 'Ринок',
        current: true,
        lines: [{ ...line, made, dishes: [...pointing, ...recipes] }],
      },
    ],
  })
  const { sql } = app.services
  const rows = await sql<{ recipe: string | null; entry: string | null }[]>`
    SELECT o.recipe_id AS recipe, o.plan_entry_id AS entry FROM shopping_line_origins o
    JOIN shopping_lines i ON i.id = o.line_id JOIN shopping_lists l ON l.id = i.list_id
    WHERE l.name = 'Ринок'`
  expect(rows.length).toBe(10)
  expect(rows.every((row) => row.recipe === null && row.entry === null)).toBe(true)
  expect(
    await sql`SELECT 1 FROM plan_entries WHERE recipe_id = ${theirs.id}`,
    'nor does the plan hold it',
  ).toHaveLength(0)
})

test('a list whose lines are for more dishes than anybody cooks comes as far as it can be kept', async () => {
  const cook = await app.signedUp()
  const dishes = Array.from({ length: 200 }, () => dish)
  const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, text: `річ ${at}`, dishes }))
  await take(cook, { lists: [{ name: 'Довгий', current: true, lines }] })
  const { sql } = app.services
  const held = await sql`SELECT 1 FROM shopping_lines i JOIN shopping_lists l ON l.id = i.list_id
    WHERE l.name = 'Довгий'`
  expect(held).toHaveLength(100)
})
