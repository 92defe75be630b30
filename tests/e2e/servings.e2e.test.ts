import { afterAll, beforeAll, describe, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { asleep } from '../support/asleep.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

const date = '2027-03-10'
const beets = [{ text: '400 г буряка' }]

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

describe('as many servings as were chosen', () => {
  test('go from the recipe to the list, which can be taken back, and to the plan', async () => {
    const publicationId = await (await browsing.app.signedUp()).publish({
      title: 'Вінегрет',
      ingredients: beets,
    })
    const { context, page } = await browsing.openAt(`/r/${publicationId}`, {
      as: await browsing.app.signedUp(),
      viewport: phone,
    })
    await press(page, 'На порцію більше')
    await press(page, 'На порцію більше')
    await press(page, 'До списку')
    await page.getByText('До списку: 1 продукт').waitFor()
    await press(page, 'До плану')
    await page.getByRole('dialog').getByText('6 порцій').waitFor()
    await page.goto('/lists')
    await page.getByText('600 г').waitFor()
    await page.goBack()
    await settled(page)
    await press(page, 'До списку')
    const takenBack = page.waitForResponse((answer) => answer.url().includes('lists.takeBackDish'))
    await press(page, 'Повернути')
    await takenBack
    await page.goto('/lists')
    await page.getByText('600 г').waitFor()
    await context.close()
  })

  test('are as many as were pressed for before the page was awake', async () => {
    const publicationId = await (await browsing.app.signedUp()).publish({
      title: 'Вінегрет',
      ingredients: beets,
    })
    const context = await browsing.open({ viewport: phone })
    const page = await context.newPage()
    const { wake } = await asleep(page)
    await page.goto(`/r/${publicationId}`, { waitUntil: 'commit' })
    await press(page, 'На порцію більше')
    wake()
    await page.getByText('500 г').first().waitFor()
    await context.close()
  })

  test('go to the list of a guest as they are', async () => {
    const publicationId = await (await browsing.app.signedUp()).publish({
      title: 'Вінегрет',
      ingredients: beets,
    })
    const { context, page } = await browsing.openAt(`/r/${publicationId}`, { viewport: phone })
    await press(page, 'На порцію більше')
    await press(page, 'До списку')
    await page.getByText('До списку: 1 продукт').waitFor()
    await page.goto('/lists')
    await page.getByText('500 г').waitFor()
    await context.close()
  })

  test('come with a dish that is opened from the plan', async () => {
    const who = await browsing.app.signedUp()
    const { id: recipeId } = await who.compose({ ingredients: beets })
    await who.mutate('plan.add', { recipeId, date, slot: 'dinner', servings: 8 })
    const { context, page } = await browsing.openAt(`/plan?date=${date}`, {
      as: who,
      viewport: phone,
    })
    await page.locator('.plan-entry').click()
    await page.getByRole('link', { name: 'Відкрити рецепт' }).click()
    await page.getByText('800 г').first().waitFor()
    await context.close()
  })
})
