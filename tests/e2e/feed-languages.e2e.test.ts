import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { findings } from '../support/axe.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

const english = {
  ingredients: [{ text: '500 g beetroot' }],
  steps: [{ text: 'Boil the beetroot.' }],
}

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
  const cook = await browsing.app.signedUp('Леся Гнатюк')
  for (let dish = 1; dish <= 12; dish += 1) await cook.publish({ title: `Борщ номер ${dish}` })
  for (let dish = 1; dish <= 3; dish += 1)
    await cook.publish({ title: `Borscht number ${dish}`, ...english })
  await cook.publish({ title: 'Буряк на завтра' })
})
afterAll(() => browsing.stop())

const titles = (page: Page) => page.locator('article h2, article h3').allInnerTexts()
const languagesOf = async (page: Page) =>
  (await titles(page))
    .map((title) => (/[а-яіїєґ]/i.test(title) ? 'uk' : 'en'))
    .filter((one, at, all) => one !== all[at - 1])

describe('the feed for somebody who reads English', () => {
  test('begins with English, says where the rest begins, and goes on to its end', async () => {
    const context = await browsing.open({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto('/')
    expect((await titles(page))[0]).toMatch(/^Borscht/)
    expect(await languagesOf(page)).toEqual(['en', 'uk'])
    await page.getByRole('heading', { name: 'In other languages' }).scrollIntoViewIfNeeded()
    await page.locator('article').last().scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelectorAll('article').length === 16)
    expect(new Set(await titles(page)).size).toBe(16)
    await context.close()
  })

  test('is all English after one press of a key, also tomorrow, until they say otherwise', async () => {
    const context = await browsing.open({ locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto('/')
    const kept = page.waitForResponse((response) => response.url().endsWith('/preferences'))
    await page.getByRole('link', { name: 'Only in English' }).press('Enter')
    await page.waitForURL(/lang=en/)
    await page.waitForFunction(() => document.querySelectorAll('article').length === 3)
    await kept
    const tomorrow = await context.newPage()
    await tomorrow.goto('/')
    expect(await languagesOf(tomorrow)).toEqual(['en'])
    const chip = tomorrow.getByRole('link', { name: 'In English', exact: true })
    expect(await chip.getAttribute('aria-current')).toBe('true')
    await settled(tomorrow)
    await tomorrow.getByRole('combobox').pressSequentially('Бор')
    await tomorrow.getByRole('combobox').press('Enter')
    await tomorrow.getByRole('heading', { name: /in this language yet/ }).waitFor()
    await tomorrow.getByRole('link', { name: 'In all languages' }).click()
    await tomorrow.getByRole('heading', { name: 'In other languages' }).waitFor()
    await tomorrow.getByText('Nobody has written that in English yet.').waitFor()
    await context.close()
  })

  test('is read with scripts off in the languages that its links say, and remembers them', async () => {
    const context = await browsing.open({ locale: 'en-GB', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'In English', exact: true }).click()
    await page.goto('/')
    expect(await languagesOf(page)).toEqual(['en'])
    await page.getByRole('link', { name: 'Українською', exact: true }).click()
    await page.goto('/')
    expect(await languagesOf(page)).toEqual(['uk'])
    await page.getByRole('link', { name: 'All languages mixed', exact: true }).click()
    await page.goto('/')
    expect((await titles(page))[0]).toBe('Буряк на завтра')
    await page.getByRole('link', { name: 'All languages mixed', exact: true }).click()
    await page.goto('/')
    expect(await languagesOf(page)).toEqual(['en', 'uk'])
    const seen = await titles(page)
    for (let more = 0; more < 2; more += 1) {
      const older = page.getByRole('link', { name: 'More recipes' })
      if ((await older.count()) === 0) break
      await older.click()
      seen.push(...(await titles(page)))
    }
    expect([seen.length, new Set(seen).size]).toEqual([16, 16])
    await context.close()
  })
})

test('the border between languages fits 360 px and has nothing for axe to find, in light and dark', async () => {
  for (const [locale, colorScheme] of [
    ['uk-UA', 'light'],
    ['en-GB', 'dark'],
  ] as const) {
    const context = await browsing.open({
      locale,
      colorScheme,
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    for (const address of ['/', '/?q=borscht', '/?q=borscht&lang=uk']) {
      await page.goto(address)
      expect(await findings(page)).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    }
    await context.close()
  }
})
