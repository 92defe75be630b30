import type { Locator, Page } from 'playwright-core'
import { password } from './caller.ts'

export async function register(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Як вас звати').fill(name)
  await page.getByLabel('Пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Зареєструватися' }).click()
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Увійти', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Меню:/ }).click()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await page.getByRole('link', { name: 'Увійти' }).waitFor()
}

export const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Меню: ${name}` })
