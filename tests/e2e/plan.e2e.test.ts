import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import type { PlanWeek } from '../../shared/wire/plan.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'
import { keysOf } from '../support/keyboard.ts'
import { joinedBy } from '../support/kitchen.ts'
import { button } from '../support/seen.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

const date = '2027-03-10'
const tuesday = '2027-03-09'
const path = `/plan?date=${date}`

const entries = async (who: Caller) =>
  (await who.query<PlanWeek>('plan.week', { date })).entries.map(
    (one) => `${one.date} ${one.slot} ${one.title}`,
  )
/** What is done shows at once; the server has it when it has answered. */
const sent = (page: Page) => page.waitForResponse(/changes\.send/)
async function planned(who: Caller, title = 'Борщ', servings = 4) {
  const { id: recipeId } = await who.compose({ title, servings })
  return who.mutate<{ id: string }>('plan.add', { recipeId, date, slot: 'dinner' })
}

describe('the plan and the list', () => {
  test('three dishes are planned on a phone, the list is made and ticked, and a second member sees it', async () => {
    const owner = await browsing.app.signedUp()
    const member = await joinedBy(browsing.app, owner)
    const lines = (...texts: string[]) => texts.map((text) => ({ text }))
    await owner.compose({ title: 'Борщ', ingredients: lines('500 г буряка', '2 цибулини') })
    await owner.compose({ title: 'Вінегрет', ingredients: lines('300 г буряка', 'сметана 200 г') })
    const { context, page } = await browsing.openAt(path, { as: owner, viewport: phone })

    await page.getByRole('heading', { name: 'Тиждень ще чистий' }).waitFor()
    const put = async (place: RegExp, dish: string) => {
      await button(page, place).click()
      await page.getByLabel('Що готуватимемо?').fill(dish)
      await button(page, new RegExp(`^${dish}`)).click()
      await page.locator('.plan-entry', { hasText: dish }).waitFor()
    }
    await put(/^Додати: вечеря, вівторок/, 'Борщ')
    await put(/^Додати: обід, середа/, 'Вінегрет')
    await button(page, /^Додати: сніданок, субота/).click()
    await page.getByLabel('Що готуватимемо?').fill('Ярмарок о 9:00')
    await button(page, 'Нотатка').click()
    await page.locator('.plan-entry', { hasText: 'Ярмарок' }).waitFor()

    await button(page, 'Скласти список').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Скласти список' }).click()
    await page.waitForURL(/\/lists\/lst_/)
    await page.getByRole('heading', { name: '8–14 березня' }).waitFor()
    await page.getByLabel(/Буряк/).first().waitFor()
    await page.getByRole('heading', { name: /Овочі/ }).waitFor()
    expect(await page.locator('.list-line', { hasText: 'Буряк' }).textContent()).toMatch(
      /Борщ · Вінегрет.*400\sг/,
    )
    for (const food of [/^Буряк/, /^Сметана/]) {
      const saved = page.waitForResponse(/changes\.send/)
      await page.getByRole('checkbox', { name: food }).click()
      await saved
    }
    await page.getByText('2 з 3 уже в кошику').waitFor()

    const second = await browsing.openAt('/lists', { as: member, viewport: phone })
    await second.page.getByText('2 з 3 уже в кошику').waitFor()
    expect(await second.page.getByRole('checkbox', { name: /^Буряк/ }).isChecked()).toBe(true)
    await second.page.getByRole('link', { name: 'План' }).click()
    await second.page.getByRole('heading', { level: 1 }).waitFor()
    await second.context.close()
    await context.close()
  })

  test('a week is planned by keyboard alone, and the focus is where one goes on', async () => {
    const who = await browsing.app.signedUp()
    await who.mutate('members.add', { name: 'Марко', portion: 1 })
    await planned(who)
    const { context, page } = await browsing.openAt(path, { as: who })
    const { press: keys, go, stands, walkTo } = keysOf(page)
    const dialog = page.getByRole('dialog')
    await page.locator('.plan-entry').focus()
    await keys('Enter')
    await dialog.waitFor()
    await page.getByRole('button', { name: 'На порцію більше' }).focus()
    const served = sent(page)
    await keys('Enter', 'Enter')
    await served
    await page.getByRole('button', { name: 'Перемістити' }).focus()
    const moved = sent(page)
    await keys('Enter', 'ArrowLeft', 'ArrowUp', 'Enter')
    await page.getByText(/Борщ: вівторок, 9.березня, обід/).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.plan-entry:focus').waitFor()
    await moved
    expect(await who.query<PlanWeek>('plan.week', { date })).toMatchObject({
      entries: [{ date: tuesday, slot: 'lunch', servings: 4 }],
    })

    await keys('Enter')
    await page.getByRole('button', { name: 'Скопіювати на інший день' }).focus()
    const copied = sent(page)
    await keys('Enter', 'PageDown', 'PageUp', 'ArrowRight', 'Enter')
    await page.getByText(/Скопійовано Борщ/).waitFor()
    await copied
    expect(await entries(who)).toEqual([`${tuesday} lunch Борщ`, `${date} lunch Борщ`])

    await page.locator('.plan-entry').first().focus()
    await keys('Enter')
    await page.getByRole('button', { name: 'Позначити приготованою' }).focus()
    const cooked = sent(page)
    await keys('Enter')
    await page.locator('.plan-entry.cooked').waitFor()
    await cooked
    await page.locator('.plan-entry').first().focus()
    await keys('Enter')
    await page.getByRole('button', { name: 'Прибрати з плану' }).focus()
    const removed = sent(page)
    await keys('Enter')
    await page.getByText('Прибрано: Борщ').waitFor()
    await removed
    await page.locator('.plan-entry.cooked').waitFor({ state: 'detached' })
    const place = page.locator(`.slot[data-date="${tuesday}"][data-slot="lunch"] .empty-slot`)
    await stands(place)
    await page.getByRole('button', { name: 'Повернути' }).last().focus()
    const back = sent(page)
    await keys('Enter')
    await page.locator('.plan-entry.cooked').waitFor()
    await stands(place)
    await back
    expect(await entries(who)).toHaveLength(2)

    const entry = (on: string, slot: string) =>
      page.locator(`.slot[data-date="${on}"][data-slot="${slot}"] .plan-entry`)
    const there = entry(date, 'lunch')
    const alone = sent(page)
    await go(there)
    await go(dialog.getByRole('button', { name: 'Марко', exact: true }), 'Space')
    await dialog.getByRole('button', { name: 'Марко', exact: true, pressed: false }).waitFor()
    await keys('Escape')
    await dialog.waitFor({ state: 'detached' })
    await stands(there)
    await alone
    expect((await who.query<PlanWeek>('plan.week', { date })).entries).toContainEqual(
      expect.objectContaining({ date, servings: 1, eaters: [expect.any(String)] }),
    )

    await keys('Enter')
    await go(dialog.getByRole('button', { name: 'Залишки на інший день' }))
    await stands(dialog.getByRole('gridcell').locator('[tabindex="0"]'))
    await go(dialog.getByRole('button', { name: 'Назад' }))
    await stands(dialog.getByRole('button', { name: 'Залишки на інший день' }))
    await keys('Enter')
    await walkTo(dialog.getByRole('button', { name: 'Приготувати вдвічі більше' }), 'Shift+Tab')
    await keys('Space')
    await walkTo(dialog.getByRole('gridcell').locator('[tabindex="0"]'))
    await keys('ArrowRight', 'Enter')
    await entry('2027-03-11', 'lunch').waitFor()
    await stands(there)

    await keys('Enter')
    await go(dialog.getByRole('button', { name: 'Повторювати', exact: true }))
    await go(dialog.getByRole('button', { name: 'Нд', exact: true }), 'Space')
    await go(dialog.getByRole('button', { name: 'Повторювати', exact: true }))
    await entry('2027-03-14', 'lunch').waitFor()
    await stands(there)

    const more = button(page, 'Більше про план')
    await go(more, 'Enter', 'Shift+Tab')
    await go(dialog.getByRole('button', { name: 'Збережені меню' }))
    await walkTo(dialog.getByLabel(/^Зберегти тиждень/))
    await page.keyboard.type('Пісний')
    await keys('Enter')
    await dialog.locator('.saved-menus strong', { hasText: 'Пісний' }).waitFor()
    await stands(dialog.getByLabel(/^Зберегти тиждень/))
    await keys('Escape')
    await stands(more)

    await keys('Enter')
    await go(dialog.getByRole('button', { name: 'Скопіювати тиждень' }))
    await go(dialog.getByRole('button', { name: /^22–28/ }))
    await page.getByRole('heading', { level: 1, name: '22–28 березня' }).waitFor()
    await entry('2027-03-23', 'lunch').waitFor()
    await stands(more)

    await go(page.getByRole('link', { name: 'Наступний тиждень' }), 'Enter', 'Shift+Tab')
    await page.getByRole('heading', { level: 1, name: /^29.березня/ }).waitFor()
    await stands(page.getByRole('link', { name: 'Наступний тиждень' }))
    await go(more)
    await go(dialog.getByRole('button', { name: 'Збережені меню' }))
    await go(dialog.getByRole('button', { name: /^Поставити на .*Пісний$/ }))
    await entry('2027-03-30', 'lunch').waitFor()
    await stands(more)

    await keys('Enter')
    await go(dialog.getByRole('button', { name: 'Що готували' }))
    await walkTo(dialog.getByRole('link', { name: 'Борщ' }))
    await keys('Escape')
    await stands(more)
    await keys('Enter')
    await go(dialog.getByRole('button', { name: 'Що готували' }))
    await go(dialog.getByRole('link', { name: 'Борщ' }))
    await page.getByRole('heading', { name: 'Коли готували' }).waitFor()
    await context.close()
  })

  test('a mouse carries an entry to another day, and that opens nothing', async () => {
    const who = await browsing.app.signedUp()
    await planned(who)
    const { context, page } = await browsing.openAt(path, {
      as: who,
      viewport: { width: 1280, height: 900 },
    })
    await page.locator('.plan-entry').hover()
    await page.mouse.down()
    const target = await page
      .locator(`.slot[data-date="${tuesday}"][data-slot="snack"]`)
      .boundingBox()
    await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 30, { steps: 8 })
    const carried = sent(page)
    await page.mouse.up()
    await carried
    await page.getByText(/Борщ: вівторок/).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    const back = sent(page)
    await page.getByRole('button', { name: 'Повернути' }).click()
    await back
    await page.locator(`.slot[data-date="${date}"] .plan-entry`).waitFor()
    expect(await entries(who)).toEqual([`${date} dinner Борщ`])
    await context.close()
  })

  test('a recipe of the feed goes to the plan in two presses, and stays among one’s own', async () => {
    const author = await browsing.app.signedUp()
    const publicationId = await author.publish({ title: 'Узвар' })
    const who = await browsing.app.signedUp()
    const { context, page } = await browsing.openAt(`/r/${publicationId}`, {
      as: who,
      viewport: phone,
    })
    await button(page, 'До плану').click()
    await page.getByRole('gridcell').first().getByRole('button').click()
    await page.getByRole('button', { name: 'Відкрити план' }).click()
    await page.locator('.plan-entry', { hasText: 'Узвар' }).waitFor()
    await page.goto('/recipes')
    await page.getByRole('link', { name: 'Узвар' }).waitFor()
    await context.close()
  })

  test('the week and the list can be read before any script runs', async () => {
    const who = await browsing.app.signedUp()
    await planned(who)
    await who.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    const { context, page } = await browsing.openAt(path, { as: who, javaScriptEnabled: false })
    expect(await page.locator('.plan-entry').textContent()).toMatch(/Борщ4.порції/)
    await page.goto('/lists')
    expect(await page.locator('.list-line').textContent()).toMatch(/Молоко2.л/)
    await context.close()
  })

  test('on a phone the strip of days leads to a day, and the arrows to another week', async () => {
    const who = await browsing.app.signedUp()
    await planned(who)
    const { context, page } = await browsing.openAt(path, { as: who, viewport: phone })
    await page.getByRole('navigation', { name: 'Дні тижня' }).getByText('12').click()
    await page.waitForFunction(() => {
      const top = document.querySelector('#d2027-03-12')?.getBoundingClientRect().top ?? 0
      return top >= 0 && top < innerHeight / 2
    })
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'Наступний тиждень' }).click()
    await page.getByRole('heading', { name: '15–21 березня' }).waitFor()
    expect(await page.locator('.plan-entry').count()).toBe(0)
    await page.getByRole('link', { name: 'Сьогодні' }).click()
    await page.locator('.day.today').waitFor()
    await context.close()
  })

  test('on a phone the present week opens at today, and a note is kept with its dish', async () => {
    const who = await browsing.app.signedUp()
    const { id: recipeId } = await who.compose()
    // The last day of a week lies below the first screen.
    const sunday = '2027-03-14'
    await who.mutate('plan.add', { recipeId, date: sunday, slot: 'dinner' })
    const context = await browsing.open({ as: who, viewport: phone, timezoneId: 'Europe/Kyiv' })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date('2027-03-14T12:00:00Z'))
    await page.goto('/plan')
    await page.waitForFunction(() => {
      const top = document.querySelector('.day.today')?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < innerHeight / 2
    })
    await page.locator('.plan-entry').click()
    const kept = sent(page)
    await page.getByLabel('Нотатка').fill('розморозити зранку')
    await page.keyboard.press('Escape')
    await page.locator('.plan-entry', { hasText: 'розморозити зранку' }).waitFor()
    await kept
    await page.reload()
    await page.locator('.plan-entry', { hasText: 'розморозити зранку' }).waitFor()
    // Its first day stands under the head of the page, which is not scrolled away.
    await who.mutate('plan.add', { recipeId, date: '2027-03-15', slot: 'dinner' })
    await page.clock.setFixedTime(new Date('2027-03-15T12:00:00Z'))
    await page.goto('/plan')
    await page.locator('#d2027-03-15.today .plan-entry').waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await context.close()
  })

  test('a week that comes while another was about to open at its day stands at its head', async () => {
    const who = await browsing.app.signedUp()
    await planned(who)
    const monday = '2027-03-15'
    const { id: recipeId } = await who.compose()
    await who.mutate('plan.add', { recipeId, date: monday, slot: 'dinner' })
    const context = await browsing.open({ as: who, viewport: phone, timezoneId: 'Europe/Kyiv' })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(`${monday}T12:00:00Z`))
    // A browser that has no time to draw, as one on a busy machine.
    await page.addInitScript(() => {
      const drawn = window.requestAnimationFrame.bind(window)
      const waiting = new Map<number, FrameRequestCallback>()
      let last = 0
      window.requestAnimationFrame = (draw) => {
        last += 1
        waiting.set(last, draw)
        return last
      }
      window.cancelAnimationFrame = (id) => void waiting.delete(id)
      addEventListener('has-time', () => {
        window.requestAnimationFrame = drawn
        for (const draw of waiting.values()) draw(performance.now())
      })
    })
    await page.goto('/plan')
    await page.locator(`#d${monday}.today .plan-entry`).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('has-time')))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await context.close()
  })

  test('a list of another kitchen is not here, and the pages ask who is there', async () => {
    const stranger = await browsing.app.signedUp()
    const { listId } = await stranger.mutate<{ listId: string }>('lists.addLines', {
      lines: ['сіль'],
    })
    const { context, page } = await browsing.openAt(`/lists/${listId}`, {
      as: await browsing.app.signedUp(),
    })
    await page.getByRole('heading', { name: 'Такого списку немає' }).waitFor()
    expect(await page.getByRole('link', { name: 'Списки', exact: true }).getAttribute('href')).toBe(
      '/lists',
    )
    await context.close()
    const guest = await browsing.open()
    const door = await guest.newPage()
    await door.goto(path)
    const way = door.getByRole('main').getByRole('link', { name: 'Увійти', exact: true })
    const leads = new URL((await way.getAttribute('href')) ?? '', door.url())
    expect([leads.pathname, leads.searchParams.get('return_to')]).toEqual(['/login', path])
    await guest.close()
  })
})
