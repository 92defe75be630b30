import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('my recipes', () => {
  test('a newcomer who wants to write may sign in or sign up, and stands before an empty page', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/recipes/new')
    const way = page.getByRole('main').getByRole('link', { name: 'Увійти', exact: true })
    expect(await way.getAttribute('href')).toBe('/login?return_to=%2Frecipes%2Fnew')
    await page.goto('/register?return_to=/recipes/new')
    await page.getByLabel('Як вас звати').fill('Леся Гнатюк')
    await page.getByLabel('Пошта').fill('lesia@example.org')
    await page.getByLabel('Пароль', { exact: true }).fill('тиха вода греблю рве')
    await page.getByRole('button', { name: 'Зареєструватися' }).click()
    await page.waitForURL('**/recipes/new')
    await settled(page)
    await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Перший борщ')
    await page.getByText(/Чернетку збережено/).waitFor()
    await page.getByRole('link', { name: 'Рецепти' }).click()
    await page.getByRole('link', { name: 'Перший борщ' }).waitFor()
    await context.close()
  })

  test('come to the end of the shelf by scrolling', async () => {
    const cook = browsing.app.caller()
    await cook.signUp()
    for (let made = 1; made <= 34; made += 1) await cook.compose({ title: `Страва ${made}` })
    const context = await browsing.open({ as: cook })
    const page = await context.newPage()
    await page.goto('/recipes')
    await page.mouse.wheel(0, 20_000)
    await page.getByRole('link', { name: 'Страва 1', exact: true }).waitFor()
    expect(await page.locator('.mine .card').count()).toBe(34)
    await context.close()
  })

  test('are found by a word, by a tag, and among the drafts', async () => {
    const cook = browsing.app.caller()
    await cook.signUp()
    await cook.compose({ title: 'Борщ', tags: ['супи'] })
    await cook.compose({ title: 'Куліш', tags: ['супи'] })
    await cook.compose({ title: 'Сирники', ingredients: [{ text: '500 г сиру' }] })
    await cook.compose({ title: 'Недописане', status: 'draft' })
    const context = await browsing.open({ as: cook })
    const page = await context.newPage()
    await page.goto('/recipes')
    const shown = () => page.locator('.mine .card h3').allTextContents()
    await page.getByRole('link', { name: 'супи' }).click()
    await page.waitForURL(/tag=/)
    await page.getByRole('link', { name: 'Сирники' }).waitFor({ state: 'detached' })
    expect((await shown()).toSorted()).toEqual(['Борщ', 'Куліш'])
    await page.goto('/recipes')
    await page.getByLabel('Пошук серед моїх рецептів').fill('сиру')
    await page.getByLabel('Пошук серед моїх рецептів').press('Enter')
    await page.getByRole('link', { name: 'Борщ' }).waitFor({ state: 'detached' })
    expect(await shown()).toEqual(['Сирники'])
    await page.goto('/recipes')
    await page.getByRole('link', { name: 'Чернетки' }).click()
    await page.getByRole('link', { name: 'Борщ' }).waitFor({ state: 'detached' })
    expect(await shown()).toEqual(['Недописане'])
    await page.goto('/recipes?q=нічого')
    await page.getByRole('link', { name: 'Показати всі' }).click()
    await page.getByRole('link', { name: 'Борщ' }).waitFor()
    await context.close()
  })
})

describe('an own recipe', () => {
  test('is taken off the feed and put back, and goes along as a file', async () => {
    const cook = browsing.app.caller()
    await cook.signUp()
    const { id } = await cook.compose({ title: 'Узвар' })
    await cook.mutate('recipes.publish', { id })
    const context = await browsing.open({ as: cook })
    const page = await context.newPage()
    await page.goto(`/recipes/${id}`)
    await page.getByRole('button', { name: 'Зняти зі стрічки' }).click()
    await page.getByRole('button', { name: 'Повернути' }).click()
    await page.getByRole('link', { name: 'Сторінка в стрічці' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Забрати файлом' }).click()
    const file = await Bun.file(await (await download).path()).json()
    expect(file).toMatchObject({ '@type': 'Recipe', name: 'Узвар' })
    await context.close()
  })

  test('tells its allergens, and what each step takes', async () => {
    const cook = browsing.app.caller()
    await cook.signUp()
    const { id } = await cook.compose({
      ingredients: [{ text: '2 яйця' }, { text: '300 мл молока' }],
      steps: [{ text: 'Збийте яйця.' }, { text: 'Влийте молоко.' }],
    })
    const context = await browsing.open({ as: cook })
    const page = await context.newPage()
    await page.goto(`/recipes/${id}`)
    await page.getByText(/Містить\sмолоко/).waitFor()
    expect(await page.locator('.steps-list .uses').allTextContents()).toHaveLength(2)
    await context.close()
  })
})

test('A recipe of one’s own that is not there leads to those that are', async () => {
  const cook = browsing.app.caller()
  await cook.signUp('Оксана')
  const context = await browsing.open({ as: cook })
  const page = await context.newPage()
  await page.goto('/recipes/rec_none')
  await page.getByRole('heading', { name: 'Такого рецепта у вас немає' }).waitFor()
  await page.getByRole('link', { name: 'Мої рецепти' }).click()
  await page.waitForURL((url) => url.pathname === '/recipes')
  await context.close()
})
