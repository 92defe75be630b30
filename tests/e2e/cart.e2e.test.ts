import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type ServedStore, servePracticeStore } from '../../server/practice/serve.ts'
import type { StoreView } from '../../shared/wire/stores.ts'
import { findings } from '../support/axe.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'
import { button } from '../support/seen.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let store: ServedStore
let czech: ServedStore
beforeAll(async () => {
  store = servePracticeStore('silpo')
  czech = servePracticeStore('rohlik')
  browsing = await startBrowsing({ STORE_SILPO_URL: store.url, STORE_ROHLIK_URL: czech.url })
  // As on an instance in the internet, to which this store sends nobody back.
  browsing.app.services.config.local = false
})
afterAll(async () => {
  await browsing.stop()
  await Promise.all([store.stop(), czech.stop()])
})

/** On a phone: a list, its way to the cart, and the practice store connected on that way. */
async function connected(who: Caller, lines: readonly string[]) {
  const { listId } = await who.mutate<{ listId: string }>('lists.addLines', { lines })
  const opened = await browsing.openAt(`/lists/${listId}`, { as: who, viewport: phone })
  await opened.page.getByRole('link', { name: 'Наповнити кошик' }).click()
  await button(opened.page, /^Підключити: Навчальна крамниця, як «Сільпо»/).click()
  await button(opened.page, 'Дозволити').click()
  return { ...opened, listId }
}

describe('a cart at a grocery store', () => {
  test('is offered on a phone beside a sum that says how many prices it leaves out', async () => {
    const who = await browsing.app.signedUp()
    await who.mutate('lists.addLines', { lines: ['молоко 2 л', 'сир 2 шт', 'цвяхи'] })
    const { context, page } = await browsing.openAt('/lists', { as: who, viewport: phone })
    await page.getByRole('link', { name: 'Наповнити кошик' }).waitFor()
    await page.getByText('ціна невідома: 2 рядки').waitFor()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const till = await page.locator('.till').boundingBox()
    const last = await page.locator('.foot a').last().boundingBox()
    expect((last?.y ?? 1e6) + (last?.height ?? 0)).toBeLessThanOrEqual(till?.y ?? 0)
    await context.close()
  })

  test('asks once for all that somebody is allergic to and the list names, and never for a diet', async () => {
    const who = await browsing.app.signedUp()
    await who.mutate('members.add', { name: 'Іринка', portion: 1, allergies: ['milk'] })
    await who.mutate('members.add', { name: 'Мама Галя', portion: 1, diets: ['lenten'] })
    const lines = ['молоко 2 л', 'кефір 1 л', 'куряче філе 600 г']
    const { context, page } = await connected(who, lines)
    await page.getByText('У списку це названо прямо.').waitFor()
    expect(await page.getByText('Мама Галя').count()).toBe(0)
    expect(await page.locator('.asked').count()).toBe(1)
    await button(page, 'Так, беремо: 2 товари').click()
    await button(page, 'Скласти 3 товари').waitFor()
    await context.close()
  })

  test('is filled from the week’s list on a phone, from connecting the store to its checkout', async () => {
    const who = await browsing.app.signedUp()
    const lines = ['молоко 2 л', 'куряче філе 600 г', 'сир 300 г', 'цвяхи', 'цукор 1 кг']
    const { context, page, listId } = await connected(who, lines)

    // What is sure is chosen, and what is not waits: nails are sold here by nobody.
    await page.getByRole('heading', { name: /Потребує вас/ }).waitFor()
    await page.getByText('Це навчальна крамниця.').waitFor()
    expect(await page.locator('.goods-row', { hasText: 'Корм' }).count()).toBe(0)
    await button(page, 'Скласти 4 товари').waitFor()
    await button(page, 'Пропустити: Цвяхи').click()
    await button(page, /Змінити: Сир$/).click()
    // Another one, not so dear that it alone makes the least order.
    await page
      .getByRole('radio', { name: /\s1\d\d,\d\d\s₴$/ })
      .nth(1)
      .check()
    await button(page, /^Узяти за/).click()
    await page.reload()

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
    await page.getByText('У кошику: 4 з 4').waitFor()
    const checkout = page.getByRole('link', { name: 'Оформити в крамниці' })
    expect(await checkout.getAttribute('href')).toContain('/checkout')
    const [view] = await who.query<StoreView[]>('stores.list')
    expect(view?.state).toBe('connected')

    await page.goto(`/lists/${listId}/cart`)
    await page.getByRole('heading', { name: 'Попередні кошики' }).waitFor()
    await page.locator('a.goods-row', { hasText: '4 товари' }).waitFor()
    expect(await findings(page)).toEqual([])

    // From then on the list says what it comes to there; nails have no price anywhere.
    await page.goto(`/lists/${listId}`)
    const prices = page.getByRole('list', { name: 'Ціни у ваших крамницях' })
    await prices.getByText(/: ≈ \d/).waitFor()
    await prices.getByText(/знаємо ціни/).waitFor()
    await context.close()
  })

  test('is filled in Czechia by keyboard, the store connected with the address that did not open', async () => {
    const who = await browsing.app.signedUp()
    const lines = ['mléko 2 l', 'cukr 1 kg', 'hřebíky']
    const { listId } = await who.mutate<{ listId: string }>('lists.addLines', { lines })
    const { context, page } = await browsing.openAt(`/lists/${listId}/cart`, {
      as: who,
      locale: 'cs-CZ',
    })
    const press = (name: string | RegExp) => button(page, name).press('Enter')
    await press(/^Připojit: .*Rohlík/)
    const dialog = page.getByRole('dialog')
    await context.route('http://localhost:53682/**', (route) => route.abort())
    const coming = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Otevřít obchod' }).press('Enter')
    const shop = await coming
    const stopped = shop.waitForRequest((request) => request.url().includes('localhost:53682'))
    await shop.getByRole('button', { name: 'Povolit', exact: true }).press('Enter')
    const address = (await stopped).url()
    await shop.close()
    // A phone may load our page anew meanwhile; it is where it was.
    await page.reload()
    const field = dialog.getByLabel('Adresa stránky, která se neotevřela')
    await field.fill(czech.url)
    await field.press('Tab')
    await dialog.getByRole('button', { name: 'Připojit' }).press('Enter')
    await dialog.getByText('Tohle je stránka samotného obchodu.').waitFor()
    expect(await findings(page)).toEqual([])
    await field.fill(address)
    await dialog.getByRole('button', { name: 'Připojit' }).press('Enter')

    await page.getByRole('heading', { name: /Potřebuje vás/ }).waitFor()
    await page
      .getByText(/^Do minimální objednávky .* chybí/)
      .filter({ visible: true })
      .waitFor()
    await press('Vynechat: Hřebíky')
    await press(/Změnit: Mléko$/)
    // The window holds the focus: the arrows choose, Enter takes, and the line has the focus again.
    await dialog.getByRole('radio').first().press('ArrowDown')
    await dialog.getByRole('radio', { checked: true }).press('Tab')
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Vzít za/ }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await press(/^Dát do košíku/)
    await page.getByText('V košíku: 2 z 2').waitFor()
    expect(await page.locator('.till .sum').textContent()).toContain('Kč')

    // On the list too nothing is said in another country's money.
    await page.goto(`/lists/${listId}`)
    await page.locator('.till .sum').filter({ hasText: 'Kč' }).waitFor()
    expect(await page.locator('main').textContent()).not.toContain('₴')
    await context.close()
  })
})
