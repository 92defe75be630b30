import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'
import { keysOf } from '../support/keyboard.ts'
import { settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let cook: Caller
let soup: string
beforeAll(async () => {
  browsing = await startBrowsing()
  cook = await browsing.app.signedUp('Оксана')
  soup = await cook.publish({
    title: 'Борщ',
    ingredients: [{ text: '1 кг картоплі' }, { text: '500 г буряка' }],
    tags: ['супи', 'обід', 'українська кухня', 'зігріває', 'святкове', 'бабусине'],
  })
  for (const title of ['Деруни', 'Капусняк', 'Куліш', 'Узвар', 'Шпундра', 'Вінегрет', 'Голубці'])
    await cook.publish({ title })
})
afterAll(() => browsing.stop())

const desk = { width: 1280, height: 900 }
const leftOf = async (page: Page, what: string) => {
  const box = await page.locator(what).first().boundingBox()
  return Math.round(box?.x ?? -1)
}

describe('On a desk', () => {
  test('what is decided about a filled week begins where its page begins', async () => {
    const { context, page } = await browsing.openAt('/plan/fill', { as: cook, viewport: desk })
    await page.getByRole('button', { name: /^Скласти/ }).click()
    await page.locator('.decide').waitFor()
    expect(await leftOf(page, '.decide-words p')).toBe(await leftOf(page, 'h1'))
    await context.close()
  })

  test('the list and what is at home begin at the same edge', async () => {
    await cook.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    const { context, page } = await browsing.openAt('/lists', { as: cook, viewport: desk })
    const list = await leftOf(page, '.list-tabs')
    await page.goto('/pantry')
    expect(await leftOf(page, '.list-tabs')).toBe(list)
    await page.goto('/pantry/bought')
    expect(await leftOf(page, '.list-tabs')).toBe(list)
    await context.close()
  })
})

describe('With names of thirty letters and not a space', () => {
  const long = 'Найсмачнішийдомашнійпирізізяблуками'
  const wider = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const narrow = { width: 360, height: 740 }
  let host: Caller
  let pie: string
  beforeAll(async () => {
    host = await browsing.app.signedUp('Костянтиниконстантинопольський')
    await host.mutate('kitchens.rename', { name: 'Довгоназвавеликоїродиннашіфамілії' })
    await host.mutate('members.add', {
      name: 'Дитинадужедовгеімяунезабудьте',
      portion: 0.5,
      diets: [],
      allergies: ['eggs'],
      dislikes: [],
    })
    pie = (await host.compose({ title: long, ingredients: [{ text: '2 яйця' }] })).id
    // The page tells the kitchen its own zone, in which it may be another week by now.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    await host.mutate('kitchens.noticeTimeZone', { timeZone })
    const date = new Intl.DateTimeFormat('en-CA', { timeZone }).format(browsing.app.services.now())
    await host.mutate('plan.add', { recipeId: pie, date, slot: 'dinner' })
    await host.mutate('lists.addLines', { lines: [long, 'молоко 2 л'] })
  })

  test('no page of a kitchen scrolls sideways, on a phone or a desk', async () => {
    const wide: string[] = []
    for (const viewport of [narrow, desk]) {
      const { context, page } = await browsing.openAt('/plan', { as: host, viewport })
      await page.locator('.concern').first().waitFor()
      for (const path of ['/plan', '/lists', '/recipes', `/recipes/${pie}`, '/settings']) {
        await page.goto(path)
        const over = await wider(page)
        if (over > 0) wide.push(`${path} ${viewport.width}: ${over}`)
      }
      await context.close()
    }
    expect(wide).toEqual([])
  })

  test('a window over the plan is closed where its corner is, and its chips stay within it', async () => {
    const { context, page } = await browsing.openAt('/plan', { as: host, viewport: narrow })
    await page.locator('.plan-entry').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Дитинадужедовгеімяунезабудьте' }).waitFor()
    const over = await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(over).toBe(0)
    const close = await dialog.getByRole('button', { name: 'Закрити' }).first().boundingBox()
    expect((close?.x ?? 999) + (close?.width ?? 0)).toBeLessThan(narrow.width)
    await context.close()
  })
})

describe('On a phone', () => {
  test('what is small to see is large enough to touch', async () => {
    const { context, page } = await browsing.openAt('/lists', { as: cook, viewport: phone })
    const small: string[] = []
    for (const [path, what] of [
      ['/lists', '.add-line .button'],
      [`/r/${soup}`, '.report-open'],
    ] as const) {
      await page.goto(path)
      for (const one of await page.locator(what).all()) {
        const box = await one.boundingBox()
        if (Math.min(box?.width ?? 0, box?.height ?? 0) < 44)
          small.push(`${what} ${await one.textContent()}`)
      }
    }
    expect(small).toEqual([])
    const price = page.locator('.foot a', { hasText: 'Ціна' })
    await price.scrollIntoViewIfNeeded()
    const touched = await price.evaluate((link) => {
      const { left, right, top, height } = link.getBoundingClientRect()
      const at = (x: number) => document.elementFromPoint(x, top + height / 2) === link
      return at(left - 8) && at(right + 8) && right - left + 16 >= 43 && height >= 44
    })
    expect(touched).toBe(true)
    await context.close()
  })

  test('three dots of the plan never stand in a row alone', async () => {
    const czech = { as: cook, viewport: phone, locale: 'cs-CZ' }
    const { id: recipeId } = await cook.compose({ title: 'Кулеша' })
    await cook.mutate('plan.add', { recipeId, date: '2027-03-10', slot: 'dinner' })
    const { context, page } = await browsing.openAt('/plan?date=2027-03-10', czech)
    const more = await page.locator('#plan-more').boundingBox()
    const list = await page.locator('.make-list').boundingBox()
    expect(Math.abs((more?.y ?? 0) - (list?.y ?? 99))).toBeLessThan(10)
    await context.close()
  })
})

describe('On paper', () => {
  test('letters are dark, however dark the screen is, and no button is printed', async () => {
    const night = { as: cook, viewport: desk, colorScheme: 'dark' } as const
    const { context, page } = await browsing.openAt(`/r/${soup}`, night)
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    const lightness = () =>
      page
        .locator('h1')
        .evaluate((it) => Number(/\d+/.exec(getComputedStyle(it).color.replace('oklch', ''))?.[0]))
    const onScreen = await lightness()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await lightness()).toBeLessThan(onScreen / 2)
    expect(await page.locator('main button:visible').count()).toBe(0)
    await context.close()
  })
})

