import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { findings } from '../support/axe.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

const question = `/?q=${encodeURIComponent('суп без молока до 30 хвилин')}`

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
  const cook = browsing.app.caller()
  await cook.signUp('Леся Гнатюк')
  const soup = (title: string, cookMinutes: number, ...ingredients: string[]) =>
    cook.publish({
      title,
      prepMinutes: 0,
      cookMinutes,
      ingredients: ingredients.map((text) => ({ text })),
    })
  await soup('Гарбузовий суп', 25, '500 г гарбуза', '1 цибулина')
  await soup('Молочний суп', 20, '1 л молока', '100 г рису')
  await soup('Квасолевий суп', 90, '300 г квасолі')
  await soup('Курячий суп', 80, '500 г курятини', '2 л води')
})
afterAll(() => browsing.stop())

describe('a question in the search box', () => {
  test('is answered with chips of what was understood, and asked again without one', async () => {
    const context = await browsing.open({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto('/')
    await page.getByRole('combobox').fill('суп без молока до 30 хвилин')
    await page.getByRole('combobox').press('Enter')
    const chips = page.getByRole('list', { name: 'Що ми зрозуміли із запиту' })
    await chips.waitFor()
    expect(await chips.getByRole('link').allInnerTexts()).toEqual([
      'Суп',
      'Без молока',
      'До 30\u00a0хв',
    ])
    expect(await page.locator('article h3').allInnerTexts()).toEqual(['Гарбузовий суп'])
    await page.getByText('Знайдено 1 рецепт').waitFor({ state: 'attached' })

    await chips.getByRole('link', { name: /До\s30\sхв/ }).press('Enter')
    await page.waitForURL(/dropped=maxMinutes%3A30/)
    await page.getByRole('heading', { name: 'Квасолевий суп' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Молочний суп' }).count()).toBe(0)
    expect(await chips.getByRole('link').count()).toBe(2)
    expect(await chips.evaluate((list) => list.contains(document.activeElement))).toBe(true)
    await page.getByText('Знайдено 3 рецепти').waitFor({ state: 'attached' })
    await page.goBack()
    await chips.getByRole('link', { name: /До\s30\sхв/ }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is answered and narrowed with scripts off, and its address can be shared', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(question)
    expect(await page.locator('article').count()).toBe(1)
    await page.getByRole('link', { name: 'Прибрати: Без молока' }).click()
    expect(await page.locator('article').count()).toBe(2)
    await page.goto(`/?diets=vegan&q=${encodeURIComponent('суп до 100 хвилин')}`)
    expect((await page.locator('article h3').allInnerTexts()).sort()).toEqual([
      'Гарбузовий суп',
      'Квасолевий суп',
    ])
    await context.close()
  })

  test('goes on below: the next answers come by themselves, and by a link with scripts off', async () => {
    const cook = browsing.app.caller()
    await cook.signUp('Оксана')
    for (let dish = 1; dish <= 14; dish += 1)
      await cook.publish({ title: `Каша номер ${dish}`, ingredients: [{ text: '50 г масла' }] })
    const address = `/?q=${encodeURIComponent('каша без м’яса')}`
    const context = await browsing.open({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(address)
    await page
      .getByRole('heading', { name: /Каша номер/ })
      .last()
      .scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelectorAll('article').length === 14)
    await page.getByText('Знайдено 14 рецептів').waitFor({ state: 'attached' })
    await context.close()
    const plain = await browsing.open({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await still.goto(address)
    expect(await still.locator('article').count()).toBe(10)
    await still.getByRole('link', { name: 'Ще рецепти' }).click()
    await still.waitForURL(/after=/)
    expect(await still.locator('article').count()).toBe(4)
    await plain.close()
  })

  test('asks about what it could not tell, and takes either answer', async () => {
    const context = await browsing.open({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`/?q=${encodeURIComponent('гарбуз глюмкає у бамбулі')}`)
    const chips = page.getByRole('list', { name: 'Що ми зрозуміли із запиту' })
    await chips.getByText('Гарбуз?').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByText('Неясно, чи це бажане').waitFor()
    await chips.getByRole('link', { name: 'Ні, без цього: Гарбуз' }).press('Enter')
    await page.waitForURL(/settled=without%3Ainclude%3Apumpkin/)
    await chips.getByRole('link', { name: 'Прибрати: Без гарбуза' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Гарбузовий суп' }).count()).toBe(0)
    await page.goBack()
    await chips.getByRole('link', { name: 'Так, із цим: Гарбуз' }).click()
    await page.waitForURL(/settled=with%3Ainclude%3Apumpkin/)
    await page.getByRole('heading', { name: 'Гарбузовий суп' }).waitFor()
    expect(await page.locator('article').count()).toBe(1)
    await context.close()
  })

  test('says what it could not keep', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/?q=${encodeURIComponent('грузинський суп без молока')}`)
    expect(await page.locator('.notice').textContent()).toContain('грузинська')
    expect(await page.locator('article').count()).toBe(3)
    await context.close()
  })

  test('leaves one plain word to the feed', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/?q=${encodeURIComponent('суп')}`)
    expect(await page.locator('article').count()).toBe(4)
    expect(await page.locator('.understood').count()).toBe(0)
    await context.close()
  })
})

describe('diets', () => {
  test('are chips that add up, and say why nothing is left', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'Веганське' }).click()
    expect(await page.locator('article').count()).toBe(2)
    await page.getByRole('link', { name: 'Без глютену' }).click()
    expect(new URL(page.url()).searchParams.getAll('diets')).toEqual(['vegan', 'gluten-free'])
    expect(await page.locator('article').count()).toBe(2)
    await page.goto(`/?diets=vegan&q=${encodeURIComponent('курячий')}`)
    await page.getByText('лише ті страви, де зрозумілий кожен продукт').waitFor()
    await context.close()
  })
})

describe('a question that leans on the one before it', () => {
  const asked = 'суп без молока, який сподобається всім за столом і навіть бабусі'
  const ask = async (page: Page, text: string) => {
    await page.locator('input[name=q]').fill(text)
    await page.locator('input[name=q]').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === text)
  }

  test('is answered with both, and alone when what came before is taken away', async () => {
    const context = await browsing.open({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`/?q=${encodeURIComponent(asked)}`)
    await page.getByRole('combobox').fill('а до 30 хвилин?')
    await page.getByRole('combobox').press('Enter')
    const before = page.getByRole('link', { name: /^Прибрати: Продовження запиту «суп без молока/ })
    await before.waitFor()
    expect(await page.locator('article h3').allInnerTexts()).toEqual(['Гарбузовий суп'])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    await before.press('Enter')
    await page.getByRole('heading', { name: 'Молочний суп' }).waitFor()
    expect(new URL(page.url()).searchParams.has('prev')).toBe(false)
    await context.close()
  })

  test('leans on it without scripts as well, and a new question does not', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/?q=${encodeURIComponent(asked)}`)
    await ask(page, 'а до 30 хвилин?')
    expect(await page.locator('article h3').allInnerTexts()).toEqual(['Гарбузовий суп'])
    await ask(page, 'суп до 30 хвилин')
    expect(await page.locator('article').count()).toBe(2)
    await context.close()
  })
})

describe('the answer to a question', () => {
  test('fits 360 px and has nothing for axe to find, light in Ukrainian, dark in English', async () => {
    const light = { locale: 'uk-UA', colorScheme: 'light' as const }
    const dark = { locale: 'en-GB', colorScheme: 'dark' as const }
    for (const look of [light, dark]) {
      const context = await browsing.open({ ...look, viewport: { width: 360, height: 740 } })
      const page = await context.newPage()
      await page.goto(question)
      expect(await findings(page)).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
      await context.close()
    }
  })

  test('also finds what somebody has written down at home, and leads there with the same question', async () => {
    const cook = browsing.app.caller()
    await cook.signUp()
    await cook.compose({ title: 'Огірки на зиму', ingredients: [{ text: '2 кг огірків' }] })
    const context = await browsing.open({ as: cook, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`/?q=${encodeURIComponent('огірки на зиму')}`)
    await page.getByRole('link', { name: 'Серед ваших рецептів: 1' }).click()
    await page.waitForURL('**/recipes?*')
    await page.getByRole('link', { name: 'Огірки на зиму' }).waitFor()
    expect(await page.getByLabel('Пошук серед моїх рецептів').inputValue()).toBe('огірки на зиму')
    await page.goto(question)
    await page.getByRole('heading', { name: 'Гарбузовий суп' }).waitFor()
    expect(await page.getByRole('link', { name: /Серед ваших рецептів/ }).count()).toBe(0)
    await context.close()
  })

  test('says what was understood before it is known whether there is something at home', async () => {
    const cook = await browsing.app.signedUp()
    const { context, page } = await browsing.openAt('/', { as: cook, viewport: phone })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/recipes\.matching/, async (route) => {
      await held
      await route.continue()
    })
    const own = page.waitForRequest(/recipes\.matching/)
    await page.getByRole('combobox').fill('суп без молока до 30 хвилин')
    await page.getByRole('combobox').press('Enter')
    await own
    await page.getByRole('heading', { name: /^За запитом/ }).waitFor()
    const chips = page.getByRole('list', { name: 'Що ми зрозуміли із запиту' })
    await chips.getByText('Без молока').waitFor({ timeout: 10_000 })
    answer()
    await context.close()
  })
})
