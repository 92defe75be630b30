import { afterAll, beforeAll, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

test('salt and beetroot are said to be at home, are left off the list, and come back with one tap', async () => {
  const who = await browsing.app.signedUp('Оля')
  const { id: recipeId } = await who.compose({
    ingredients: [{ text: '500 г буряка' }, { text: 'сіль' }],
  })
  const { context, page } = await browsing.openAt('/settings', { viewport: phone, as: who })
  await page.getByLabel('Додати продукт').fill('сіль, цукор')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Прибрати: Сіль' }).waitFor()
  await page.getByRole('button', { name: 'Прибрати: Цукор' }).click()
  await page.getByText('Тепер купуємо: Цукор').waitFor()

  await who.mutate('plan.add', { recipeId, date: '2027-03-08', slot: 'dinner' })
  await who.mutate('lists.fromPlan', { from: '2027-03-08', to: '2027-03-14' })
  await page.goto('/lists')
  await page.getByRole('checkbox', { name: /Буряк/ }).waitFor()
  await page.getByText('Завжди вдома: 1').click()
  await page.getByRole('button', { name: 'Закінчилося, до списку: Сіль' }).click()
  await page.getByRole('checkbox', { name: /Сіль/ }).waitFor()
  await page.locator('.at-home').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Є вдома', exact: true }).click()
  await page.getByRole('textbox', { name: 'Додати до того, що є вдома' }).fill('буряк 200 г')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Виправити: Буряк, 200 г' }).waitFor()
  await page.getByRole('link', { name: 'Список', exact: true }).last().click()
  await page.getByText('є 200 г вдома, купити 300 г').waitFor()
  await page.getByRole('button', { name: 'Купити все, попри те що є вдома: Буряк' }).click()
  await page.getByText('вдома є 200 г', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Врахувати те, що є вдома: Буряк' }).click()
  await page.getByText('є 200 г вдома, купити 300 г').waitFor()
  await context.close()
})
