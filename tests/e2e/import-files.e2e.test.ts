import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { paprikaArchive, paprikaRecipe } from '../support/archives/paprika.ts'
import { photo } from '../support/archives/zip.ts'
import { findings } from '../support/axe.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { settled, visit } from '../support/settled.ts'

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
  await visit(page, path)
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

/** A dish of each program, as its own files say it. */
const programs: readonly (readonly [dish: string, content: string])[] = [
  [
    'Борщ з KitchenOwl',
    JSON.stringify({
      recipes: [
        {
          ...{ name: 'Борщ з KitchenOwl', description: 'Зваріть.', yields: 4, cook_time: 60 },
          items: [{ name: 'Буряк', description: '500 г', optional: false }],
          tags: [],
        },
      ],
    }),
  ],
  [
    'Каша з Nextcloud',
    JSON.stringify({
      ...{ '@context': 'http://schema.org', '@type': 'Recipe', name: 'Каша з Nextcloud' },
      ...{ recipeIngredient: ['200 г гречки'], recipeInstructions: ['Зваріть.'], tool: [] },
    }),
  ],
  [
    'Салат з Mealie',
    JSON.stringify({
      ...{ name: 'Салат з Mealie', slug: 'salat' },
      recipe_ingredient: [{ quantity: 2, unit: null, food: { name: 'огірки' }, note: '' }],
      recipe_instructions: [{ text: 'Наріжте.' }],
    }),
  ],
  [
    'Млинці з Plan to Eat',
    'Title,Ingredients,Directions,Servings\n"Млинці з Plan to Eat","200 г борошна\n2 яйця","Збийте.\nСмажте.",4\n',
  ],
  [
    'Пиріг з MasterCook',
    '<?xml version="1.0"?><mx2><RcpE name="Пиріг з MasterCook"><IngR name="борошно" unit="г" qty="300"/><DirS><DirT>Спечіть пиріг.</DirT></DirS></RcpE></mx2>',
  ],
  [
    'Юшка з Meal-Master',
    'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Юшка з Meal-Master\n Categories: Soups\n      Yield: 4 servings\n\n    500 g  риби\n      2    цибулини\n\n  Зваріть усе разом.\n\nMMMMM\n',
  ],
  [
    'Узвар з Cooklang',
    '---\ntitle: Узвар з Cooklang\nservings: 4\n---\n\nПромийте @сушені яблука{200%г}.\n\nЗалийте водою й варіть ~{30%хв}.\n',
  ],
  [
    'Голубці з Chowdown',
    '---\nlayout: recipe\ntitle: "Голубці з Chowdown"\ningredients:\n- 1 капуста\n- 300 г рису\ndirections:\n- Загорніть рис.\n- Тушкуйте годину.\n---\n',
  ],
]
const ofPrograms = () => programs.map(([, content], at) => file(`файл ${at}`, content))

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
    await page.getByText(/без цього: scale\./).waitFor()
    const kept = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Зберегти цей перелік' }).click()
    expect(await Bun.file(await (await kept).path()).text()).toContain(
      'Додати можна, але без цього: scale = удвічі',
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

  test('files of nine programs at once: each dish is found, taken and opens as a recipe', async () => {
    const { page, close } = await cookAt('/recipes/import')
    await choose(page, file('p', await paprikaArchive(paprikaRecipe())), ...ofPrograms())
    const dishes = ['Яблучний пиріг', ...programs.map(([dish]) => dish)]
    await page.getByRole('heading', { name: 'Знайдено 9 рецептів' }).waitFor()
    for (const dish of dishes) await page.getByRole('checkbox', { name: dish }).waitFor()
    await page.getByRole('button', { name: 'Додати 9 рецептів' }).click()
    await page.getByRole('heading', { name: 'Додано 9 рецептів' }).waitFor()
    await page.getByRole('link', { name: 'До моїх рецептів' }).click()
    for (const dish of dishes) await page.getByRole('link', { name: dish, exact: true }).waitFor()
    await page.getByRole('link', { name: 'Узвар з Cooklang', exact: true }).click()
    await page.getByRole('heading', { name: 'Узвар з Cooklang', level: 1 }).waitFor()
    await page.getByText('Залийте водою й варіть').waitFor()
    await close()
  })

  test('what was found stays after a reload, and taking goes on by itself', async () => {
    const { cook, page, close } = await cookAt('/recipes/import')
    await choose(page, file('a', await paprikaArchive(paprikaRecipe())))
    await page.getByRole('heading', { name: 'Знайдено 1 рецепт' }).waitFor()
    await page.reload()
    await settled(page)
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
    await visit(page, '/recipes')
    expect(await overflow()).toBe(0)
    await close()
  })
})
