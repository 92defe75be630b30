import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Locator } from 'playwright-core'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { password } from '../support/caller.ts'
import { menuOf, register, signIn, signOut } from '../support/entering.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('with scripts off, a person', () => {
  test('signs in, is told why when it fails, and signs out', async () => {
    await browsing.app.caller().signUp('Мотря', 'motria@example.org')
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/login?return_to=/settings')
    await signIn(page, 'motria@example.org', 'зовсім не той пароль')
    await page.getByText('Пошта або пароль не підходять.').waitFor()
    await signIn(page, 'motria@example.org')
    await page.waitForURL('**/settings')
    await page.getByRole('heading', { name: 'Налаштування' }).waitFor()
    await signOut(page)
    await context.close()
  })

  test('asks for a new password, keeps what was mistyped, and is told that the letter is on its way', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Пошта').fill('mistyped@example.org')
    await page.getByLabel('Пароль', { exact: true }).fill('не той пароль')
    await page.getByRole('button', { name: 'Увійти', exact: true }).click()
    expect(await page.getByLabel('Пошта').inputValue()).toBe('mistyped@example.org')
    await page.getByRole('link', { name: 'Забули пароль?' }).click()
    await page.getByLabel('Пошта').fill('mistyped@example.org')
    await page.getByRole('button', { name: 'Надіслати посилання' }).click()
    await page.getByText('Якщо mistyped@example.org є в Коморі').waitFor()
    await context.close()
  })

  test('signs up', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/register')
    await register(page, 'Килина', 'kylyna@example.org')
    await menuOf(page, 'Килина').waitFor()
    await context.close()
  })
})

describe('by keyboard alone, a person', () => {
  test('signs in, opens their menu, leaves it by Escape, and signs out', async () => {
    await browsing.app.caller().signUp('Соломія', 'solomiia@example.org')
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/login')
    await tabTo(page.getByLabel('Пошта'))
    await page.keyboard.type('solomiia@example.org')
    await tabTo(page.getByLabel('Пароль', { exact: true }))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const menu = menuOf(page, 'Соломія')
    await menu.waitFor()

    await tabTo(menu)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Налаштування' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await isFocused(menu)).toBe(true)
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: 'Вийти' }))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Увійти' }).waitFor()
    await context.close()
  })
})

async function tabTo(wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isFocused(wanted)) return
    await wanted.page().keyboard.press('Tab')
  }
  throw new Error('Tab does not come there.')
}

const isFocused = (wanted: Locator) =>
  wanted.evaluate((element) => element === document.activeElement)
