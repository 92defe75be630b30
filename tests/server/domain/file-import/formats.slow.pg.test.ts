import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { mealieArchive } from '../../../support/archives/mealie.ts'
import { mealieBackup } from '../../../support/archives/mealie-backup.ts'
import { nextcloudArchive } from '../../../support/archives/nextcloud.ts'
import { paprikaArchive, paprikaRecipe } from '../../../support/archives/paprika.ts'
import { recipeSageList } from '../../../support/archives/recipe-sage.ts'
import { tandoorArchive } from '../../../support/archives/tandoor.ts'
import { photo } from '../../../support/archives/zip.ts'
import { found, send, takeAll } from '../../../support/intake.ts'
import { colourAt } from '../../../support/pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** What somebody new has after they brought this file and took everything. */
async function bring(file: Uint8Array | string): Promise<RecipeView[]> {
  const cook = app.caller()
  await cook.signUp()
  expect(await send(cook, file)).toMatchObject({ status: 201 })
  return takeAll(cook)
}

const lines = (recipe: RecipeView | undefined) => recipe?.ingredients.map((line) => line.text)
const steps = (recipe: RecipeView | undefined) => recipe?.steps.map((step) => step.text)

async function pictureOf(recipe: RecipeView | undefined) {
  const response = await app.fetch(recipe?.photo?.small ?? '/none')
  return colourAt(await response.bytes(), 0.1, 0.5)
}

describe('a file of Paprika', () => {
  test('brings lines, steps, times, categories, notes, the source and the photo', async () => {
    const photoData = (await photo()).toString('base64')
    const [pie] = await bring(await paprikaArchive(paprikaRecipe({ photo_data: photoData })))
    expect(pie).toMatchObject({
      title: 'Яблучний пиріг',
      language: 'uk',
      servings: 4,
      yieldText: '8 шматків',
      prepMinutes: 20,
      cookMinutes: 40,
      status: 'ready',
      tags: ['випічка', 'осінь'],
      sourceUrl: null,
    })
    expect(pie).toMatchObject({
      description: 'Пиріг на щодень.',
      notes: 'Найкраще з кислими яблуками.',
      sourceAuthor: 'Бабусин зошит',
    })
    expect(lines(pie)).toEqual(['Для тіста:', '200 г борошна', '100 г масла', '4 яблука'])
    expect(steps(pie)).toEqual([
      'Розітріть масло з борошном.',
      'Викладіть яблука.',
      'Печіть 40 хвилин.',
    ])
    expect(await pictureOf(pie)).toBe('red')
  })

  test('may be one recipe alone, and its larger photo counts', async () => {
    const small = Buffer.from('thumb').toString('base64')
    const recipe = paprikaRecipe({
      photo_data: small,
      photos: [{ name: '1', filename: 'a.jpg', data: (await photo()).toString('base64') }],
    })
    const [pie] = await bring(gzipSync(JSON.stringify(recipe)))
    expect(await pictureOf(pie)).toBe('red')
  })
})

describe('an export of Tandoor', () => {
  test('brings recipes out of the archives in the archive, with lines put together from their parts', async () => {
    const [dumplings, pancakes] = await bring(await tandoorArchive())
    expect(dumplings).toMatchObject({ title: 'Галушки', photo: null, sourceUrl: null })
    expect(pancakes).toMatchObject({
      title: 'Сирники',
      servings: 3,
      prepMinutes: 10,
      cookMinutes: 15,
      tags: ['сніданок'],
      sourceUrl: 'https://recipes.example/syrnyky',
    })
    expect(lines(pancakes)).toEqual([
      'олія, для смаження',
      'Тісто:',
      '500 г сиру, домашнього',
      '1 яйце',
    ])
    expect(steps(pancakes)).toEqual([
      'Змішайте 500 г сиру з яйцем.',
      'Сформуйте сирники.',
      'Смажте до золотавого.',
    ])
    expect(pancakes?.steps[0]?.part).toBe('Тісто')
    expect(pancakes?.steps.at(-1)?.minutes).toBe(15)
    expect(await pictureOf(pancakes)).toBe('red')
  })
})

