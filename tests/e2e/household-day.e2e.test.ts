import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import type { PlanWeek } from '../../shared/wire/plan.ts'
import type { RecipePage } from '../../shared/wire/recipes.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'
import { joinedBy } from '../support/kitchen.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

const at = (as: Caller, path: string) => browsing.openAt(path, { as, viewport: phone })
/** What the browsers take for today. */
const today = (page: Page) =>
  page.evaluate(() => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString())

async function planFor(page: Page, servings: 'На порцію більше', times: number) {
  await page.locator('.plan-entry', { hasText: 'Борщ' }).click()
  for (let pressed = 0; pressed < times; pressed += 1)
    await page.getByRole('dialog').getByRole('button', { name: servings }).click()
  const saved = page.waitForResponse((answer) => answer.url().includes('changes.send'))
  await page.keyboard.press('Escape')
  await saved
}

describe('a day of a household of two', () => {
  test('is planned by one, shopped for and cooked by the other, and nothing goes short', async () => {
    const olena = await browsing.app.signedUp('Олена')
    const yurko = await joinedBy(browsing.app, olena)
    await olena.compose({
      title: 'Борщ',
      servings: 2,
      ingredients: [{ text: '1 буряк' }, { text: '350 г свинячих ребер' }],
      steps: [{ text: 'Зваріть ребра.', minutes: 60 }, { text: 'Додайте буряк.' }],
    })
    await olena.compose({ title: 'Задум', status: 'draft', ingredients: [] })

    // He finds her borscht among theirs, and no draft of hers.
    const his = await at(yurko, '/recipes')
    await his.page.getByRole('button', { name: 'Наші' }).click()
    await his.page.getByRole('heading', { level: 1, name: 'Наші рецепти' }).waitFor()
    await his.page.getByRole('link', { name: 'Борщ' }).waitFor()
    expect(await his.page.getByText('Задум').count()).toBe(0)
    expect(await his.page.getByText('Олена').count()).toBe(1)

    // He plans it for today, and makes the list.
    await his.page.goto('/plan')
    const date = (await today(his.page)).slice(0, 10)
    await his.page.locator(`#d${date} .empty-slot`).nth(2).click()
    await his.page.getByRole('heading', { name: 'Наші рецепти' }).waitFor()
    await his.page.getByRole('dialog').getByRole('button', { name: /Борщ/ }).click()
    await his.page.locator('.plan-entry', { hasText: 'Борщ' }).waitFor()
    await his.page.locator('.make-list').click()
    await his.page.getByRole('dialog').getByRole('button', { name: 'Скласти список' }).click()
    await his.page.getByRole('checkbox', { name: /Буряк/ }).click()
    await his.page.getByText('1 з 2 уже в кошику').waitFor()

    // She hears of guests: the list asks for what is missing, and says why.
    const hers = await at(olena, '/plan')
    await planFor(hers.page, 'На порцію більше', 2)
    await his.page.reload()
    await his.page.getByText('План змінився').waitFor()
    await his.page.getByText(/\+1\sбуряк, свинячі ребра \+350\sг: Борщ на\s4/).waitFor()
    expect(await his.page.getByRole('checkbox', { name: /Буряк/ }).count()).toBe(2)
    await his.page.getByRole('checkbox', { name: /ребра.*700\sг/ }).waitFor()
    await his.page.getByRole('button', { name: 'Зрозуміло' }).click()
    await his.page.getByText('План змінився').waitFor({ state: 'detached' })

    // He opens the dish from the plan and cooks it; a timer stays when the kitchen is left.
    await his.page.goto('/plan')
    await his.page.locator('.plan-entry', { hasText: 'Борщ' }).click()
    await his.page.getByRole('link', { name: 'Відкрити рецепт' }).click()
    await his.page.waitForURL(/\/recipes\/rec_.*servings=4/)
    expect(await his.page.getByRole('link', { name: 'Редагувати' }).count()).toBe(0)
    await his.page.getByRole('button', { name: 'Готувати' }).click()
    const cooking = his.page.getByRole('dialog')
    await cooking.getByRole('button', { name: 'Засікти 1 год' }).click()
    await cooking.getByRole('button', { name: 'Далі' }).click()
    await cooking.getByRole('button', { name: 'Готово' }).click()
    await cooking.getByText('У плані на сьогодні позначено приготованою').waitFor()
    await cooking.getByRole('button', { name: 'Закрити' }).last().click()
    expect(await his.page.getByRole('timer').count()).toBe(1)

    // She sees that it is cooked; it was the wrong dish, and he takes it back.
    await hers.page.reload()
    await hers.page.locator('.plan-entry.cooked', { hasText: 'Борщ' }).waitFor()
    await his.page.getByRole('button', { name: 'Готувати' }).click()
    await cooking.getByRole('button', { name: 'Далі' }).click()
    await cooking.getByRole('button', { name: 'Готово' }).click()
    await cooking.getByRole('button', { name: 'Ще не готували' }).click()
    await cooking.getByText('Запис знято').waitFor()
    const week = await olena.query<PlanWeek>('plan.week', { date })
    expect(week.entries.map(({ title, cookedAt }) => [title, cookedAt])).toEqual([['Борщ', null]])
    await his.context.close()
    await hers.context.close()
  })

  test('keeps a planned dish readable when its recipe is deleted, and gives it back to its author', async () => {
    const olena = await browsing.app.signedUp('Олена')
    const yurko = await joinedBy(browsing.app, olena)
    const { id } = await olena.compose({ title: 'Узвар' })
    await yurko.mutate('plan.add', { recipeId: id, date: '2027-03-10', slot: 'dinner' })
    await olena.mutate('recipes.remove', { id })
    const his = await at(yurko, '/plan?date=2027-03-10')
    await his.page.locator('.plan-entry', { hasText: 'Узвар' }).click()
    await his.page.getByRole('link', { name: 'Відкрити рецепт' }).click()
    await his.page.getByText('Рецепт видалено, але страва ще').waitFor()
    expect(await his.page.getByRole('button', { name: 'Повернути рецепт' }).count()).toBe(0)
    await his.page.goto(`/recipes/${id}/edit`)
    await his.page.getByRole('heading', { name: 'Такого рецепта у вас немає' }).waitFor()
    await his.context.close()

    const hers = await at(olena, `/recipes/${id}`)
    await hers.page.getByRole('button', { name: 'Повернути рецепт' }).click()
    await hers.page.getByRole('link', { name: 'Редагувати' }).waitFor()
    await hers.context.close()
  })

  test('remembers a dish of the feed that nobody had planned, and forgets it again', async () => {
    const author = await browsing.app.signedUp('Авторка')
    const publicationId = await author.publish({ title: 'Кутя' })
    const who = await browsing.app.signedUp()
    const { context, page } = await at(who, `/r/${publicationId}`)
    const week = () => who.query<PlanWeek>('plan.week', {})
    await page.getByRole('button', { name: 'Готувати' }).click()
    const cooking = page.getByRole('dialog')
    await cooking.getByRole('button', { name: 'Готово' }).click()
    await cooking.getByText('Записано: готували сьогодні').waitFor()
    expect((await week()).entries.map(({ title }) => title)).toEqual(['Кутя'])
    await cooking.getByRole('button', { name: 'Ще не готували' }).click()
    await cooking.getByText('Запис знято').waitFor()
    expect((await week()).entries).toEqual([])
    expect((await who.query<RecipePage>('recipes.list', {})).items).toEqual([])
    await context.setOffline(true)
    await cooking.getByRole('button', { name: 'Записати, що готували' }).click()
    await cooking.getByText('Запишемо, щойно він повернеться').waitFor()
    await context.setOffline(false)
    // What waits is sent by itself.
    await page.goto('/plan')
    await page.locator('.plan-entry', { hasText: 'Кутя' }).waitFor()
    await context.close()
  })
})
