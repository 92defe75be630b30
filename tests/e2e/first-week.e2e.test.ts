import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('the first visit', () => {
  test('comes to a planned week and its list in four presses, and clears them with one', async () => {
    await fillFeed()
    const context = await browsing.open({ viewport: phone })
    const page = await context.newPage()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto('/plan?date=2027-03-10')
    await press('Почати')
    await press('Показати зразок тижня')
    await page.getByText('8–14 березня: 7 вечер і 1 сніданок').waitFor()
    expect(await page.locator('.plan-entry').count()).toBe(8)

    await press('Список для цих страв')
    await page.getByText('Буряк', { exact: true }).waitFor()
    await page.goBack()
    await press('Прибрати зразок')
    await page.getByRole('heading', { name: 'Тиждень ще чистий' }).waitFor()
    expect(await page.locator('.plan-entry').count()).toBe(0)
    await press('Повернути')
    await page.locator('.plan-entry').first().waitFor()
    expect(await page.locator('.plan-entry').count()).toBe(8)
    await context.close()
  })

  test('plans a dish of the feed by its name, without leaving the plan', async () => {
    const who = await browsing.app.signedUp('Оксана Кравець')
    const context = await browsing.open({ as: who, viewport: phone })
    const page = await context.newPage()
    await page.goto('/plan?date=2027-03-10')
    await page.getByRole('button', { name: 'Запланувати страву' }).click()
    await page.getByText('Ваша книга рецептів ще чиста.').waitFor()
    await page.getByLabel('Що готуватимемо?').fill('каша')
    await page.getByText('Вечеря 1').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Каша/ }).click()
    await page.locator('.plan-entry', { hasText: 'Каша' }).waitFor()
    await context.close()
  })
})

async function fillFeed(): Promise<void> {
  const author = await browsing.app.signedUp('Галина Шевчук')
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await author.publish({ title: `Вечеря ${number}`, tags: ['вечеря'] })
  await author.publish({ title: 'Каша', tags: ['сніданок'] })
}
