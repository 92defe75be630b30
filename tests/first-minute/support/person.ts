import type { Page } from 'playwright-core'

import type { Windows } from './windows.ts'

/** Somebody who signs up in a window of theirs, and keeps it open. */
export class Person {
  readonly name: string
  readonly email: string
  readonly password = 'тиха вода греблю рве'
  readonly #windows: Windows
  #page: Page | null = null

  constructor(windows: Windows, name: string, email: string) {
    this.#windows = windows
    this.name = name
    this.email = email
  }

  get page(): Page {
    if (!this.#page) throw new Error(`${this.name} has not signed up yet.`)
    return this.#page
  }

  /** In a window of their own, or in the one where they have been a guest. */
  async signUp(guest?: Page): Promise<void> {
    const page = guest ?? (await this.#windows.open())
    await page.goto('/register')
    await page.getByLabel('Як вас звати').fill(this.name)
    await page.getByLabel('Пошта').fill(this.email)
    await page.getByLabel('Пароль', { exact: true }).fill(this.password)
    await page.getByRole('button', { name: 'Зареєструватися' }).click()
    await page.getByRole('button', { name: `Меню: ${this.name}` }).waitFor()
    this.#page = page
  }
}
