import { afterAll, beforeAll, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import postgres from 'postgres'
import type { Sql } from '../../../server/db/client.ts'
import { stepsTaken } from '../../../shared/food/text/steps.ts'
import type { IntakeStep } from '../../../shared/wire/intakes.ts'
import { recipeInput } from '../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { found, send } from '../../support/intake.ts'
import { createTestDatabase } from '../../support/postgres.ts'

setDefaultTimeout(120_000)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: '0' })
})
afterAll(() => app.stop())

/** Sixty words that nobody knows, each of which is looked for among all that are known. */
const line = () =>
  Array.from({ length: 60 }, () => Math.random().toString(36).slice(2, 6))
    .join(' ')
    .slice(0, 299)
const lines = (count = 200) => Array.from({ length: count }, line)
const typed = () => lines().map((text) => ({ text }))

/** Many calls in one request, as the web app sends them. */
async function sendBatch(who: Caller, path: string, input: () => object, times = 3) {
  const inputs = Array.from({ length: times }, input)
  const response = await who.fetch(`/trpc/${inputs.map(() => path).join(',')}?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...inputs }),
  })
  const told = await response.text()
  expect(told.slice(0, 2)).toBe('[{')
  expect(told.includes('"httpStatus":5')).toBe(false)
}

/** How much of the work, counted in steps of reading, was done at most before others had their turn. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  const first = stepsTaken()
  let [before, most, over] = [first, 0, false]
  const watching = (async () => {
    while (!over) {
      await new Promise((turn) => setImmediate(turn))
      most = Math.max(most, stepsTaken() - before)
      before = stepsTaken()
    }
  })()
  await work()
  over = true
  await watching
  const all = stepsTaken() - first
  expect(all).toBeGreaterThan(10_000)
  return most / all
}

const draft = () => ({ lines: typed(), steps: [], servings: 2, language: 'uk', seed: 'x' })
const sent: readonly (readonly [string, () => object])[] = [
  ['recipes.readDraft', draft],
  ['recipes.readLines', () => ({ lines: lines(), language: 'uk' })],
  ['recipes.create', () => ({ title: 'Юшка', servings: 2, ingredients: typed() })],
  ['pantry.say', () => ({ lines: lines() })],
  ['lists.addLines', () => ({ lines: lines() })],
]

test.each(sent)(
  '%s of as many lines as there may be, many times at once, keeps nobody else waiting',
  async (path, input) => {
    const who = await app.signedUp()
    expect(await mostAtOnce(() => sendBatch(who, path, input))).toBeLessThan(0.05)
  },
)

test('of many long texts that are pasted at once others have their turn after each', async () => {
  const who = await app.signedUp()
  let [turn, over] = [0, false]
  const turns: number[] = []
  const read = recipeInput.safeParse
  const reading = spyOn(recipeInput, 'safeParse').mockImplementation((...said) => {
    turns.push(turn)
    return read(...said)
  })
  const others = (async () => {
    for (; !over; turn += 1) await new Promise((next) => setImmediate(next))
  })()
  try {
    await sendBatch(who, 'recipes.importText', () => ({
      text: `Борщ\nІнгредієнти:\n${lines().join('\n')}`,
    }))
  } finally {
    reading.mockRestore()
    over = true
  }
  await others
  expect(new Set(turns).size).toBe(3)
})

/** As many lines as a file may hold, or a part of them. */
function fullHousehold(part = 1) {
  const listed = (name: string) => ({
    ...{ name, current: false },
    lines: lines(300 * part).map((text) => ({ text, ticked: false, remark: '' })),
  })
  const at = '2026-03-09T00:00:00Z'
  return {
    ...{ format: 'komora-household', version: 1 },
    lists: ['Ринок', 'Крамниця'].map(listed),
    bought: lines(500 * part).map((text) => ({ text, at })),
    pantry: lines(200 * part).map((text) => ({ text, seenAt: at })),
  }
}

test('a household of as many lines as a file may hold keeps nobody else waiting while it is settled', async () => {
  const who = await app.signedUp()
  await send(who, JSON.stringify(fullHousehold()))
  const id = (await found(who))?.id ?? ''
  await who.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
  const step = () => who.mutate<IntakeStep>('intakes.step', { id })
  expect(await mostAtOnce(step)).toBeLessThan(0.05)
  expect((await found(who))?.status).toBe('done')
})

test('a household is settled however long its lines take to be read', async () => {
  const database = await createTestDatabase()
  // To this one a third of a second between two statements is what fifteen are to another.
  const impatient = () =>
    postgres(database.url, {
      max: 4,
      connection: { idle_in_transaction_session_timeout: 300 },
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    }) as unknown as Sql
  const own = await startTestApp({ RATE_LIMITS: '0' }, {}, { ...database, pool: impatient })
  try {
    const who = await own.signedUp()
    await send(who, JSON.stringify(fullHousehold(0.5)))
    const id = (await found(who))?.id ?? ''
    await who.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
    await who.mutate<IntakeStep>('intakes.step', { id })
    expect((await found(who))?.status).toBe('done')
  } finally {
    await own.stop()
  }
})

test('households that are settled by as many as there are connections leave one for whoever else comes', async () => {
  const database = await createTestDatabase()
  const own = await startTestApp({ RATE_LIMITS: '0', DATABASE_POOL: '4' }, {}, database)
  try {
    const people = await Promise.all(Array.from({ length: 5 }, () => own.signedUp()))
    const other = people.pop() as Caller
    const steps: (() => Promise<IntakeStep>)[] = []
    for (const who of people) {
      await send(who, JSON.stringify(fullHousehold(0.2)))
      const id = (await found(who))?.id ?? ''
      await who.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
      steps.push(() => who.mutate<IntakeStep>('intakes.step', { id }))
    }
    let settled = 0
    const all = Promise.all(
      steps.map(async (step) => {
        await step()
        settled += 1
      }),
    )
    for (let busy = 0; busy < 2; ) {
      const [row] = await database.sql<{ busy: number }[]>`
        SELECT count(*)::int AS busy FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%'`
      busy = row?.busy ?? 0
    }
    await Bun.sleep(100)
    await other.query('kitchens.mine')
    expect(settled).toBe(0)
    await all
    expect(settled).toBe(4)
  } finally {
    await own.stop()
  }
})
