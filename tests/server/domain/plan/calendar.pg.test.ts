import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import ICAL from 'ical.js'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { add } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = (ahead: number) =>
  new Date(Date.now() + ahead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function linkOf(who: Caller): Promise<string> {
  const { url } = await who.mutate<{ url: string }>('plan.calendar')
  return url.replace('http://localhost:3000', '')
}

async function eventsOf(path: string) {
  const text = await (await app.fetch(path)).text()
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as string)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return {
    text,
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)),
  }
}

describe('the calendar of a kitchen', () => {
  test('is read by a calendar program: meals by the clocks of the kitchen, with their words whole', async () => {
    const owner = await app.signedUp('Оля')
    await owner.mutate('kitchens.setTimeZone', { timeZone: 'Europe/Kyiv' })
    const title = `Борщ; з «пампушками», та ${'часником '.repeat(10)}\\ 🥟`.trim()
    const { id: recipeId } = await owner.compose({ title, cookMinutes: 90 })
    const { id } = await add(owner, { recipeId, date: day(20), servings: 5 })
    await owner.mutate('plan.change', { id, note: 'вийняти\nзранку, м’ясо' })
    await add(owner, { kind: 'out', title: 'У Юлі', date: day(21), slot: 'lunch' })

    const { text, calendar, events } = await eventsOf(await linkOf(owner))
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Kyiv')
    const [borsch, out] = events
    expect(borsch?.summary).toBe(title)
    expect(borsch?.uid).toBe(`${id}@localhost`)
    expect(borsch?.sequence).toBe(1)
    expect(borsch?.description).toBe(
      `На 5 порцій · 90 хв\nвийняти\nзранку, м’ясо\nhttp://localhost:3000/recipes/${recipeId}?servings=5`,
    )
    expect(borsch?.startDate.toString()).toBe(`${day(20)}T19:00:00`)
    // Nineteen o'clock by the clocks of that day there, summer or winter.
    expect(borsch?.startDate.toJSDate().toLocaleTimeString('uk', { timeZone: 'Europe/Kyiv' })).toBe(
      '19:00:00',
    )
    expect(out?.summary).toBe('У Юлі')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
    expect(text).not.toMatch(/�|[^\r]\n/)
  })

  test('has days without hours for whoever wants them, in the language of the link', async () => {
    const owner = await app.signedUp('Оля')
    await add(owner, { kind: 'out', title: 'У Юлі', date: day(3), slot: 'dinner' })
    const path = (await linkOf(owner)).replace('language=uk', 'language=en')
    const { events } = await eventsOf(`${path}&all-day`)
    expect(events.map((one) => one.summary)).toEqual(['Dinner: У Юлі'])
    expect(events[0]?.startDate.isDate).toBe(true)
    expect(events[0]?.endDate.toString()).toBe(day(4))
  })

  test('stays the same while the plan does, and is not sent twice', async () => {
    const owner = await app.signedUp('Оля')
    const { id } = await add(owner, { kind: 'note', title: 'Ярмарок', date: day(1) })
    const path = await linkOf(owner)
    expect(await linkOf(await sameKitchen(owner))).toBe(path)
    const first = await app.fetch(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('x-robots-tag')).toContain('noindex')
    // The address is the secret, and is told to nobody to whom the plan leads.
    expect(first.headers.get('referrer-policy')).toBe('no-referrer')
    app.travel(60 * 60 * 1000)
    const again = () => app.fetch(path, { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await owner.mutate('plan.change', { id, note: 'о 9:00' })
    expect((await again()).status).toBe(200)
  })

  test('is behind a secret that the database and the log do not tell, and ends when somebody closes it', async () => {
    const owner = await app.signedUp('Оля')
    const path = await linkOf(owner)
    const secret = new URL(path, 'http://x').searchParams.get('key') ?? ''
    await app.fetch(path)
    const kept = await app.services.sql<{ sealed: string }[]>`SELECT sealed FROM open_links`
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(app.logged.join()).not.toContain(secret)
    expect((await app.fetch(path.replace(secret, 'cal_guess'))).status).toBe(404)

    await (await app.signedUp('Чужа')).mutate('plan.calendarEnd')
    expect((await app.fetch(path)).status).toBe(200)
    expect(await owner.mutate<unknown>('plan.calendarEnd')).toEqual({ url: null })
    const gone = await app.fetch(path)
    expect(gone.status).toBe(404)
    expect(await gone.json()).toEqual({ error: 'Такого посилання немає, або його вже закрили.' })
    expect(await owner.query<unknown>('plan.calendarHeld')).toEqual({ url: null })
    expect(await linkOf(owner)).not.toBe(path)
    expect(await refusal(app.caller().mutate('plan.calendar'))).toBe('sign_in_needed')
  })

  test('is closed to whoever leaves the kitchen', async () => {
    const owner = await app.signedUp('Оля')
    const other = await sameKitchen(owner)
    const path = await linkOf(owner)
    await other.mutate('kitchens.leave')
    expect((await app.fetch(path)).status).toBe(404)
  })
})

const sameKitchen = (owner: Caller) => joinedBy(app, owner)
