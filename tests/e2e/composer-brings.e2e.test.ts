import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { twoColours } from '../support/pictures.ts'

import { startSite } from '../support/site.ts'
import { line, read, startWriting, status, step, title } from '../support/writing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('a photo', () => {
  test('is framed by keys, sent, and shown', async () => {
    const { author, context, page, id } = await startWriting(browsing, '/recipes/:id/edit', {})
    const tall = { width: 300, height: 600, channels: 3, background: '#a33' } as const
    const buffer = await sharp({ create: tall }).jpeg().toBuffer()
    const file = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('slider', { name: 'Вище або нижче' }).press('Home')
    await page.getByRole('button', { name: 'Узяти цей кадр' }).press('Enter')
    await page.getByRole('button', { name: 'Змінити фото' }).waitFor()
    await status(page, /^Збережено о/).waitFor()
    const { photo } = await read(author, id)
    const large = await browsing.app.fetch(photo?.large ?? '')
    const seen = await sharp(await large.arrayBuffer()).metadata()
    expect(seen.width / seen.height).toBeCloseTo(4 / 3, 1)
    await context.close()
  })

  test('that is no picture is refused in words, and another can be chosen', async () => {
    const { context, page } = await startWriting(browsing)
    const buffer = Buffer.from('not a picture')
    const file = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText(/не вдалося відкрити як фото/).waitFor()
    await page.getByRole('button', { name: 'Додати фото' }).waitFor()
    await context.close()
  })
})

describe('an import', () => {
  test('of pasted text, of a page’s source, of shared words and of a photo of a page fills the fields', async () => {
    const words = ['Млинці', 'Продукти', '2 склянки борошна', '3 яйця', 'Приготування']
    const method = ['Змішайте борошно з яйцями.', 'Смажте на олії.']
    const { context, page } = await startWriting(browsing, '/recipes/new?import=1')
    // A browser that recognises text says where on the picture each piece of it stands.
    const found = [...words, ...method].map((rawValue, at) => ({
      ...{ rawValue, boundingBox: { x: 9, y: at * 40, height: 30 } },
    }))
    await context.addInitScript(
      `globalThis.TextDetector = class { detect() { return Promise.resolve(${JSON.stringify(found)}) } }`,
    )
    const readIt = async () => {
      await page.getByRole('button', { name: 'Прочитати' }).click()
      await page.getByText('Рецепт прочитано').waitFor()
      expect(await title(page).inputValue()).toBe('Млинці')
      expect(await line(page, 2).inputValue()).toBe('3 яйця')
      expect(await step(page, 2).inputValue()).toBe(method[1] ?? '')
    }
    const open = (path: string) => page.goto(path)
    const field = page.getByLabel('Або вставте текст рецепта')

    await page.getByRole('button', { name: 'Узяти текст із фото' }).waitFor({ state: 'detached' })
    await field.fill([...words, ...method].join('\n'))
    await readIt()

    await open('/recipes/new?import=1')
    const list = (items: readonly string[]) => items.map((one) => `<li>${one}</li>`).join('')
    await field.fill(
      `<html><body><h1>Млинці</h1><h2>Інгредієнти</h2><ul>${list(words.slice(2, 4))}</ul><h2>Приготування</h2><ol>${list(method)}</ol></body></html>`,
    )
    await readIt()

    const shared = new URLSearchParams({
      shared_title: '',
      shared_text: [...words, ...method].join('\n'),
    })
    await open(`/recipes/new?${shared}`)
    await readIt()

    await open('/recipes/new?import=1')
    await page.getByRole('button', { name: 'Узяти текст із фото' }).waitFor()
    const buffer = await twoColours(60, 40).png().toBuffer()
    await page
      .locator('input[type=file][aria-label="Узяти текст із фото"]')
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer })
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('#import-text')?.value.includes('Смажте'),
    )
    await readIt()
    await context.close()
  })

  test('of a page brings its photo too, and names the page', async () => {
    const folder = join(import.meta.dir, '../fixtures/recipe-pages')
    const picture = new Uint8Array(await twoColours(600, 400).png().toBuffer())
    const site = startSite((request) =>
      request.url.endsWith('.png')
        ? new Response(picture, { headers: { 'content-type': 'image/png' } })
        : new Response(Bun.file(join(folder, 'syrnyky.html'))),
    )
    browsing.app.services.safeFetch = site.fetch
    const { context, page } = await startWriting(browsing, '/recipes/new?import=1')
    const link = `recipes.example:${site.port}/syrnyky`
    await page.getByLabel('Посилання на рецепт').fill(`http://${link}`)
    await page.getByRole('button', { name: 'Прочитати' }).click()
    await page.getByRole('button', { name: 'Змінити фото' }).waitFor()
    expect(await title(page).inputValue()).toContain('ирник')
    await page.getByRole('link', { name: 'recipes.example' }).waitFor()
    await status(page, /Чернетку збережено/).waitFor()
    await context.close()
    await site.stop()
  })

  test('of a page that cannot be read says why, and keeps the window open', async () => {
    const { context, page } = await startWriting(browsing, '/recipes/new?import=1')
    await page.getByLabel('Посилання на рецепт').fill('http://127.0.0.1:1/secret')
    await page.getByRole('button', { name: 'Прочитати' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await context.close()
  })
})
