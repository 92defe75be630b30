import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { type Browsing, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(90_000)

const password = 'тиха вода греблю рве'

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

async function register(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Як вас звати').fill(name)
  await page.getByLabel('Пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Зареєструватися' }).click()
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Увійти', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Меню:/ }).click()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await page.getByRole('link', { name: 'Увійти' }).waitFor()
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Меню: ${name}` })

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
    await page.goto('/register', { waitUntil: 'networkidle' })
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
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await asleep
      await route.continue()
    })
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
    await page.goto('/login', { waitUntil: 'networkidle' })
    // A request that is under way goes on waiting; the one that the button makes is answered.
    await touch(true)
    await page.getByRole('button', { name: 'Увійти ключем доступу' }).click()
    await menuOf(page, 'Ганна Їжак').waitFor()
    await context.close()
  })

  test('keeps what they made in a trial kitchen when they register', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Спробувати без реєстрації' }).click()
    await page.getByRole('complementary', { name: 'Пробна кухня' }).waitFor()
    await page.goto('/recipes/new')
    await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Пробний борщ')
    await page.getByText(/Чернетку збережено/).waitFor()

    await page.getByRole('link', { name: 'Зареєструватися й усе зберегти' }).click()
    await page.getByText('Усе, що ви створили в пробній кухні').waitFor()
    await register(page, 'Степан', 'stepan@example.org')
    await menuOf(page, 'Степан').waitFor()
    await page.goto('/recipes')
    await page.getByText('Пробний борщ').first().waitFor()
    expect(await page.getByRole('complementary', { name: 'Пробна кухня' }).count()).toBe(0)
    await context.close()
  })

  test('invites somebody to their kitchen, who reads what changes and joins', async () => {
    const host = browsing.app.caller()
    await host.signUp('Леся Гнатюк')
    const hosting = await browsing.open({ as: host })
    const settings = await hosting.newPage()
    await settings.goto('/settings')
    await settings.getByRole('button', { name: 'Запросити', exact: true }).click()
    const link = await settings.getByLabel('Посилання-запрошення').inputValue()
    await hosting.close()

    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto(link)
    await page.getByText('Леся Гнатюк кличе вас на кухню «Леся Гнатюк».').waitFor()
    await page.getByRole('link', { name: 'Зареєструватися' }).click()
    await register(page, 'Юрко', 'yurko@example.org')
    await page.getByText('Ви перейдете з кухні «Юрко»').waitFor()
    await page.getByRole('button', { name: 'Приєднатися' }).click()
    await page.waitForURL('**/plan')
    await page.locator('.plan-head').getByText('Леся Гнатюк').waitFor()
    await page.goto('/settings', { waitUntil: 'networkidle' })
    await page.locator('#kitchen').getByText('Леся Гнатюк').first().waitFor()

    await page.getByRole('button', { name: 'Піти з кухні' }).click()
    const dialog = page.getByRole('dialog', { name: 'Піти з кухні «Леся Гнатюк»?' })
    await dialog.getByText('Леся Гнатюк').first().waitFor()
    await dialog.getByRole('button', { name: 'Піти з кухні' }).click()
    await page.getByText('Ви знову на власній кухні').waitFor()

    await page.goto(link)
    await page.getByRole('heading', { name: 'Запрошення більше не діє' }).waitFor()
    await context.close()
  })

  test('renames themselves and takes it back', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Олена')
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    await page.goto('/settings', { waitUntil: 'networkidle' })
    const name = page.getByRole('form', { name: 'Ім’я' })
    await name.getByLabel('Ім’я').fill('Олена Пчілка')
    await name.getByRole('button', { name: 'Зберегти' }).click()
    await menuOf(page, 'Олена Пчілка').waitFor()
    await page.getByRole('button', { name: 'Повернути' }).click()
    await menuOf(page, 'Олена').waitFor()
    await context.close()
  })

  test('is told in the settings why another service was not connected', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Мирон')
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    await page.goto('/settings?error=identity_taken')
    await page
      .getByRole('alert')
      .getByText(/приєднано до\sіншої людини/)
      .waitFor()
    await context.close()
  })

  test('ends their other sessions', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Іван', 'ivan@example.org')
    const elsewhere = browsing.app.caller()
    await elsewhere.mutate('people.signIn', { email: 'ivan@example.org', password })
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    await page.goto('/settings', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Завершити всі інші' }).click()
    await page.getByText('Більше ніде.').waitFor()
    expect(await elsewhere.query<unknown>('people.me')).toBeNull()
    expect(await caller.query<unknown>('people.me')).not.toBeNull()
    await context.close()
  })

  test('chooses a language and a theme that are there on the next page', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Зоя')
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    await page.goto('/settings', { waitUntil: 'networkidle' })
    const kept = page.waitForResponse('**/preferences')
    await page.getByRole('button', { name: 'Темна' }).click()
    await kept
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await context.close()
  })

  test('deletes the account only with the word and the password', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Тарас')
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    await page.goto('/settings', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Видалити обліковий запис' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Щоб підтвердити').fill('видалити')
    await dialog.getByLabel('Пароль', { exact: true }).fill('не той пароль')
    await dialog.getByRole('button', { name: 'Видалити назавжди' }).click()
    await dialog.getByText('Теперішній пароль не підходить.').waitFor()
    await dialog.getByLabel('Пароль', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Видалити назавжди' }).click()
    await page.getByRole('link', { name: 'Увійти' }).waitFor()
    expect(await caller.query<unknown>('people.me')).toBeNull()
    await context.close()
  })

  test('takes all their data along as a file', async () => {
    const caller = browsing.app.caller()
    await caller.signUp('Настя')
    await caller.compose({ title: 'Бабусин борщ' })
    const context = await browsing.open({ as: caller })
    const page = await context.newPage()
    await page.goto('/settings', { waitUntil: 'networkidle' })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Завантажити' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^komora-\d{4}-\d{2}-\d{2}\.json$/)
    expect(await Bun.file(await file.path()).text()).toContain('Бабусин борщ')
    await context.close()
  })
})

describe('with scripts off, a person', () => {
  test('signs in, is told why when it fails, and signs out', async () => {
    await browsing.app.caller().signUp('Мотря', 'motria@example.org')
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/login?return_to=/settings')
    await signIn(page, 'motria@example.org', 'зовсім не той пароль')
    await page.getByText('Пошта або пароль не підходять.').waitFor()
    await signIn(page, 'motria@example.org')
    await page.waitForURL('**/settings')
    await page.getByRole('heading', { name: 'Налаштування' }).waitFor()
    await signOut(page)
    await context.close()
  })

  test('asks for a new password, keeps what was mistyped, and is told that the letter is on its way', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Пошта').fill('mistyped@example.org')
    await page.getByLabel('Пароль', { exact: true }).fill('не той пароль')
    await page.getByRole('button', { name: 'Увійти', exact: true }).click()
    expect(await page.getByLabel('Пошта').inputValue()).toBe('mistyped@example.org')
    await page.getByRole('link', { name: 'Забули пароль?' }).click()
    await page.getByLabel('Пошта').fill('mistyped@example.org')
    await page.getByRole('button', { name: 'Надіслати посилання' }).click()
    await page.getByText('Якщо mistyped@example.org є в Коморі').waitFor()
    await context.close()
  })

  test('signs up', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/register')
    await register(page, 'Килина', 'kylyna@example.org')
    await menuOf(page, 'Килина').waitFor()
    await context.close()
  })
})

describe('by keyboard alone, a person', () => {
  test('signs in, opens their menu, leaves it by Escape, and signs out', async () => {
    await browsing.app.caller().signUp('Соломія', 'solomiia@example.org')
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await tabTo(page.getByLabel('Пошта'))
    await page.keyboard.type('solomiia@example.org')
    await tabTo(page.getByLabel('Пароль', { exact: true }))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const menu = menuOf(page, 'Соломія')
    await menu.waitFor()

    await tabTo(menu)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Налаштування' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await isFocused(menu)).toBe(true)
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: 'Вийти' }))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Увійти' }).waitFor()
    await context.close()
  })
})

async function tabTo(wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isFocused(wanted)) return
    await wanted.page().keyboard.press('Tab')
  }
  throw new Error('Tab does not come there.')
}

const isFocused = (wanted: Locator) =>
  wanted.evaluate((element) => element === document.activeElement)