describe('Mealie', () => {
  test('brings its export: folders with a recipe and its pictures', async () => {
    const [soup] = await bring(await mealieArchive())
    expect(soup).toMatchObject({
      title: 'Lentil soup',
      language: 'en',
      servings: 4,
      prepMinutes: 10,
      cookMinutes: 30,
      tags: ['soups', 'vegan'],
      sourceUrl: 'https://recipes.example/lentil-soup',
      description: 'A soup for a wet evening.',
      notes: 'Later: It freezes well.',
      yieldText: '4 bowls',
    })
    expect(lines(soup)).toEqual([
      'For the soup:',
      '1½ cups red lentils, rinsed',
      '1 onion, chopped',
    ])
    expect(steps(soup)).toEqual(['Fry the onion.', 'Add the lentils and simmer.'])
    expect(soup?.steps[0]?.part).toBe('Base')
    expect(await pictureOf(soup)).toBe('red')
  })

  test('brings its backup: tables put together again, in their order', async () => {
    const [kulish] = await bring(await mealieBackup())
    expect(kulish).toMatchObject({
      title: 'Куліш',
      servings: 6,
      cookMinutes: 45,
      tags: ['козацьке'],
    })
    expect(lines(kulish)).toEqual(['½ склянка пшоно', 'сіль за смаком'])
    expect(steps(kulish)).toEqual(['Зваріть пшоно.', 'Додайте засмажку.'])
    expect(await pictureOf(kulish)).toBe('red')
  })
})

describe('schema.org', () => {
  test('comes as RecipeSage writes it, with the parts of a dish', async () => {
    const [pie] = await bring(JSON.stringify(recipeSageList))
    expect(pie).toMatchObject({
      title: 'Onion pie',
      servings: 4,
      yieldText: '6 slices',
      prepMinutes: 25,
      cookMinutes: 60,
      tags: ['pies'],
      sourceUrl: 'https://recipes.example/onion-pie',
      notes: 'Serve it warm.',
      opinion: { rating: 4 },
      sourceAuthor: 'Aunt Mary',
    })
    expect(lines(pie)).toEqual(['Pastry:', '250 g flour', '125 g butter', 'Filling:', '5 onions'])
    expect(steps(pie)).toEqual(['Rub the butter into the flour.', 'Soften the onions.'])
    expect(pie?.steps.map((step) => step.part)).toEqual(['Pastry', 'Filling'])
  })

  test('comes in the folders of Nextcloud Cookbook, the full picture first', async () => {
    const [banosh] = await bring(await nextcloudArchive())
    expect(banosh).toMatchObject({ title: 'Банош', servings: 2, prepMinutes: 10, cookMinutes: 30 })
    expect(steps(banosh)).toEqual(['Зваріть крупу.', 'Покришіть бринзу.'])
    expect(await pictureOf(banosh)).toBe('red')
  })

  test('comes one recipe a line, as a graph, and with a byte order mark', async () => {
    const dish = (name: string) => ({ '@type': 'Recipe', name, recipeIngredient: ['1 яйце'] })
    const file = [
      JSON.stringify(dish('Омлет')),
      JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, dish('Яєчня')] }),
    ].join('\n')
    const recipes = await bring(`\ufeff${file}`)
    expect(recipes.map((one) => one.title)).toEqual(['Омлет', 'Яєчня'])
  })

  test('comes in a page that was saved from a site, whose scripts are only text', async () => {
    const recipe = { '@type': 'Recipe', name: 'Деруни', recipeIngredient: ['5 картоплин'] }
    const recipes = await bring(
      `<!doctype html><title>Деруни</title><script>alert(1)</script>
       <script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
    )
    expect(recipes.map((one) => one.title)).toEqual(['Деруни'])
  })
})

test('several files come together, and are counted without the names of their parts', async () => {
  const cook = app.caller()
  await cook.signUp()
  const { id } = await send(cook, await paprikaArchive(paprikaRecipe()), {
    name: 'a.paprikarecipes',
  })
  const second = await send(cook, JSON.stringify(recipeSageList), { into: id ?? '' })
  expect(second).toMatchObject({ status: 201, id })
  const recipes = (await found(cook))?.recipes
  expect(recipes?.map(({ title, lines, steps }) => [title, lines, steps])).toEqual([
    ['Яблучний пиріг', 3, 3],
    ['Onion pie', 3, 2],
  ])
})
