import type { Locator, Page } from 'playwright-core'

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name })

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name })
