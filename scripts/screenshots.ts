import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openBrowser } from '../tests/support/browser.ts'

/** Pictures of the app for the README: `bun scripts/screenshots.ts [http://localhost:3000]`. */
const origin = process.argv[2] ?? 'http://localhost:3000'
const folder = join(import.meta.dir, '../docs/screenshots')
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

const browser = await openBrowser()
await shoot('feed', desk, 'light', (page) => page.goto('/'))
await shoot('recipe', desk, 'dark', openFirst)
await shoot('feed-phone', phone, 'light', (page) => page.goto('/'))
await shoot('cooking-phone', phone, 'light', async (page) => {
  await openFirst(page)
  await page.locator('.recipe-actions .primary').click()
})
await shoot('plan', desk, 'light', planAWeek)
await shoot('list-phone', phone, 'light', async (page) => {
  await planAWeek(page)
  await page.getByRole('button', { name: 'Список для цих страв' }).click()
  await page.waitForURL(/\/lists/)
  await page.locator('.toast').first().waitFor({ state: 'detached' })
})
await browser.close()

/** As somebody on their first visit does, without an account. */
async function planAWeek(page: Page): Promise<void> {
  await page.goto('/plan', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Почати' }).click()
  await page.getByRole('button', { name: 'Показати зразок тижня' }).click()
  await page.getByRole('button', { name: 'Список для цих страв' }).waitFor()
}

async function openFirst(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('article a').first().click()
  await page.locator('article.recipe').waitFor()
}

async function shoot(
  name: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
  arrive: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme,
    locale: 'uk-UA',
  })
  const page = await context.newPage()
  await arrive(page)
  await page.waitForLoadState('networkidle')
  // What was just done is said for a while.
  await page.locator('.toast').waitFor({ state: 'detached' })
  const picture = await page.screenshot()
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))
  await context.close()
}
