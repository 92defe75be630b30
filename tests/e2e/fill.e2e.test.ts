import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

test('a guest on a phone answers three questions, changes the week dish by dish, and has it and its list', async () => {
  const { app, openAt } = browsing
  const author = await app.signedUp('Авторка')
  const publish = (title: string, food: string) =>
    author.publish({ title, cookMinutes: 20, tags: ['вечеря'], ingredients: [{ text: food }] })
  // No name begins another: which seven are chosen is chance, and each is looked for by its name.
  for (const letter of 'АБВГҐДЕЄЖЗ') await publish(`Гречаник ${letter}`, '400 г гречки')
  for (const letter of 'АБВГ') await publish(`Печеня ${letter}`, '500 г свинини')

  const { context, page } = await openAt('/', { viewport: phone })
  await page.getByRole('link', { name: 'Скласти тиждень за хвилину' }).click()
  await page.waitForURL('**/plan/fill')
  await page.getByRole('button', { name: 'На порцію більше' }).click()
  await page.getByRole('button', { name: 'Веганське' }).click()
  await page.getByRole('button', { name: 'До 30 хв' }).click()
  await page.getByRole('button', { name: 'Скласти тиждень' }).click()

  const dishes = page.locator('.filled-dish h3')
  const titles = async () => (await dishes.allTextContents()).map((one) => one.replace(/\s/g, ' '))
  await page.getByRole('button', { name: 'Прийняти 7 страв' }).waitFor()
  const shown = await titles()
  expect(shown).toHaveLength(7)
  expect(shown.every((one) => one.startsWith('Гречаник'))).toBe(true)

  // One is held, one is exchanged by chance, and the rest is mixed.
  const [first = '', second = ''] = shown
  await page
    .locator('.filled-dish')
    .first()
    .getByRole('button', { name: /Лишити/ })
    .click()
  await page
    .locator('.filled-dish')
    .nth(1)
    .getByRole('button', { name: /Інша навмання/ })
    .click()
  await page
    .locator('.filled-dish h3', { hasText: new RegExp(`^${second}$`) })
    .waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Перемішати' }).click()
  await page.locator('.filled-dish.held', { hasText: first }).waitFor()

  await page.getByRole('button', { name: 'Прийняти 7 страв' }).click()
  await page.waitForURL(/\/plan\?date=/)
  await page.locator('.plan-entry', { hasText: first }).waitFor()
  expect(await page.locator('.plan-entry', { hasText: first }).textContent()).toMatch(/3\sпорції/)
  await page.getByRole('button', { name: 'Скласти список' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Скласти список' }).click()
  await page.waitForURL(/\/lists\/lst_/)
  await page.getByRole('checkbox', { name: /Гречка/ }).waitFor()
  await context.close()
})

test('whose need leaves the week empty is said, and one tap fills it for the others', async () => {
  const { app, open } = browsing
  const author = await app.signedUp('Авторка')
  for (const letter of 'АБВГҐДЕЄ')
    await author.publish({
      title: `Сирник ${letter}`,
      tags: ['сніданок'],
      ingredients: [{ text: '500 г кисломолочного сиру' }],
    })
  const cook = app.caller()
  await cook.signUp()
  await cook.mutate('members.add', { name: 'Мама Галя', portion: 1, diets: ['lenten'] })
  const context = await open({ as: cook, viewport: phone })
  const page = await context.newPage()
  await page.goto('/plan/fill')
  await page.getByRole('button', { name: 'Сніданок' }).click()
  await page.getByRole('button', { name: 'Вечеря' }).click()
  await page.getByRole('button', { name: 'Скласти тиждень' }).click()
  await page.getByText('Мама Галя (пісне): з цим підходить замало страв.').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  await page.getByRole('button', { name: 'Мама Галя цього разу не їсть із нами' }).click()
  await page.getByRole('button', { name: 'Прийняти 7 страв' }).waitFor()
  expect(
    await page.getByRole('button', { name: 'Мама Галя', exact: true }).getAttribute('aria-pressed'),
  ).toBe('false')
  await context.close()
})