describe('Without scripts', () => {
  test('a page whose buttons do nothing says so, and one that works does not', async () => {
    const plain = { as: cook, viewport: phone, javaScriptEnabled: false }
    const { context, page } = await browsing.openAt('/lists', plain)
    const said = page.getByText('Скрипти вимкнено')
    expect(await said.isVisible()).toBe(true)
    await page.goto(`/r/${soup}`)
    expect(await said.isVisible()).toBe(true)
    await page.goto('/')
    expect(await said.count()).toBe(0)
    await context.close()
    const awake = await browsing.openAt('/lists', { as: cook, viewport: phone })
    expect(await awake.page.getByText('Скрипти вимкнено').isVisible()).toBe(false)
    await awake.context.close()
  })
})

describe('A shop of its own', () => {
  test('comes back with its order and its list, when it was taken away by mistake', async () => {
    const buyer = await browsing.app.signedUp('Покупець')
    await buyer.mutate('lists.addLines', { lines: ['молоко 2 л', 'буряк 1 кг'] })
    const { lists } = await buyer.query<{ lists: { id: string }[] }>('lists.read', {})
    const id = lists[0]?.id
    await buyer.mutate('lists.chooseShop', { id, shop: 'Базар' })
    await buyer.mutate('lists.setAisles', { shop: 'Базар', aisles: ['dairy'] })
    const { context, page } = await browsing.openAt('/lists', { as: buyer, viewport: phone })
    await page.getByRole('button', { name: 'Порядок відділів: Базар' }).click()
    await page.getByRole('button', { name: 'Прибрати: Базар' }).click()
    await page.getByRole('button', { name: 'Готово' }).click()
    await page.locator('.toast').getByRole('button', { name: 'Повернути' }).click()
    await page.getByRole('button', { name: 'Порядок відділів: Базар' }).waitFor()
    await page.locator('.aisle h2').first().filter({ hasText: 'Молочне' }).waitFor()
    await context.close()
  })
})

describe('A newcomer', () => {
  test('is offered no cookbook before there is a recipe to put into it', async () => {
    const nova = await browsing.app.signedUp('Нова')
    const { context, page } = await browsing.openAt('/recipes', { as: nova, viewport: desk })
    await page.getByRole('heading', { name: 'Ваша книга рецептів ще чиста' }).waitFor()
    const offered = page.getByRole('button', { name: 'Створити збірку' })
    expect(await offered.isVisible()).toBe(false)
    await nova.compose({ title: 'Перший' })
    await page.reload()
    await offered.waitFor()
    await context.close()
  })

  test('who reads in Czech is told at once that prices are in the money of another country', async () => {
    const czech = { locale: 'cs-CZ', viewport: phone }
    const { context, page } = await browsing.openAt('/', czech)
    const told = page.getByText('Ceny jsou orientační, v cizí měně: ukrajinská hřivna.')
    await told.waitFor()
    await page.goto(`/r/${soup}`)
    await told.waitFor()
    await context.close()
    const home = await browsing.openAt('/', { viewport: phone })
    await home.page.getByText('за порцію').first().waitFor()
    expect(await home.page.getByText('Ціни орієнтовні').count()).toBe(0)
    await home.context.close()
  })
})

