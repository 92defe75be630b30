import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { findings } from '../support/axe.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'
import { settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let cook: Caller
let recipe: string
beforeAll(async () => {
  browsing = await startBrowsing()
  cook = await browsing.app.signedUp('Олена')
  const { id } = await cook.compose({
    title: 'Борщ',
    steps: [
      { text: 'Зваріть бульйон.', minutes: 45 },
      { text: 'Замісіть тісто.', minutes: 10 },
      { text: 'Подайте.' },
    ],
  })
  recipe = `/recipes/${id}`
})
afterAll(() => browsing.stop())

/** At a page whose clock the test moves. */
async function at(path: string, as?: Caller) {
  const context = await browsing.open({ viewport: phone, ...(as && { as }) })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(path)
  return { context, page }
}

const strip = (page: Page) => page.locator('main > .timer-strip')
/** How many minutes each still has, to the nearest half: the clock goes on by itself between two looks. */
const minutes = async (page: Page, where = strip(page)) => {
  const told = await where.getByRole('timer').allTextContents()
  return told.map((text) => {
    const [whole, seconds] = text.split(':').map(Number)
    return Math.round(2 * ((whole ?? 0) + (seconds ?? 0) / 60)) / 2
  })
}
/** Counts what cannot be heard here, where it begins. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const rings = { count: 0 }
    Object.assign(window, { rings })
    Object.assign(navigator, { vibrate: () => (rings.count += 1) })
  })
const rings = (page: Page) =>
  page.evaluate(() => (window as unknown as { rings: { count: number } }).rings.count)
const start = (page: Page, time: RegExp) => page.getByRole('button', { name: time }).first().click()
const said = (page: Page, words: string) =>
  strip(page).getByRole('status').filter({ hasText: words }).waitFor()

describe('a kitchen timer', () => {
  test('runs on in cook mode beside the next step, and on every page that one goes to', async () => {
    const { context, page } = await at(recipe, cook)
    await page.getByRole('button', { name: 'Готувати' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Засікти 45 хв' }).click()
    await dialog.getByRole('button', { name: 'Далі' }).click()
    await page.clock.runFor('05:00')
    expect(await minutes(page, dialog)).toEqual([40])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'План', exact: true }).click()
    await page.waitForURL(/\/plan/)
    await page.clock.runFor('01:00')
    expect(await minutes(page)).toEqual([39])
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await findings(page)).toEqual([])
    await strip(page)
      .getByRole('link', { name: /Борщ.*крок 1/ })
      .click()
    await page.waitForURL((url) => url.pathname === recipe && url.hash === '#step-1')
    await context.close()
  })

  test('is in sight on a phone below a long step, and beside another of the same dish', async () => {
    const { id } = await cook.compose({
      title: 'Курячий бульйон із домашньою локшиною',
      steps: [
        { text: 'Варіть бульйон на найменшому вогні, знімаючи піну. '.repeat(12), minutes: 90 },
        { text: 'Відваріть локшину.', minutes: 10 },
      ],
    })
    const { context, page } = await at(`/recipes/${id}`, cook)
    await page.getByRole('button', { name: 'Готувати' }).click()
    const dialog = page.getByRole('dialog')
    const boxOf = async (found: Locator) => {
      const box = await found.boundingBox()
      if (!box) throw new Error('It is not there.')
      return { right: box.x + box.width, top: box.y, bottom: box.y + box.height }
    }
    const button = await boxOf(dialog.getByRole('button', { name: /^Засікти/ }))
    expect(button.bottom).toBeLessThanOrEqual((await boxOf(dialog.locator('.cook-products'))).top)
    // The step begins at its first line, and the rest is scrolled to.
    const first = await boxOf(dialog.getByText('Крок 1 з 2'))
    expect(first.top).toBeGreaterThanOrEqual((await boxOf(dialog.locator('.cook-step'))).top)
    await dialog.getByRole('button', { name: /^Засікти/ }).click()
    await dialog.getByRole('button', { name: 'Далі' }).click()
    await dialog.getByRole('button', { name: /^Засікти/ }).click()
    const second = dialog.getByRole('button', { name: /^Зупинити: Курячий.*крок 2/ })
    expect((await boxOf(second)).right).toBeLessThanOrEqual(phone.width)
    await context.close()
  })

  test('outlasts a reload, gets a minute more, and is stopped', async () => {
    const { context, page } = await at(recipe, cook)
    await start(page, /^Засікти 45/)
    await start(page, /^Засікти 10/)
    await page.clock.runFor('02:00')
    expect(await minutes(page)).toEqual([43, 8])
    await page.reload()
    await strip(page).getByRole('timer').nth(1).waitFor()
    await page.getByRole('button', { name: 'Ще хвилину: Борщ, крок 2' }).click()
    expect(await minutes(page)).toEqual([43, 9])
    await page.getByRole('button', { name: 'Зупинити: Борщ, крок 1' }).click()
    expect(await minutes(page)).toEqual([9])
    await page.getByRole('button', { name: 'Зупинити: Борщ, крок 2' }).click()
    expect(await minutes(page)).toEqual([])
    await context.close()
  })

  test('says when its time is up, rings until it is stopped, and only for a minute', async () => {
    const { context, page } = await at(recipe, cook)
    await listen(page)
    await start(page, /^Засікти 10/)
    await said(page, 'Засікли: Борщ, крок 2')
    await page.clock.runFor('09:30')
    expect(await rings(page)).toBe(0)
    await page.clock.runFor('00:31')
    await said(page, 'Час вийшов: Борщ, крок 2')
    await strip(page).getByRole('timer').filter({ hasText: 'Час вийшов' }).waitFor()
    // It asks the other windows first, which takes a moment that no clock of the page counts.
    await page.waitForFunction(
      () => (window as unknown as { rings: { count: number } }).rings.count,
    )
    expect(await rings(page)).toBe(1)
    await page.clock.runFor('05:00')
    expect(await rings(page)).toBe(12)
    await page.getByRole('button', { name: 'Ще хвилину: Борщ, крок 2' }).click()
    await page.clock.runFor('01:01')
    expect(await rings(page)).toBe(13)
    await page.getByRole('button', { name: 'Зупинити: Борщ, крок 2' }).click()
    await page.clock.runFor('00:30')
    expect(await rings(page)).toBe(13)
    await context.close()
  })

  test('is the same in two windows, and rings in one of them', async () => {
    const { context, page } = await at(recipe, cook)
    const other = await context.newPage()
    await other.goto('/plan')
    await start(page, /^Засікти 45/)
    await strip(other).getByRole('timer').waitFor()
    await listen(page)
    await listen(other)
    await page.clock.runFor('45:02')
    await said(page, 'Час вийшов: Борщ, крок 1')
    expect((await rings(page)) + (await rings(other))).toBe(1)
    await strip(other)
      .getByRole('button', { name: /^Зупинити/ })
      .click()
    await strip(page).getByRole('timer').waitFor({ state: 'detached' })
    await context.close()
  })

  test('is a guest’s too, and leaves the device with whoever signs out', async () => {
    const publicationId = await cook.publish({ steps: [{ text: 'Зваріть.', minutes: 20 }] })
    const guest = await at(`/r/${publicationId}`)
    await start(guest.page, /^Засікти 20/)
    await strip(guest.page).getByRole('timer').waitFor()
    expect(await minutes(guest.page)).toEqual([20])
    await guest.context.close()

    const { context, page } = await at(recipe, cook)
    await start(page, /^Засікти 45/)
    await page.locator('[popovertarget="person-menu"]').click()
    await page.getByRole('button', { name: 'Вийти' }).click()
    await settled(page)
    expect(await page.evaluate(() => localStorage.getItem('komora:timers'))).toBeNull()
    await context.close()
  })
})
