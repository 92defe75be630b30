import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContext, Page } from 'playwright-core'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let cook: Caller
beforeAll(async () => {
  browsing = await startBrowsing()
  cook = await browsing.app.signedUp('Леся Гнатюк')
  for (const title of ['Борщ пісний', 'Борщ із грибами', 'Борщ зелений'])
    await cook.publish({ title })
  await cook.compose({ tags: ['супи', 'святкове'] })
})
afterAll(() => browsing.stop())

async function at(path: string, as = cook): Promise<[Page, BrowserContext]> {
  const context = await browsing.open({ as })
  const page = await context.newPage()
  await page.goto(path)
  return [page, context]
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
  })

/** The option that a screen reader is told of, by its words. */
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? (document.getElementById(id)?.textContent ?? null) : null
  })

describe('a dialog', () => {
  test('takes the focus, keeps it while one tabs, and gives it back', async () => {
    const [page, context] = await at('/settings')
    const opener = page.getByRole('button', { name: 'Видалити обліковий запис' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-labelledby')).toBeString()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      // The browser's own bars take their turn; nothing of the page behind ever does.
      const outside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && !activeElement?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Видалити обліковий запис')
    await context.close()
  })

  test('closes for good and opens again, however often Escape is pressed', async () => {
    const [page, context] = await at('/settings')
    const opener = page.getByRole('button', { name: 'Видалити обліковий запис' })
    for (let round = 0; round < 3; round += 1) {
      await opener.click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await context.close()
  })
})

describe('the menu of a person', () => {
  let reader: Caller
  beforeAll(async () => {
    reader = await browsing.app.signedUp('Тарас')
  })

  test('opens at an arrow, goes round, to its ends and to a letter, and gives the focus back', async () => {
    const [page, context] = await at('/', reader)
    const opener = page.locator('[popovertarget="person-menu"]')
    await opener.focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Пропозиції')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Вийти')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Пропозиції')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Вийти')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('Пропозиції')
    await page.locator('#person-menu').dispatchEvent('keydown', { key: 'н' })
    expect(await focused(page)).toBe('Налаштування')
    await page.keyboard.press('Escape')
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.locator('#person-menu').isVisible()).toBe(false)
    await context.close()
  })

  test('closes behind whoever tabs out of it', async () => {
    const [page, context] = await at('/', reader)
    await page.locator('[popovertarget="person-menu"]').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.locator('#person-menu').waitFor({ state: 'hidden' })
    await context.close()
  })
})

describe('the search box', () => {
  test('says how many suggestions there are, walks them round, and opens the chosen one', async () => {
    const [page, context] = await at('/')
    const box = page.getByRole('combobox')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    await box.pressSequentially('борщ')
    await page.getByRole('option').nth(2).waitFor()
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    await page.locator('search [role=status]', { hasText: '3 підказки' }).waitFor()
    expect(await active(page)).toBeNull()
    await page.keyboard.press('ArrowUp')
    const last = await active(page)
    await page.keyboard.press('ArrowDown')
    const first = await active(page)
    expect([first, last]).toEqual(
      await Promise.all([0, 2].map((place) => page.getByRole('option').nth(place).textContent())),
    )
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1)
    await page.keyboard.press('End')
    expect(await active(page)).toBeNull()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/r\/pub_/)
    await context.close()
  })

  test('closes its list at Escape and keeps what was typed, and opens it again at an arrow', async () => {
    const [page, context] = await at('/')
    const box = page.getByRole('combobox')
    await box.pressSequentially('борщ')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    expect(await box.inputValue()).toBe('борщ')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Alt+ArrowUp')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    await context.close()
  })
})

describe('the field of tags', () => {
  test('offers one’s earlier tags, says how many, and takes the one that the arrows are on', async () => {
    const [page, context] = await at('/recipes/new')
    const box = page.getByRole('combobox')
    await box.focus()
    await page.getByRole('option').first().waitFor()
    await page.locator('[aria-live]', { hasText: '2 підказки' }).waitFor()
    await page.keyboard.press('ArrowDown')
    const offered = await active(page)
    expect(offered).not.toBeNull()
    await page.keyboard.press('Home')
    expect(await active(page)).toBeNull()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: new RegExp(offered ?? '-') }).waitFor()
    await page.keyboard.press('Escape')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    await context.close()
  })
})
