import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Browsing, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

const title = 'Гречаники з томатною підливою'

async function write(page: Page, dish: string): Promise<void> {
  await page.goto('/recipes/new')
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(dish)
  const line = (position: number) =>
    page.getByRole('textbox', { name: `Продукт, рядок ${position}`, exact: true })
  await line(1).fill('2 склянки гречки')
  await line(1).press('Enter')
  await line(2).pressSequentially('500 г фаршу свинячого')
  await page.getByRole('textbox', { name: 'Крок 1', exact: true }).fill('З’єднайте й посмажте.')
  await page.getByRole('textbox', { name: 'Хвилин на крок 1' }).fill('20')
}

describe('a recipe', () => {
  test('is composed and published by one person, found, liked, saved and cooked by another', async () => {
    const author = browsing.app.caller()
    await author.signUp('Оксана Кравець')
    const writing = await browsing.open({ as: author })
    const page = await writing.newPage()
    await write(page, title)
    await page.getByText('гречка', { exact: true }).waitFor()
    await page.getByText(/Чернетку збережено/).waitFor()
    await page.getByRole('button', { name: 'Опублікувати' }).click()
    await page.waitForURL(/\/r\/pub_/)
    await writing.close()

    const reader = browsing.app.caller()
    await reader.signUp('Тарас Їжакевич')
    const reading = await browsing.open({ as: reader })
    const feed = await reading.newPage()
    await feed.goto('/')
    await feed.getByRole('combobox').fill('гречаники')
    await feed.getByRole('combobox').press('Enter')
    await feed.waitForURL(/\?q=/)
    await feed.getByRole('link', { name: /Гречаники/ }).click()
    await feed.getByRole('button', { name: 'Готувати' }).waitFor()
    const heart = feed.getByRole('button', { name: /^Подобається/ })
    await heart.click()
    await feed.locator('[aria-pressed="true"][aria-label^="Подобається"]').waitFor()

    await feed.getByRole('button', { name: 'На порцію більше' }).click()
    await feed.getByRole('button', { name: 'На порцію більше' }).click()
    await feed.getByText(/^3\sсклянки$/).waitFor()

    await feed.getByRole('button', { name: 'Готувати' }).click()
    await feed.getByRole('dialog').getByText('З’єднайте й посмажте.').waitFor()
    await feed
      .getByRole('dialog')
      .getByRole('button', { name: /Засікти/ })
      .click()
    await feed.getByRole('dialog').getByRole('timer').waitFor()
    await feed.keyboard.press('Escape')
    expect(await feed.getByRole('dialog').count()).toBe(0)

    await feed.getByRole('button', { name: 'Зберегти собі' }).click()
    await feed.getByRole('button', { name: 'Відкрити' }).click()
    await feed.waitForURL(/\/recipes\/rec_/)
    await feed.getByText(/За рецептом «Гречаники/).waitFor()
    await reading.close()
  })

  test('keeps what was typed when the connection drops, and when the page is loaded again', async () => {
    const author = browsing.app.caller()
    await author.signUp()
    const context = await browsing.open({ as: author })
    const page = await context.newPage()
    await write(page, 'Чернетка в дорозі')
    await page.getByText(/Чернетку збережено/).waitFor()
    await page.waitForURL(/\/recipes\/rec_.*\/edit/)
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Дописано без зв’язку')
    await page.getByText(/Текст лишається на цьому пристрої/).waitFor()
    await context.setOffline(false)
    await page.getByText(/Чернетку збережено/).waitFor()
    await page.reload()
    expect(await page.getByRole('textbox', { name: 'Назва', exact: true }).inputValue()).toBe(
      'Дописано без зв’язку',
    )
    const saved = await author.query<{ items: { title: string }[] }>('recipes.list', {})
    expect(saved.items.map((item) => item.title)).toEqual(['Дописано без зв’язку'])
    await context.close()
  })

  test('has its steps put in another order by keyboard alone, and a removed one brought back', async () => {
    const author = browsing.app.caller()
    await author.signUp()
    const context = await browsing.open({ as: author })
    const page = await context.newPage()
    await page.goto('/recipes/new')
    const step = (position: number) =>
      page.getByRole('textbox', { name: `Крок ${position}`, exact: true })
    await step(1).fill('Другий')
    await page.getByRole('button', { name: 'Додати крок' }).press('Enter')
    await step(2).fill('Перший')
    await page.getByRole('button', { name: 'Крок 2 вище' }).press('Enter')
    expect(await step(1).inputValue()).toBe('Перший')
    await page.getByRole('button', { name: 'Прибрати крок 1' }).press('Enter')
    expect(await step(1).inputValue()).toBe('Другий')
    await page.getByRole('button', { name: 'Повернути' }).press('Enter')
    expect(await step(1).inputValue()).toBe('Перший')
    await context.close()
  })

  test('that is deleted can be had back at once', async () => {
    const author = browsing.app.caller()
    await author.signUp()
    const { id } = await author.compose({ title: 'Зайвий борщ' })
    const context = await browsing.open({ as: author })
    const page = await context.newPage()
    await page.goto(`/recipes/${id}`)
    await page.getByRole('button', { name: 'Видалити' }).click()
    await page.getByRole('button', { name: 'Повернути' }).click()
    await page.getByRole('link', { name: /Зайвий/ }).waitFor()
    await context.close()
  })

  test('gets a photo, framed by its author', async () => {
    const author = browsing.app.caller()
    await author.signUp()
    const { id } = await author.compose({ title: 'З фото' })
    const context = await browsing.open({ as: author })
    const page = await context.newPage()
    await page.goto(`/recipes/${id}/edit`)
    const png = await page.screenshot()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: png })
    await page.getByRole('slider', { name: 'Наближення' }).fill('2')
    await page.getByRole('button', { name: 'Узяти цей кадр' }).click()
    await page.getByRole('button', { name: 'Змінити фото' }).waitFor()
    await page.getByText(/^Збережено о/).waitFor()
    await context.close()
  })
})
