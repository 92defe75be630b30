import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { asleep } from '../support/asleep.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { password } from '../support/caller.ts'
import { menuOf, register, signIn, signOut } from '../support/entering.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('a person', () => {
  test('signs up, signs out, and signs in to where they were going', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/register')
    await register(page, 'Оксана Кравець', 'oksana@example.org')
    await menuOf(page, 'Оксана Кравець').waitFor()
    await signOut(page)

    await page.goto('/login?return_to=/settings')
    await signIn(page, 'oksana@example.org', 'зовсім не той пароль')
    await page.getByText('Пошта або пароль не підходять.').waitFor()
    expect(await page.getByLabel('Пошта').inputValue()).toBe('oksana@example.org')
    await signIn(page, 'oksana@example.org')
    await page.waitForURL('**/settings')
    await menuOf(page, 'Оксана Кравець').waitFor()
    await context.close()
  })

  test('is told at the field what is wrong with it, and stands in the first such field', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/register')
    await page.getByLabel('Як вас звати').fill('Оксана')
    await page.getByLabel('Пошта').fill('оксана@')
    await page.getByLabel('Пароль', { exact: true }).fill('короткий')
    await page.getByText('Бракує ще 2 знаків.').waitFor()
    await page.getByRole('button', { name: 'Зареєструватися' }).click()
    const email = page.getByLabel('Пошта')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    const described = (await email.getAttribute('aria-describedby')) ?? ''
    const error = page.locator(`[id="${described.split(' ').at(-1)}"]`)
    expect(await error.textContent()).toMatch(/Схоже, у\sпошті помилка/)
    await context.close()
  })

  test('keeps what they typed before the page was awake, and when the server cannot be reached', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    const { wake } = await asleep(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Пошта').fill('early@example.org')
    wake()
    await page.locator('form[novalidate]').waitFor()
    expect(await page.getByLabel('Пошта').inputValue()).toBe('early@example.org')

    await page.route('**/trpc/**', (route) => route.abort())
    await signIn(page, 'early@example.org')
    await page.getByText('Не вдалося зв’язатися із сервером.').waitFor()
    expect(await page.getByLabel('Пошта').inputValue()).toBe('early@example.org')
    expect(await page.getByLabel('Пароль', { exact: true }).inputValue()).toBe(password)
    await context.close()
  })

  test('gets a new password by the link from a letter', async () => {
    await browsing.app.caller().signUp('Марко', 'marko@example.org')
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Забули пароль?' }).click()
    await page.waitForURL('**/reset')
    await page.getByLabel('Пошта').fill('marko@example.org')
    await page.getByRole('button', { name: 'Надіслати посилання' }).click()
    await page.getByRole('heading', { name: 'Перевірте пошту' }).waitFor()

    await browsing.app.services.background.settled()
    await page.goto('/dev/mail')
    await page.locator('article', { hasText: 'marko@' }).locator('a[href*="/reset?"]').click()
    await page.getByRole('textbox', { name: 'Новий пароль' }).fill('нова тиха вода греблі')
    await page.getByRole('button', { name: 'Зберегти пароль' }).click()
    await menuOf(page, 'Марко').waitFor()

    await signOut(page)
    await page.goto('/login')
    await signIn(page, 'marko@example.org', 'нова тиха вода греблі')
    await menuOf(page, 'Марко').waitFor()
    await context.close()
  })

  test('verifies their address by a press, not by opening the link', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Дарина', 'daryna@example.org')
    await browsing.app.services.background.settled()
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    await page.goto('/dev/mail')
    const link = page.locator('article', { hasText: 'daryna@' }).locator('a[href*="/verify?"]')
    const href = (await link.getAttribute('href')) ?? ''
    await page.goto(href)
    await page.goto('/settings')
    await page.getByText('не підтверджено').waitFor()
    await page.goto(href)
    await page.getByRole('button', { name: 'Це моя пошта' }).click()
    await page.getByRole('heading', { name: 'Пошту підтверджено' }).waitFor()
    await page.goto('/settings')
    await page.getByText('підтверджено', { exact: true }).waitFor()
    await context.close()
  })

  test('adds a passkey and comes back with it', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Ганна Їжак')
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Додати ключ' }).click()
    await page.getByText('Ключ доступу додано').waitFor()
    await page.getByRole('button', { name: /^Вилучити: Chrome/ }).waitFor()

    await signOut(page)
    // Nobody touches the authenticator yet: else it would answer the offer in the field at once.
    const touch = (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    await touch(false)
    await page.goto('/login')
    // A request that is under way goes on waiting; the one that the button makes is answered.
    await touch(true)
    await page.getByRole('button', { name: 'Увійти ключем доступу' }).click()
    await menuOf(page, 'Ганна Їжак').waitFor()
    await context.close()
  })

  test('keeps what they made in a trial kitchen when they register', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Спробувати без реєстрації' }).click()
    await page.getByRole('complementary', { name: 'Пробна кухня' }).waitFor()
    await page.goto('/recipes/new')
    await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Пробний борщ')
    await page.getByText(/Чернетку збережено/).waitFor()

    await page.getByRole('link', { name: 'Зареєструватися й зберегти' }).click()
    await page.getByText('Усе, що ви створили в пробній кухні').waitFor()
    await register(page, 'Степан', 'stepan@example.org')
    await menuOf(page, 'Степан').waitFor()
    await page.goto('/recipes')
    await page.getByText('Пробний борщ').first().waitFor()
    expect(await page.getByRole('complementary', { name: 'Пробна кухня' }).count()).toBe(0)
    await context.close()
  })
})
