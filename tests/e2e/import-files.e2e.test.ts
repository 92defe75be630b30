import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { everyField } from '../support/archives/every-field.ts'
import { paprikaArchive, paprikaRecipe } from '../support/archives/paprika.ts'
import { photo } from '../support/archives/zip.ts'
import { findings } from '../support/axe.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

async function cookAt(path: string, options = {}) {
  const cook = browsing.app.caller()
  await cook.signUp()
  const context = await browsing.open({ as: cook, ...options })
  const page = await context.newPage()
  await page.goto(path)
  return { cook, page, close: () => context.close() }
}

const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

async function choose(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files)
}

/** A file of each program that says everything its program can say, with a name of its own for the dish. */
const programs = Object.entries(everyField).map(([program, { file: said }], at) => {
  const dish = `Страва ${String(at + 1).padStart(2, '0')}`
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  const says = ['словопродукт', 'словокрок'].filter((word) => text.includes(word))
  return { dish, says, file: file(program, text.replaceAll('словоназва', dish)) }
})

describe('recipes from files', () => {
  test('a file of Paprika is shown, taken, found in My recipes, and taken back', async () => {
    const { page, close } = await cookAt('/recipes')
    await page.getByRole('link', { name: 'З файлу' }).click()
    await page.getByRole('heading', { name: 'Рецепти з файлів' }).waitFor()
    expect(await findings(page)).toEqual([])
    const archive = await paprikaArchive(
      paprikaRecipe({ photo_data: (await photo()).toString('base64') }),
      paprikaRecipe({ name: 'Грушевий пиріг', scale: 'удвічі' }),
      paprikaRecipe({ name: '' }),
    )
    await choose(page, file('Моє.paprikarecipes', archive))
    await page.getByRole('heading', { name: 'Знайдено 2 рецепти' }).waitFor()
    await page.getByText('Немає назви.').waitFor()
    // What has no place here is named, and is in the list that one keeps, with what it said.
    await page.getByText(/крім цього: на скільки помножено кількості\./).waitFor()
    const kept = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Зберегти цей перелік' }).click()
    expect(await Bun.file(await (await kept).path()).text()).toContain(
      'Прочитано все, крім цього: на скільки помножено кількості (scale) = удвічі',
    )
    expect(await findings(page)).toEqual([])
    await page.getByRole('checkbox', { name: /Грушевий пиріг/ }).uncheck()
    await page.getByRole('button', { name: 'Додати 1 рецепт' }).click()
    await page.getByRole('heading', { name: 'Додано 1 рецепт' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: 'До моїх рецептів' }).click()
    await page.getByRole('link', { name: 'Яблучний пиріг' }).waitFor()
    await page.getByRole('button', { name: 'Повернути' }).click()
    await page.getByText(/Імпорт скасовано/).waitFor()
    await page.getByRole('link', { name: 'Яблучний пиріг' }).waitFor({ state: 'detached' })
    await close()
  })

  test('recipes are there at once, how far their photos are is said, and they come by themselves', async () => {
    const { background } = browsing.app.services
    const { run } = background
    let held = true
    background.run = (name, work) =>
      run(name, (ended) => work(() => ended() || (name === 'photos.draw' && held)))
    const { page, close } = await cookAt('/recipes/import', {
      viewport: { width: 390, height: 844 },
    })
    const photo_data = (await photo()).toString('base64')
    const [pie, borsch] = ['Пиріг', 'Борщ'].map((name) => paprikaRecipe({ name, photo_data }))
    const cut = paprikaRecipe({ name: 'Куліш', photo_data: photo_data.slice(0, 900) })
    await choose(page, file('а', await paprikaArchive(pie ?? {}, borsch ?? {}, cut)))
    await page.getByRole('button', { name: 'Додати 3 рецепти' }).click()
    await page.getByRole('heading', { name: 'Додано 3 рецепти' }).waitFor()
    await page.getByText('Фото: 0 з 3').waitFor()
    expect(await findings(page)).toEqual([])
    held = false
    await page.getByText('Фото: 0 з 3').waitFor({ state: 'detached' })
    await page.getByText('Фото не прочиталося').waitFor()
    expect(await page.getByText('Без фото: 1 рецепт').count()).toBe(1)
    background.run = run
    await close()
  })

  test('files of every program at once: each dish is found, taken and opens as a recipe', async () => {
    const { cook, page, close } = await cookAt('/recipes/import')
    await choose(page, ...programs.map((one) => one.file))
    await page.getByRole('heading', { name: /^Знайдено \d+ рецепт/ }).waitFor()
    for (const { dish } of programs) await page.getByRole('checkbox', { name: dish }).waitFor()
    await page.getByRole('button', { name: /^Додати \d+ рецепт/ }).click()
    await page.getByRole('heading', { name: /^Додано \d+ рецепт/ }).waitFor()
    const { items } = await cook.query<{ items: { id: string; title: string }[] }>('recipes.list', {
      limit: 100,
    })
    for (const { dish, says } of programs) {
      const taken = items.find((one) => one.title === dish)
      await page.goto(`/recipes/${taken?.id}`)
      await page.getByRole('heading', { name: dish, level: 1 }).waitFor()
      for (const word of says) await page.getByText(new RegExp(word, 'i')).first().waitFor()
    }
    await close()
  })

  test('what was found stays after a reload, and taking goes on by itself', async () => {
    const { cook, page, close } = await cookAt('/recipes/import')
    await choose(page, file('a', await paprikaArchive(paprikaRecipe())))
    await page.getByRole('heading', { name: 'Знайдено 1 рецепт' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Знайдено 1 рецепт' }).waitFor()
    const intake = await cook.query<{ id: string; recipes: { position: number }[] }>(
      'intakes.current',
    )
    await cook.mutate('intakes.begin', {
      id: intake.id,
      positions: intake.recipes.map((one) => one.position),
      asDrafts: true,
    })
    await page.reload()
    await page.getByRole('heading', { name: 'Додано 1 рецепт' }).waitFor()
    await page.getByRole('link', { name: 'До чернеток' }).click()
    await page.getByRole('link', { name: 'Яблучний пиріг' }).waitFor()
    await close()
  })

  test('a wrong file is refused in a sentence that names it, and a good one beside it is found', async () => {
    const { page, close } = await cookAt('/recipes/import')
    await choose(
      page,
      file('кіт.pdf', '%PDF-1.7'),
      file('a', await paprikaArchive(paprikaRecipe())),
    )
    await page.getByRole('heading', { name: 'Знайдено 1 рецепт' }).waitFor()
    await page.getByText(/кіт\.pdf: Такого файлу ми не знаємо/).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Не зараз' }).click()
    await page.getByRole('heading', { name: 'Рецепти з файлів' }).waitFor()
    await close()
  })

  test('when the way to the server is lost halfway, the page says so and goes on', async () => {
    const { page, close } = await cookAt('/recipes/import')
    await choose(page, file('a', await paprikaArchive(paprikaRecipe())))
    await page.route('**/trpc/intakes.step*', (route) => route.abort())
    await page.getByRole('button', { name: 'Додати 1 рецепт' }).click()
    await page.getByText(/Зупинилося на півдорозі/).waitFor()
    expect(await findings(page)).toEqual([])
    await page.unroute('**/trpc/intakes.step*')
    await page.getByRole('button', { name: 'Продовжити' }).click()
    await page.getByRole('heading', { name: 'Додано 1 рецепт' }).waitFor()
    await close()
  })

  test('a dropped file is found too, and it all fits a narrow phone, in the dark and in English', async () => {
    const { page, close } = await cookAt('/recipes/import', {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      locale: 'en-GB',
    })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.getByRole('heading', { name: 'Recipes from files' }).waitFor()
    expect(await overflow()).toBe(0)
    const long = 'A pie with a name that goes on for much longer than any phone is wide, truly'
    const archive = await paprikaArchive(paprikaRecipe({ name: long }))
    const dropped = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'a'))
      return transfer
    }, archive.toString('base64'))
    await page.dispatchEvent('.drop-zone', 'drop', { dataTransfer: dropped })
    await page.getByRole('heading', { name: 'Found 1 recipe' }).waitFor()
    expect(await overflow()).toBe(0)
    expect(await findings(page)).toEqual([])
    await page.goto('/recipes')
    expect(await overflow()).toBe(0)
    await close()
  })
})
