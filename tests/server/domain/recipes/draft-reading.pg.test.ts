import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { DraftReading, LineReading } from '../../../../shared/wire/reading.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
let olena: Caller

beforeAll(async () => {
  app = await startTestApp()
  olena = await app.signedUp('Олена')
})
afterAll(() => app.stop())

interface Line {
  text: string
  recipe?: { id: string; title: string }
}

const readDraft = (lines: Line[], more: object = {}, who = olena) =>
  who.mutate<DraftReading>('recipes.readDraft', {
    ...{ lines, steps: [], servings: 2, language: 'uk', seed: 'new', ...more },
  })
const typed = (...lines: string[]) => lines.map((text) => ({ text }))

test('a draft shows amount, unit and food of each line, and what a step uses', async () => {
  const steps = ['Обсмажте цибулю.', '']
  const read = await readDraft(typed('2 скл. гречки', '1 цибулина', ''), { steps })
  expect(read.lines[0]).toMatchObject({ amount: '2', unit: 'склянки', food: 'гречка', sure: true })
  expect(read.lines).toHaveLength(3)
  expect(read.steps).toEqual([['цибуля'], []])
  expect(read.woven).toStartWith('<svg')
})

test('of a method longer than anybody writes only the beginning is looked through', async () => {
  const long = `Обсмажте цибулю. ${'Мішайте. '.repeat(400)}`
  const read = await readDraft(typed('1 цибулина'), {
    steps: Array.from({ length: 20 }, () => long),
  })
  expect(read.steps[0]).toEqual(['цибуля'])
  expect(read.steps).toHaveLength(20)
  expect(read.steps.at(-1)).toEqual([])
})

test('a line that is not understood is counted, and nothing is promised', async () => {
  const read = await readDraft(typed('2 яйця', 'дрібка шмурдяку'))
  expect(read.unknown).toBe(1)
  expect(read.lines[1]?.sure).toBe(false)
  expect(read.allergens).toEqual(['eggs'])
  expect(read.allergensRead).toBe(false)
  expect(read.diets).toEqual([])
})

test('a part of one’s own recipe is read with what is in it, and a stranger’s is words alone', async () => {
  const dough = await olena.compose({
    ...{ title: 'Тісто', servings: 4, steps: [{ text: 'Замісіть.' }] },
    ingredients: [{ text: '500 г борошна' }, { text: '2 яйця' }],
  })
  const lines = [{ text: '2 порції тіста', recipe: { id: dough.id, title: 'Тісто' } }]
  const own = await readDraft(lines)
  expect(own.lines[0]?.taken).toMatchObject({ title: 'Тісто', share: 0.5 })
  expect(own.allergens).toEqual(['gluten', 'eggs'])
  const theirs = await readDraft(lines, {}, await app.signedUp('Тарас'))
  expect(theirs.lines[0]).toMatchObject({ sure: false, taken: { lost: true } })
  expect(theirs.allergens).toEqual([])
})

test('lines alone are read in the language of whoever sees them', async () => {
  const read = await olena.mutate<LineReading[]>('recipes.readLines', {
    ...{ lines: ['2 eggs', 'туалетний папір'], language: 'en' },
  })
  expect(read.map(({ amount, food, shelf }) => [amount, food, shelf])).toEqual([
    ['2', 'egg', undefined],
    [undefined, undefined, 'household'],
  ])
})

test('nobody has lines read who has not signed in, nor longer ones than can be saved', async () => {
  const lines = ['сіль'.repeat(100)]
  const long = olena.mutate('recipes.readLines', { lines, language: 'uk' })
  expect(await refusal(long)).toBe('input_invalid')
  const stranger = app.caller().mutate('recipes.readLines', { lines: ['сіль'], language: 'uk' })
  expect(await refusal(stranger)).toBe('sign_in_needed')
})
