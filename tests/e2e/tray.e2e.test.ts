import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

test('a dish is put by from the feed with one tap, and placed from the tray with two, by keys as well', async () => {
  const { app, openAt } = browsing
  const author = await app.signedUp('Авторка')
  await author.publish({ title: 'Кутя' })
  await author.publish({ title: 'Банош' })
  const who = await app.signedUp('Оля')
  const { context, page } = await openAt('/', { viewport: phone, as: who })
  await page.getByRole('button', { name: 'Відкласти для плану: Кутя' }).click()
  await page.getByText('Відкладено для плану: Кутя').waitFor()
  await page.getByRole('button', { name: 'Відкласти для плану: Банош' }).click()
  await page.getByText('Відкладено для плану: Банош').waitFor()

  await page.goto('/plan')
  await page.locator('.tray-dish', { hasText: 'Кутя' }).click()
  await page.getByRole('dialog').locator('.place-cell[tabindex="0"]').click()
  await page.locator('.plan-entry', { hasText: 'Кутя' }).waitFor()
  await page.locator('.tray-dish', { hasText: 'Кутя' }).waitFor({ state: 'detached' })

  // By keys: the picker opens at today's dinner, where the first dish stands by now.
  await page.locator('.tray-dish', { hasText: 'Банош' }).press('Enter')
  await page
    .getByRole('dialog')
    .locator('.place-cell[tabindex="0"][aria-label*="тут Кутя"]')
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('.slot[data-slot="snack"] .plan-entry', { hasText: 'Банош' }).waitFor()
  expect(await page.locator('.tray').count()).toBe(0)
  await context.close()
})
