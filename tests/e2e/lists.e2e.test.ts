import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { ShoppingPage } from '../../shared/wire/shopping.ts'
import { asleep } from '../support/asleep.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { twoColours } from '../support/pictures.ts'
import { button } from '../support/seen.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('a shopping list', () => {
  test('ticks made without a connection say so, and reach the server when it is back', async () => {
    const who = await browsing.app.signedUp()
    await who.mutate('lists.addLines', { lines: ['молоко 2 л', 'хліб'] })
    const { context, page } = await browsing.openAt('/lists', { as: who })
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: /Молоко/ }).click()
    await page.getByText('Чекає на надсилання: 1').waitFor()
    expect(await page.getByRole('checkbox', { name: /Молоко/ }).isChecked()).toBe(true)
    await context.setOffline(false)
    await page.getByText('Чекає на надсилання: 1').waitFor({ state: 'detached' })
    const { open: list } = await who.query<ShoppingPage>('lists.read', {})
    expect(list?.rows.map((row) => [row.name, row.ticked])).toEqual([
      ['Хліб', false],
      ['Молоко', true],
    ])
    await context.close()
  })

  test('what is ticked and typed before the page is awake is bought and can be added', async () => {
    const who = await browsing.app.signedUp()
    await who.mutate('lists.addLines', { lines: ['молоко 2 л', 'хліб'] })
    const context = await browsing.open({ as: who })
    const page = await context.newPage()
    const { wake } = await asleep(page)
    await page.goto('/lists', { waitUntil: 'commit' })
    await page.getByRole('checkbox', { name: /Молоко/ }).click()
    await page.locator('#add-line').fill('2 кг картоплі')
    const bought = page.waitForResponse(/changes\.send/)
    wake()
    await bought
    await page.locator('#add-line').press('Enter')
    await page.getByRole('checkbox', { name: /Картопля/ }).waitFor()
    const { open: list } = await who.query<ShoppingPage>('lists.read', {})
    expect(list?.rows.filter((row) => row.ticked).map((row) => row.name)).toEqual(['Молоко'])
    await context.close()
  })

  test('ticks outlast a closed tab, and leave the device with whoever signs out', async () => {
    const who = await browsing.app.signedUp()
    await who.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    const { context, page } = await browsing.openAt('/lists', { as: who })
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: /Молоко/ }).click()
    await page.getByText('Чекає на надсилання: 1').waitFor()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await again.goto('/lists')
    await again.getByText('Усе куплено').waitFor()
    const { open: list } = await who.query<ShoppingPage>('lists.read', {})
    expect(list?.rows.map((row) => row.ticked)).toEqual([true])

    await context.route('**/trpc/changes.send*', (route) => route.abort())
    await again.getByRole('checkbox', { name: /Молоко/ }).click()
    const kept = () =>
      again.evaluate(async () => (await indexedDB.databases()).map((one) => one.name))
    await again.getByText('Чекає на надсилання: 1').waitFor()
    expect(await kept()).toEqual(['komora'])
    await again.locator('[popovertarget="person-menu"]').click()
    await again.getByRole('button', { name: 'Вийти' }).click()
    await again.waitForURL((url) => url.pathname !== '/lists')
    expect(await kept()).toEqual([])
    await context.close()
  })

  test('lines are typed and read, changed, removed and put back; lists are made, renamed and deleted', async () => {
    const who = await browsing.app.signedUp()
    const { context, page } = await browsing.openAt('/lists', { as: who, viewport: phone })
    // By what it takes back: two may stand there at once.
    const undo = (said: string) =>
      page.locator('.toast', { hasText: said }).getByRole('button', { name: 'Повернути' })
    const add = page.getByRole('combobox', { name: 'Додати до списку' })
    await add.fill('молоко 2 л')
    await page.locator('.line-read .tag', { hasText: 'молоко' }).waitFor()
    await add.press('Enter')
    await page.waitForURL(/\/lists\/lst_/)
    await button(page, 'Змінити: Молоко').click()
    await page.getByRole('textbox', { name: 'Рядок' }).fill('молоко 3 л')
    await button(page, 'Зберегти').click()
    await page.locator('.amount', { hasText: /^3.л/ }).waitFor()
    await undo('Змінено: Молоко').click()
    await page.locator('.amount', { hasText: /^2.л/ }).waitFor()
    await button(page, 'Змінити: Молоко').click()
    await page.getByRole('textbox', { name: 'Примітка' }).fill('синя пачка')
    await button(page, 'Зберегти').click()
    await page.locator('.list-line .remark', { hasText: 'синя пачка' }).waitFor()
    await button(page, 'Змінити: Молоко').click()
    const photo = await twoColours(600, 300).jpeg().toBuffer()
    await page
      .getByLabel('Додати фото')
      .last()
      .setInputFiles({ name: 'молоко.jpg', mimeType: 'image/jpeg', buffer: photo })
    await button(page, 'Прибрати фото').waitFor()
    await button(page, 'Зберегти').click()
    await button(page, 'Фото: Молоко').click()
    await page.getByRole('dialog').getByRole('img', { name: 'Фото: Молоко' }).waitFor()
    await button(page, 'Закрити').click()
    await page.getByRole('checkbox', { name: /Молоко/ }).click()
    await button(page, 'Прибрати куплене: 1').click()
    await page.getByRole('heading', { name: 'Список порожній' }).waitFor()
    await undo('1 рядок прибрано').click()
    await page.getByRole('checkbox', { name: /Молоко/ }).waitFor()

    await button(page, 'Списки').click()
    await page.getByRole('textbox', { name: 'Новий список' }).fill('Базар')
    await button(page, 'Створити').click()
    await page.getByRole('heading', { name: 'Базар' }).waitFor()
    await button(page, 'Списки').click()
    await button(page, 'Перейменувати: Базар').click()
    await page.getByRole('textbox', { name: 'Назва' }).fill('Ярмарок')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Ярмарок/ }).waitFor()
    await button(page, 'Видалити: Ярмарок').click()
    await page.getByRole('heading', { name: 'Покупки' }).waitFor()
    await undo('Список «Ярмарок» видалено').click()
    await button(page, 'Списки').click()
    await page.getByRole('link', { name: /Ярмарок/ }).waitFor()
    await context.close()
  })
})
