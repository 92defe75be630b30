import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import type { ShoppingPage } from '../../shared/wire/shopping.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { joinedBy } from '../support/kitchen.ts'

import { line, read, status, title } from '../support/writing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('two people of one kitchen', () => {
  test('see what the other does on the list and the plan as it happens', async () => {
    const olena = await browsing.app.signedUp('Олена')
    const marko = await joinedBy(browsing.app, olena, 'Марко')
    await olena.mutate('lists.addLines', { lines: ['молоко 2 л', 'хліб'] })
    const { open } = await olena.query<ShoppingPage>('lists.read', {})
    const hers = await browsing.openAt('/lists', { as: olena, viewport: phone })
    const his = await browsing.openAt(`/lists/${open?.id}`, { as: marko })
    await hers.page.getByText('Зараз тут: Марко').waitFor()
    await his.page.getByRole('checkbox', { name: /Молоко/ }).click()
    await hers.page.getByRole('checkbox', { name: /Молоко/, checked: true }).waitFor()
    await his.page.locator('#add-line').fill('сіль')
    await his.page.keyboard.press('Enter')
    await hers.page.getByRole('checkbox', { name: /Сіль/ }).waitFor()

    await hers.page.goto('/plan?date=2027-03-10')
    await his.page.getByText('Зараз тут').waitFor({ state: 'detached' })
    const out = { kind: 'out', title: 'У Юлі', date: '2027-03-11', slot: 'lunch' }
    await marko.mutate('plan.add', out)
    await hers.page.locator('.plan-entry', { hasText: 'У Юлі' }).waitFor()

    await olena.mutate('people.signOut')
    await hers.page.locator('.plan-entry').waitFor({ state: 'detached' })
    await hers.context.close()
    await his.context.close()
  })

  test('write one recipe: each sees what the other saved, and what has stood there before is taken back', async () => {
    const olena = await browsing.app.signedUp('Олена')
    const marko = await joinedBy(browsing.app, olena, 'Марко')
    const { id } = await olena.compose({ title: 'Борщ' })
    const hers = await browsing.openAt(`/recipes/${id}`, { as: olena, viewport: phone })
    const his = await browsing.openAt(`/recipes/${id}`, { as: marko })
    await hers.page.getByRole('switch', { name: 'Кухня може правити' }).click()
    // It shows to him by itself.
    await his.page.getByRole('link', { name: 'Редагувати' }).click()
    await title(his.page).waitFor()
    await hers.page.goto(`/recipes/${id}/edit`)
    await his.page.getByText('Зараз також пише: Олена').waitFor()
    await line(his.page, 1).fill('700 г буряка')
    await fieldSays(hers.page, '700 г буряка')

    // Both at once: whoever is second reads whose text is there already, and has both.
    await hers.context.setOffline(true)
    await title(hers.page).fill('Борщ Олени')
    await title(his.page).fill('Борщ Марка')
    await status(his.page, /Збережено о/).waitFor()
    await hers.context.setOffline(false)
    await hers.page.getByRole('heading', { name: /змінив інший кухар: Марко/ }).waitFor()
    await hers.page.getByRole('button', { name: 'Лишити мій', exact: true }).click()
    await fieldSays(his.page, 'Борщ Олени')

    await hers.page.goto(`/recipes/${id}/versions`)
    await hers.page.getByText('Назва: було «Борщ Марка», стало «Борщ Олени»').waitFor()
    await hers.page
      .getByRole('button', { name: /Показати версію/ })
      .last()
      .click()
    await hers.page.getByRole('button', { name: 'Повернути цю версію' }).click()
    await hers.page.locator('dialog[open]').waitFor({ state: 'detached' })
    await fieldSays(his.page, 'Борщ')
    expect((await read(olena, id)).ingredients.map((one) => one.text)).toEqual(['500 г буряка'])
    await hers.context.close()
    await his.context.close()
  })

  test('lose nothing of what both did without a connection, and read what could not be kept', async () => {
    const olena = await browsing.app.signedUp('Олена')
    const marko = await joinedBy(browsing.app, olena, 'Марко')
    await olena.mutate('lists.addLines', { lines: ['молоко 2 л', 'хліб'] })
    const hers = await browsing.openAt('/lists', { as: olena, viewport: phone })
    const his = await browsing.openAt('/lists', { as: marko })
    await hers.context.setOffline(true)
    await his.context.setOffline(true)
    await edit(hers.page, 'Молоко', 'молоко безлактозне 2 л')
    await hers.page.locator('#add-line').fill('сметана')
    await hers.page.keyboard.press('Enter')
    await hers.page.getByRole('checkbox', { name: 'Сметана' }).check()
    await hers.page.getByText('Чекає на надсилання: 3').waitFor()
    await edit(his.page, 'Молоко', 'молоко 3 л')
    await edit(his.page, 'Хліб', 'хліб житній')
    await his.page.getByText('Чекає на надсилання: 2').waitFor()
    await his.context.setOffline(false)
    await his.page.getByText('Чекає на надсилання').waitFor({ state: 'detached' })
    await hers.page.close()
    await hers.context.setOffline(false)
    const again = await hers.context.newPage()
    await again.goto('/lists')
    await his.page.getByRole('checkbox', { name: /Сметана/, checked: true }).waitFor()
    await his.page.locator('.list-line', { hasText: 'безлактозне' }).getByText(/3.л/).waitFor()
    await again.locator('.list-line', { hasText: 'безлактозне' }).getByText(/3.л/).waitFor()
    const page = await olena.query<ShoppingPage>('lists.read', {})
    const texts = page.open?.rows.flatMap((row) => row.lines.map((line) => line.text)) ?? []
    expect(texts.sort()).toEqual(['молоко безлактозне 3 л', 'сметана', 'хліб житній'])

    await his.context.setOffline(true)
    await his.page.locator('#add-line').fill('кава мелена')
    await his.page.keyboard.press('Enter')
    await his.page.getByText('Чекає на надсилання: 1').waitFor()
    await olena.mutate('lists.remove', { id: page.open?.id })
    await his.context.setOffline(false)
    await his.page.getByText('Не збережено те, що ви ввели. Такого списку немає.').waitFor()
    await his.page.getByText('кава мелена').waitFor()
    await hers.context.close()
    await his.context.close()
  })
})

async function edit(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Змінити: ${name}`, exact: true }).click()
  await page.getByRole('textbox', { name: 'Рядок' }).fill(words)
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

/** Waits until some field of the page says this. */
async function fieldSays(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (said) =>
      [...document.querySelectorAll<HTMLTextAreaElement>('input, textarea')].some(
        (one) => one.value === said,
      ),
    words,
  )
}
