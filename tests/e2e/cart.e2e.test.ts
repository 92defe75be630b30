import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type ServedStore, servePracticeStore } from '../../server/practice/serve.ts'
import type { StoreView } from '../../shared/wire/stores.ts'
import { findings } from '../support/axe.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { button } from '../support/seen.ts'
import { settled, visit } from '../support/settled.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let store: ServedStore
beforeAll(async () => {
  store = servePracticeStore('silpo')
  browsing = await startBrowsing({ STORE_SILPO_URL: store.url })
})
afterAll(async () => {
  await browsing.stop()
  await store.stop()
})

describe('a cart at a grocery store', () => {
  test('is filled from the week’s list on a phone, from connecting the store to its checkout', async () => {
    const who = await browsing.app.signedUp()
    const lines = ['молоко 2 л', 'куряче філе 600 г', 'сир 300 г', 'цвяхи', 'цукор 1 кг']
    const { listId } = await who.mutate<{ listId: string }>('lists.addLines', { lines })
    const { context, page } = await browsing.openAt(`/lists/${listId}`, {
      as: who,
      viewport: phone,
    })
    await page.getByRole('link', { name: 'Наповнити кошик' }).click()
    await button(page, /^Підключити: Навчальна крамниця/).click()
    await button(page, 'Дозволити').click()

    // What is sure is chosen, and what is not waits: nails are sold here by nobody.
    await page.getByRole('heading', { name: /Потребує вас/ }).waitFor()
    await page.getByText('Це навчальна крамниця.').waitFor()
    expect(await page.locator('.goods-row', { hasText: 'Корм' }).count()).toBe(0)
    await button(page, 'Скласти 4 товари').waitFor()
    await button(page, 'Пропустити: Цвяхи').click()
    await button(page, /Змінити: Сир$/).click()
    await page.getByRole('radio').nth(1).check()
    await button(page, /^Узяти за/).click()
    await page.reload()
    await settled(page)

    // Fetched from a branch, nothing is too little to be ordered.
    await page
      .getByText(/^До мінімального замовлення .* бракує/)
      .filter({ visible: true })
      .waitFor()
    await button(page, 'Змінити місце й час доставки').click()
    const place = page.getByRole('dialog')
    await place.getByRole('radio', { name: 'Заберу з крамниці' }).check()
    await place.getByLabel('Звідки забрати').selectOption('вул. Липова, 7')
    await place
      .getByRole('option', { name: /безкоштовно/ })
      .first()
      .waitFor({ state: 'attached' })
    expect(await findings(page)).toEqual([])
    await place.getByRole('button', { name: 'Доставити сюди' }).click()
    await place.waitFor({ state: 'detached' })
    await page
      .getByText(/^До мінімального замовлення/)
      .first()
      .waitFor({ state: 'detached' })

    await button(page, 'Скласти 4 товари').click()
    await page.getByText('У кошику: 4 з 4').waitFor()
    expect(await page.locator('.tag', { hasText: 'Додано' }).count()).toBe(4)
    await page.reload()
    await settled(page)
    await page.getByText('У кошику: 4 з 4').waitFor()
    const checkout = page.getByRole('link', { name: 'Оформити в крамниці' })
    expect(await checkout.getAttribute('href')).toContain('/checkout')
    const [view] = await who.query<StoreView[]>('stores.list')
    expect(view?.state).toBe('connected')

    await visit(page, `/lists/${listId}/cart`)
    await page.getByRole('heading', { name: 'Попередні кошики' }).waitFor()
    await page.locator('a.goods-row', { hasText: '4 товари' }).waitFor()
    expect(await findings(page)).toEqual([])

    // From then on the list says what it comes to there; nails have no price anywhere.
    await visit(page, `/lists/${listId}`)
    const prices = page.getByRole('list', { name: 'Ціни у ваших крамницях' })
    await prices.getByText(/: ≈ \d/).waitFor()
    await prices.getByText(/знаємо ціни/).waitFor()
    await context.close()
  })
})