describe('What is under way', () => {
  test('is sewn on the button that began it', async () => {
    const nova = await browsing.app.signedUp('Нова')
    const { context, page } = await browsing.openAt('/plan', { as: nova, viewport: phone })
    const answer = Promise.withResolvers<void>()
    await page.route('**/plan.sample*', async (route) => {
      await answer.promise
      await route.continue()
    })
    const begin = page.getByRole('button', { name: 'Показати зразок тижня' })
    const sewn = () => begin.evaluate((it) => getComputedStyle(it, '::after').maskImage)
    expect(await sewn()).toBe('none')
    await begin.click()
    await page.locator('button[aria-busy="true"]').waitFor()
    expect(await sewn()).toContain('url(')
    answer.resolve()
    await settled(page)
    await context.close()
  })

  test('a week with no room left is not called made', async () => {
    const full = await browsing.app.signedUp('Повна')
    // The page would tell the kitchen its own zone, in which today may be another day by now.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    await full.mutate('kitchens.noticeTimeZone', { timeZone })
    const today = browsing.app.services.now().getTime()
    // From a Friday on it is the next week that is filled.
    for (let days = 0; days < 14; days += 1) {
      const day = new Date(today + days * 86_400_000)
      const date = new Intl.DateTimeFormat('en-CA', { timeZone }).format(day)
      await full.mutate('plan.add', { kind: 'out', title: 'У Юлі', date, slot: 'dinner' })
    }
    const { context, page } = await browsing.openAt('/plan/fill', { as: full, viewport: phone })
    await page.getByRole('button', { name: 'Скласти тиждень' }).click()
    await page.getByText('Тиждень уже заповнено').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain('вийшло')
    await context.close()
  })
})

describe('By keyboard', () => {
  test('the next step after an act leads to its way back', async () => {
    await cook.mutate('pantry.say', { lines: ['гречка 1 кг', 'цукор 1 кг'] })
    const { context, page } = await browsing.openAt('/pantry', { as: cook, viewport: desk })
    const keys = keysOf(page)
    await keys.go(page.getByRole('button', { name: /Гречк/ }).last())
    const back = page.locator('.toast').getByRole('button', { name: 'Повернути' })
    await back.waitFor()
    await keys.press('Tab')
    await keys.stands(back)
    await keys.press('Enter')
    await page.getByText('Гречка').waitFor()
    await context.close()
  })
})

describe('Without a connection', () => {
  test('what was just cooked is taken back before anybody was told of it', async () => {
    const { context, page } = await browsing.openAt(`/r/${soup}`, { as: cook, viewport: phone })
    await page.getByRole('button', { name: 'Готувати' }).click()
    const cooking = page.getByRole('dialog')
    await context.setOffline(true)
    await cooking.getByRole('button', { name: 'Готово' }).click()
    await cooking.getByText('Запишемо, щойно він повернеться').waitFor()
    await cooking.getByRole('button', { name: 'Ще не готували' }).click()
    await cooking.getByText('Запис знято').waitFor()
    await context.setOffline(false)
    await page.goto('/plan')
    await page.locator('.empty-slot').first().waitFor()
    expect(await page.locator('.plan-entry').count()).toBe(0)
    await context.close()
  })

  test('what waited is said to be written down once it is, and can still be taken back', async () => {
    const { context, page } = await browsing.openAt(`/r/${soup}`, { as: cook, viewport: phone })
    await page.getByRole('button', { name: 'Готувати' }).click()
    const cooking = page.getByRole('dialog')
    await context.setOffline(true)
    await cooking.getByRole('button', { name: 'Готово' }).click()
    await cooking.getByText('Запишемо, щойно він повернеться').waitFor()
    await context.setOffline(false)
    await cooking.getByText('Записано: готували сьогодні').waitFor()
    await cooking.getByRole('button', { name: 'Ще не готували' }).click()
    await cooking.getByText('Запис знято').waitFor()
    await settled(page)
    const week = await cook.query<{ entries: unknown[] }>('plan.week', {})
    expect(week.entries).toEqual([])
    await context.close()
  })
})
