import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

test('a child is written down on a phone, and then the feed, a recipe and the plan say what is not for them', async () => {
  const { app, openAt } = browsing
  const author = await app.signedUp('Авторка')
  const publicationId = await author.publish({
    title: 'Пиріг горіховий',
    ingredients: [{ text: '200 г волоських горіхів' }, { text: '300 г борошна' }],
  })
  const mother = await app.signedUp('Оля')
  const { context, page } = await openAt('/settings#members', { viewport: phone, as: mother })

  await page.getByRole('button', { name: 'Додати людину' }).click()
  const dialog = page.getByRole('dialog', { name: 'Хто ще їсть із вами' })
  await dialog.getByRole('button', { name: 'Зберегти' }).click()
  expect(await dialog.getByLabel('Ім’я').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('Ім’я').fill('Іринка')
  await dialog.getByRole('button', { name: 'Менша порція' }).click()
  await dialog.getByRole('button', { name: 'горіхи', exact: true }).click()
  await dialog.getByLabel('Чого ще не їсть').fill('гриби, квзп')
  await dialog.getByRole('button', { name: 'Зберегти' }).click()
  const row = page.locator('.member', { hasText: 'Іринка' })
  await row.getByText('горіхи').waitFor()
  expect(await row.textContent()).toContain('порція:\u00a0¾')
  expect(await row.textContent()).toContain('за ним не перевіримо: квзп')

  await page.goto('/')
  const card = page.locator('.card', { hasText: 'Пиріг горіховий' })
  await card.getByText('Іринка: тут є горіхи').waitFor()
  await page.getByRole('link', { name: 'Для всіх нас' }).click()
  await card.waitFor({ state: 'detached' })

  await page.goto(`/r/${publicationId}`)
  await page.getByText('Іринка: тут є горіхи').waitFor()

  await page.goto('/plan?date=2027-03-10')
  await page.getByRole('button', { name: /^Додати: вечеря, середа/ }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: 'Пиріг горіховий' }).waitFor()
  await picker.getByText('Іринка: тут є горіхи').waitFor()
  await picker.getByRole('button', { name: /Пиріг горіховий.*Іринка: тут є горіхи/ }).click()
  const entry = page.locator('.plan-entry', { hasText: 'Пиріг горіховий' })
  await entry.getByText('Іринка: тут є горіхи').waitFor()
  expect(await entry.textContent()).toContain('2\u00a0порції')

  await entry.click()
  const planned = page.getByRole('dialog', { name: 'Пиріг горіховий' })
  await planned.getByLabel('200 г волоських горіхів').selectOption('pumpkin-seeds')
  await planned.getByRole('button', { name: 'Замінити' }).click()
  await page.getByText('Тепер у плані: Пиріг горіховий (гарбузове насіння)').waitFor()
  await entry.getByText('гарбузове насіння').waitFor()
  await entry.getByText('Іринка: тут є горіхи').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Повернути' }).click()
  await entry.getByText('Іринка: тут є горіхи').waitFor()
  await context.close()
})
