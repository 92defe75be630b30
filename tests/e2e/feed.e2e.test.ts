import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
  const cook = browsing.app.caller()
  await cook.signUp('Леся Гнатюк')
  for (let dish = 1; dish <= 24; dish += 1)
    await cook.publish({ title: `Страва номер ${dish}`, cookMinutes: dish * 5 })
  await cook.publish({ title: 'Борщ із пампушками', cookMinutes: 90 })
})
afterAll(() => browsing.stop())

describe('the feed', () => {
  test('arrives with its recipes, wakes up, and asks for nothing twice', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    const asked: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/trpc/')) asked.push(request.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const answer = await page.goto('/')
    expect(await answer?.text()).toContain('Борщ із')
    await settled(page)
    expect(asked).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is read, searched and filtered with scripts off', async () => {
    const context = await browsing.open({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('combobox').fill('борщ')
    await page.getByRole('combobox').press('Enter')
    await page.waitForURL(/\?q=/)
    expect(await page.locator('article').count()).toBe(1)
    await page.goto('/')
    await page.getByRole('link', { name: /До\s30\sхв/ }).click()
    await page.waitForURL(/total=30/)
    expect(await page.locator('article').count()).toBe(6)
    await page.goto('/')
    await page.getByRole('link', { name: 'Ще рецепти' }).click()
    await page.waitForURL(/after=/)
    expect(await page.locator('article').count()).toBe(10)
    await context.close()
  })

  test('has no end to scroll to, and keeps the place of who comes back', async () => {
    const context = await browsing.open({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto('/')
    const deep = page.getByRole('link', { name: /^Страва.номер.8$/ })
    while ((await deep.count()) === 0) {
      await page.mouse.wheel(0, 2_000)
      await settled(page)
    }
    await deep.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await deep.click()
    await page.getByRole('heading', { level: 1, name: /Страва/ }).waitFor()
    await page.goBack()
    await deep.waitFor()
    await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 50, before)
    await context.close()
  })

  test('suggests dishes while one types, and opens one by keyboard alone', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('combobox').pressSequentially('борщ')
    await page.getByRole('option', { name: /Борщ/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Борщ/ }).waitFor()
    await context.close()
  })

  test('says so when nothing fits, and leads back', async () => {
    const context = await browsing.open()
    const page = await context.newPage()
    await page.goto('/?q=%D0%B0%D0%BD%D0%B0%D0%BD%D0%B0%D1%81&total=30')
    await page.getByRole('link', { name: 'Прибрати фільтри' }).click()
    await page.waitForURL((url) => url.search === '')
    await page.getByRole('link', { name: /Борщ/ }).waitFor()
    await context.close()
  })

  test('answers 404 for a page and a recipe that do not exist', async () => {
    for (const path of ['/nowhere', '/r/pub_nothing', '/a/per_nobody']) {
      const answer = await fetch(browsing.url + path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<h1')
    }
  })
})
