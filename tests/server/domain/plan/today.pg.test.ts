import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { Person } from '../../../../shared/wire/people.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { structured } from '../../../support/mcp.ts'

let app: TestApp
let cook: Caller
let now: () => Date
beforeAll(async () => {
  app = await startTestApp()
  now = app.services.now
  cook = await app.signedUp()
})
afterAll(() => app.stop())

/** What happens while it is this moment everywhere; whoever is connected was so before. */
async function at<T>(moment: string, work: () => Promise<T>): Promise<T> {
  app.services.now = () => new Date(moment)
  try {
    return await work()
  } finally {
    app.services.now = now
  }
}

const setZone = (timeZone: string) => cook.mutate<KitchenView>('kitchens.setTimeZone', { timeZone })
// A session of another day would be over.
const monday = async (moment: string) => {
  await app.services.sql`UPDATE sessions SET expires_at = '2100-01-01'`
  return at(moment, async () => (await cook.query<PlanWeek>('plan.week', {})).from)
}

describe('Today in the plan', () => {
  test('is that of the kitchen’s clocks, not of Greenwich', async () => {
    // A Sunday evening at home is a Monday further east, and not yet one in Greenwich.
    const evening = '2027-03-14T22:30:00Z'
    expect(await monday(evening)).toBe('2027-03-15')
    await setZone('America/New_York')
    expect(await monday(evening)).toBe('2027-03-08')
    await setZone('Pacific/Kiritimati')
    expect(await monday('2027-03-14T10:30:00Z')).toBe('2027-03-15')
  })

  test('is what an assistant gets that names no day', async () => {
    await setZone('Pacific/Kiritimati')
    const { access_token } = await connectAgent(app, cook)
    const { from } = await structured<{ from: string }>(app, access_token, 'service_list_plan')
    const there = new Date(now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect(from).toBe(there)
  })
})

describe('The time zone of a kitchen', () => {
  test('is said by the first browser, and by later ones only when somebody chooses it', async () => {
    const fresh = await app.signedUp()
    const zone = async () => (await fresh.query<KitchenView>('kitchens.mine')).timeZone
    const known = async () => (await fresh.query<Person>('people.me')).timeZone
    expect([await zone(), await known()]).toEqual(['Europe/Kyiv', null])
    await fresh.mutate('kitchens.noticeTimeZone', { timeZone: 'Europe/Lisbon' })
    expect([await zone(), await known()]).toEqual(['Europe/Lisbon', 'Europe/Lisbon'])
    await fresh.mutate('kitchens.noticeTimeZone', { timeZone: 'Asia/Tokyo' })
    expect(await zone()).toBe('Europe/Lisbon')
    await fresh.mutate('kitchens.setTimeZone', { timeZone: 'Asia/Tokyo' })
    expect(await zone()).toBe('Asia/Tokyo')
  })

  test('is one that clocks know, or is refused', async () => {
    for (const timeZone of ['Kyiv', '', 'Europe/Kyiv\u0000', 'x'.repeat(100)])
      await expect(setZone(timeZone)).rejects.toMatchObject({ status: 400 })
    await expect(
      app.caller().mutate('kitchens.setTimeZone', { timeZone: 'UTC' }),
    ).rejects.toMatchObject({ status: 401 })
  })
})
