import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let cook: Caller
beforeAll(async () => {
  browsing = await startBrowsing()
  cook = await browsing.app.signedUp('Оксана')
  for (const title of ['Борщ', 'Вінегрет', 'Деруни', 'Капусняк', 'Куліш', 'Узвар', 'Шпундра'])
    await cook.publish({ title })
})
afterAll(() => browsing.stop())

const halfPhone = { width: 390, height: 600 }

const open = (path: string, viewport = phone) => browsing.openAt(path, { as: cook, viewport })

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('On a phone', () => {
  test('a title of one long word makes the page no wider', async () => {
    const { context, page } = await open('/recipes/new')
    await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Найдовше'.repeat(24))
    await page.getByText(/Чернетку збережено/).waitFor()
    expect(await wider(page)).toBe(0)
    await context.close()
  })

  test('a refusal to publish is gone when an import has brought what was missing', async () => {
    const { context, page } = await open('/recipes/new')
    await page.getByRole('button', { name: 'Опублікувати' }).click()
    await page.getByText('Дайте страві назву.').waitFor()
    await page.getByRole('button', { name: 'Узяти із сайту' }).click()
    await page
      .getByLabel('Або вставте текст рецепта')
      .fill('Млинці\n\n200 г борошна\n2 яйця\n\nЗмішати.')
    await page.getByRole('button', { name: 'Прочитати' }).click()
    await page.getByText('Рецепт прочитано. Перевірте рядки.').waitFor()
    expect(await page.getByText('Дайте страві назву.').count()).toBe(0)
    await context.close()
  })

  test.each([
    ['uk-UA', 'З тексту чи сайту', 'Або вставте текст рецепта'],
    ['en-GB', 'From text or a site', 'Or paste the recipe’s text'],
    ['cs-CZ', 'Z textu či webu', 'Nebo vložte text receptu'],
  ])(
    'my recipes say that a text may be pasted, and grow no wider by it: %s',
    async (locale, name, label) => {
      for (const width of [390, 320]) {
        const viewport = { width, height: 844 }
        const { context, page } = await browsing.openAt('/recipes', { as: cook, viewport, locale })
        const way = page.getByRole('link', { name })
        expect((await way.boundingBox())?.height).toBeLessThan(width === 390 ? 50 : 80)
        expect(await wider(page)).toBe(0)
        await way.click()
        await page.getByLabel(label).waitFor()
        await context.close()
      }
    },
  )

  test('half of it beneath a keyboard, a meal is found or put in words without a scroll', async () => {
    const { context, page } = await open('/plan', halfPhone)
    await page.locator('.empty-slot').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Шпундра').first().waitFor()
    for (const name of ['Нотатка', 'Залишки', 'Не вдома']) {
      const box = await dialog.getByRole('button', { name }).boundingBox()
      expect((box?.y ?? halfPhone.height) + (box?.height ?? 0)).toBeLessThan(halfPhone.height)
    }
    expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
    await context.close()
  })

  test('a line that was typed without a connection stands on the list, and says that it waits', async () => {
    const { context, page } = await open('/lists')
    await context.setOffline(true)
    const typed = page.getByRole('combobox', { name: 'Додати до списку' })
    await typed.fill('кава 2 пачки')
    await page.keyboard.press('Enter')
    await page.getByText('Чекає на надсилання: 1').waitFor()
    await page.locator('.list-line', { hasText: /кава/i }).waitFor()
    await context.close()
  })
})
