import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import type { Person } from '../../shared/wire/people.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { menuOf, register, signIn } from '../support/entering.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let publicationId: string
beforeAll(async () => {
  browsing = await startBrowsing()
  const author = await browsing.app.signedUp('Галина Шевчук')
  publicationId = await author.publish({
    title: 'Узвар',
    ingredients: [{ text: '400 г сушених яблук' }],
  })
})
afterAll(() => browsing.stop())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Головна навігація' }).getByRole('link', { name })
const trial = (page: Page) => page.getByRole('complementary', { name: 'Пробна кухня' })

async function people(): Promise<number> {
  const [row] = await browsing.app.services.sql<{ count: number }[]>`
    SELECT count(*)::int FROM people`
  return row?.count ?? 0
}

describe('a guest who taps', () => {
  test('a heart gets it at once, in a trial that begins with the tap, where they stand', async () => {
    const { context, page } = await browsing.openAt(`/r/${publicationId}`, { viewport: phone })
    const heart = page.getByRole('button', { name: /^Подобається/ })
    const before = await heart.boundingBox()
    await heart.click()
    await page.getByText('Це ваша пробна кухня').waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(await heart.boundingBox()).toEqual(before)
    await page.reload()
    await page.locator('[aria-pressed="true"][aria-label^="Подобається"]').waitFor()
    await trial(page).getByText('усе тримається на цьому пристрої до').waitFor()
    await context.close()
  })

  test('«До плану» chooses a day, and finds the dish in the plan', async () => {
    const { context, page } = await browsing.openAt(`/r/${publicationId}`, { viewport: phone })
    await press(page, 'До плану')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /вечеря/i })
      .first()
      .click()
    await press(page, 'Відкрити план')
    await page.locator('.plan-entry', { hasText: 'Узвар' }).waitFor()
    await context.close()
  })

  test('Plan, List and Recipes gets the page itself and no form with a password', async () => {
    const { context, page } = await browsing.openAt('/', { viewport: phone })
    await place(page, 'План').click()
    await page.getByRole('button', { name: 'Показати зразок тижня' }).waitFor()
    await place(page, 'Список').click()
    await page.waitForURL('**/lists')
    await place(page, 'Рецепти').click()
    await page.waitForURL('**/recipes')
    expect(await page.locator('input[type=password]').count()).toBe(0)
    const kitchens = await page.evaluate(async () => (await fetch('/trpc/people.me')).json())
    expect((kitchens as { result: { data: Person } }).result.data.demo).toBe(true)
    await context.close()
  })

  test('twice while the line is slow is one guest, not two', async () => {
    const before = await people()
    const { context, page } = await browsing.openAt('/', { viewport: phone })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/trpc/people.tryDemo*', async (route) => {
      await held
      await route.continue()
    })
    const hearts = page.getByRole('button', { name: /^Подобається/ })
    await hearts.first().click()
    await hearts.first().click()
    const answered = page.waitForResponse((response) => response.url().includes('feed.unlike'))
    release()
    await answered
    expect(await people()).toBe(before + 1)
    await context.close()
  })
})

describe('a guest who comes by the address alone', () => {
  test('begins nothing until they press, and is told what for', async () => {
    const before = await people()
    const { context, page } = await browsing.openAt('/plan', { viewport: phone })
    await page.getByText('два тижні триматимуться на цьому пристрої').waitFor()
    expect(await people()).toBe(before)
    await press(page, 'Почати')
    await page.getByRole('button', { name: 'Показати зразок тижня' }).waitFor()
    expect(await people()).toBe(before + 1)
    await context.close()
  })

  test('does the same without scripts, in English too', async () => {
    const context = await browsing.open({
      viewport: phone,
      javaScriptEnabled: false,
      locale: 'en-GB',
    })
    const page = await context.newPage()
    await page.goto('/lists')
    await press(page, 'Begin')
    await page.waitForURL('**/lists')
    await page.getByRole('complementary', { name: 'Trial kitchen' }).waitFor()
    await context.close()
  })
})

describe('what a guest made', () => {
  async function guestAtTheList() {
    const opened = await browsing.openAt(`/r/${publicationId}`, { viewport: phone })
    await press(opened.page, 'До списку')
    await opened.page.getByText('До списку: 1 продукт').waitFor()
    await opened.page.goto('/lists')
    await opened.page.getByText('400 г').waitFor()
    return opened
  }

  test('is theirs after registering', async () => {
    const { context, page } = await guestAtTheList()
    await trial(page).getByRole('link', { name: 'Зареєструватися й зберегти' }).click()
    await page.getByText('відкриється на кожному вашому пристрої').waitFor()
    await register(page, 'Ярина', 'yaryna@example.org')
    await menuOf(page, 'Ярина').waitFor()
    await page.goto('/lists')
    await page.getByText('400 г').waitFor()
    expect(await trial(page).count()).toBe(0)
    await context.close()
  })

  test('comes along to an account that was there before, when they say so', async () => {
    await browsing.app.caller().signUp('Гордій', 'hordii@example.org')
    const { context, page } = await guestAtTheList()
    await page.goto('/login')
    await signIn(page, 'hordii@example.org')
    await trial(page).getByText('У пробній кухні залишилося: 1 рядок у списку').waitFor()
    await trial(page).getByRole('button', { name: 'Забрати' }).click()
    await page.goto('/lists')
    await page.getByText('400 г').waitFor()
    expect(await trial(page).count()).toBe(0)
    await context.close()
  })

  test('cannot be published, which is said together with the way to register', async () => {
    const context = await browsing.open({ viewport: phone })
    const page = await context.newPage()
    const guest = browsing.app.caller()
    await guest.mutate('people.tryDemo')
    const { id } = await guest.compose({ title: 'Свій борщ' })
    const cookies = [...guest.cookies].map(([name, value]) => ({ name, value, url: browsing.url }))
    await context.addCookies(cookies)
    await page.goto(`/recipes/${id}`)
    await press(page, 'Опублікувати')
    await press(page, 'Зареєструватися')
    await page.waitForURL('**/register?return_to=*')
    await page.goto('/mcp/connections')
    await page.getByText('Помічників підключають до своєї комори').waitFor()
    await page.goto('/settings')
    await page.getByText('Запрошувати можна до своєї комори').waitFor()
    await context.close()
  })
})
