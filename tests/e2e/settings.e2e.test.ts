import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { password } from '../support/caller.ts'
import { menuOf, register } from '../support/entering.ts'
import { settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('a person', () => {
  test('finds the clocks of the kitchen set by their own browser, and may choose others', async () => {
    const cook = await browsing.app.signedUp('Надія')
    const { context, page } = await browsing.openAt('/', { as: cook, timezoneId: 'Asia/Tokyo' })
    await page.goto('/settings')
    const zone = page.getByLabel('Часовий пояс')
    expect(await zone.inputValue()).toBe('Asia/Tokyo')
    // By keyboard the first letters of a city find it.
    await zone.focus()
    // Playwright knows no Cyrillic keys, and puts such letters into fields alone.
    const keys = await context.newCDPSession(page)
    for (const text of 'Усть-Н') {
      await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
      await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
    }
    await page.getByText('Кухня живе за часом: Азія / Усть-Нера').first().waitFor()
    await zone.selectOption('Europe/Lisbon')
    await page.getByText('Кухня живе за часом: Європа / Лісабон').waitFor()
    await page.reload()
    expect(await zone.inputValue()).toBe('Europe/Lisbon')
    await context.close()
  })

  test('invites somebody to their kitchen, who joins, leaves, opens another and turns back', async () => {
    const host = await browsing.app.signedUp('Леся Гнатюк')
    const hosting = await browsing.open({ as: host })
    const settings = await hosting.newPage()
    await settings.goto('/settings')
    await settings.getByRole('button', { name: 'Запросити', exact: true }).click()
    const link = await settings.getByLabel('Посилання-запрошення').inputValue()
    await hosting.close()

    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto(link)
    await page.getByText('Леся Гнатюк кличе вас до себе на кухню.').waitFor()
    await page.getByRole('link', { name: 'Зареєструватися' }).click()
    await register(page, 'Юрко', 'yurko@example.org')
    await page.getByText('Усе, що є на вашій теперішній кухні').waitFor()
    await page.getByRole('button', { name: 'Приєднатися' }).click()
    await page.waitForURL('**/plan')
    await page.locator('.plan-head').getByText('Дім').waitFor()
    await page.goto('/settings')
    await page.locator('#kitchen').getByText('Леся Гнатюк').first().waitFor()

    await page.getByRole('button', { name: 'Піти з кухні' }).click()
    const dialog = page.getByRole('dialog', { name: 'Піти з цієї кухні?' })
    await dialog.getByText('Леся Гнатюк').first().waitFor()
    await dialog.getByRole('button', { name: 'Піти з кухні' }).click()
    await page.getByText('Ви знову на власній кухні').waitFor()

    await page.getByRole('button', { name: 'Додати кухню' }).click()
    const opening = page.getByRole('form', { name: 'Ще одна кухня' })
    await opening.getByLabel('Назва').fill('Дача')
    await opening.getByRole('button', { name: 'Додати кухню' }).click()
    await page.waitForURL('**/plan')
    await page.locator('.plan-head').getByText('Дача').waitFor()
    await settled(page)
    await menuOf(page, 'Юрко').click()
    await page
      .getByRole('group', { name: 'Ваші кухні' })
      .getByRole('button', { name: 'Дім' })
      .click()
    await page.locator('.plan-head').getByText('Дім').waitFor()

    await page.goto(link)
    await page.getByRole('heading', { name: 'Запрошення більше не діє' }).waitFor()
    await context.close()
  })

  test('renames themselves and takes it back', async () => {
    const caller = await browsing.app.signedUp('Олена')
    const { context, page } = await browsing.openAt('/settings', { as: caller })
    const name = page.getByRole('form', { name: 'Ім’я' })
    await name.getByLabel('Ім’я').fill('Олена Пчілка')
    await name.getByRole('button', { name: 'Зберегти' }).click()
    await menuOf(page, 'Олена Пчілка').waitFor()
    await page.getByRole('button', { name: 'Повернути' }).click()
    await menuOf(page, 'Олена').waitFor()
    await context.close()
  })

  test('reads what does not go along to another program, a sentence for each', async () => {
    const { context, page } = await browsing.openAt('/settings', {
      as: await browsing.app.signedUp('Оля'),
      viewport: phone,
    })
    const data = page.locator('#data')
    await data.getByText('Чого там не буде').click()
    const said = await data.getByRole('listitem').allInnerTexts()
    expect(said[0]).toBe('Усюди: без позначки «чернетка», історії змін.')
    expect(said.map((line) => line.split(':')[0])).toEqual([
      ...['Усюди', 'Markdown', 'Cooklang', 'Paprika', 'Tandoor'],
    ])
    await context.close()
  })

  test('is told in the settings why another service was not connected', async () => {
    const caller = await browsing.app.signedUp('Мирон')
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
    const { context, page } = await browsing.openAt('/settings', { as: caller })
    await page.getByRole('button', { name: 'Завершити всі інші' }).click()
    await page.getByText('Більше ніде.').waitFor()
    expect(await elsewhere.query<unknown>('people.me')).toBeNull()
    expect(await caller.query<unknown>('people.me')).not.toBeNull()
    await context.close()
  })

  test('chooses a language and a theme that are there on the next page', async () => {
    const caller = await browsing.app.signedUp('Зоя')
    const { context, page } = await browsing.openAt('/settings', { as: caller })
    const kept = page.waitForResponse('**/preferences')
    await page.getByRole('button', { name: 'Темна' }).click()
    await kept
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await context.close()
  })

  test('deletes the account only with the word and the password', async () => {
    const caller = await browsing.app.signedUp('Тарас')
    const { context, page } = await browsing.openAt('/settings', { as: caller })
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
    const caller = await browsing.app.signedUp('Настя')
    await caller.compose({ title: 'Бабусин борщ' })
    const { context, page } = await browsing.openAt('/settings', { as: caller })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Завантажити' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^komora-\d{4}-\d{2}-\d{2}\.json$/)
    expect(await Bun.file(await file.path()).text()).toContain('Бабусин борщ')
    await context.close()
  })
})
