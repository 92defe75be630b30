import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { openReports } from '../../server/domain/moderation/queue.ts'
import { findings } from '../support/axe.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let publicationId: string
beforeAll(async () => {
  browsing = await startBrowsing()
  const author = await browsing.app.signedUp('Олена')
  publicationId = await author.publish({
    title: 'Гречка з маслом',
    servings: 2,
    ingredients: [{ text: '200 г гречки' }, { text: '20 г масла' }, { text: '5 г шмурдяку' }],
  })
})
afterAll(() => browsing.stop())

describe('whoever reads a recipe', () => {
  test('opens what a serving holds, and reads what was not counted', async () => {
    const { context, page } = await browsing.openAt(`/r/${publicationId}`, { viewport: phone })
    const nutrition = page.locator('details.nutrition')
    expect(await nutrition.locator('summary').textContent()).toMatch(/Поживність порції.*418/)
    await nutrition.locator('summary').press('Enter')
    await page.getByText('з них насичені').waitFor()
    await page.getByText('Не пораховано: 5 г шмурдяку').waitFor()
    await context.close()
  })

  test('says what is wrong with it, by keys alone', async () => {
    const { context, page } = await browsing.openAt(`/r/${publicationId}`, { viewport: phone })
    await page.getByRole('button', { name: 'Поскаржитися' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Що тут не так?' })
    await dialog.getByRole('radio', { name: 'Реклама' }).press('Space')
    await dialog.getByLabel('Розкажіть докладніше').fill('Посилання на крамницю.')
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Надіслати' }).press('Enter')
    await page.getByText('Дякуємо. Рецепт переглянуть.').waitFor()
    const [reported] = await openReports(browsing.app.services)
    expect(reported?.reports).toMatchObject([{ reason: 'advert', note: 'Посилання на крамницю.' }])
    await context.close()
  })
})
