import { describe, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import type { Found } from '../../../../server/domain/file-import/files/found.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import type { ReadRecipe } from '../../../../server/domain/file-import/formats/reading.ts'
import { photo, zipOf } from '../../../support/archives/zip.ts'

async function bring(
  content: Uint8Array | string | object,
): Promise<(Found & { reading: ReadRecipe })[]> {
  const plain = typeof content === 'string' || content instanceof Uint8Array
  const bytes = Buffer.from((plain ? content : JSON.stringify(content)) as string)
  const all = await readFile(bytesOf(bytes), 64_000_000)
  const found = all === null ? [] : await Array.fromAsync(all)
  return found.filter((one): one is Found & { reading: ReadRecipe } => 'recipe' in one.reading)
}

const first = async (content: Parameters<typeof bring>[0]) => {
  const [one] = await bring(content)
  if (!one) throw new Error('Nothing was found.')
  const { recipe, left } = one.reading
  return { ...one, recipe, left, lines: recipe.ingredients.map(({ text }) => text) }
}

describe('a page of Recipe Keeper', () => {
  test('brings all its photos, however it marks them', async () => {
    const box = (images: string) =>
      `<div class="recipe-details"><h2 itemprop="name">Борщ</h2><div itemprop="recipeIngredients"><p>1 буряк</p></div>${images}</div>`
    const bytes = await photo()
    const page = `<html><body>${box('<img src="images/1_0.jpg" class="recipe-photos"/><img src="images/1_1.jpg" class="recipe-photos"/>')}
      ${box('<img src="images/2_0.jpg" itemprop="photo0"/><img src="images/2_1.jpg" itemprop="photo1"/>')}</body></html>`
    const names = ['1_0', '1_1', '2_0', '2_1'].map((name) => [`images/${name}.jpg`, bytes])
    const all = await bring(await zipOf({ 'recipes.html': page, ...Object.fromEntries(names) }))
    expect(all.map((one) => one.photos.length)).toEqual([2, 2])
  })
})

describe('a page of Copy Me That', () => {
  const page = `<div class="recipe"><div id="name">Пиріг</div>
    <div id="categories">Tags: <span class="recipeCategory">обід</span>, <span class="recipeCategory">зима</span></div>
    <div id="extra_info"><span id="made_this">I made this!</span> <span id="rating">Rating: <span id="ratingValue">4</span></span></div>
    <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Тісто</li><li class="recipeIngredient">450 г борошна</li></ul>
    <ul id="recipeInstructions"><li class="instruction_subheader">Тісто</li><li class="instruction">Замісити.</li>
    <li class="instruction_subheader">Начинка</li><li class="instruction">Нарізати яблука.</li></ul></div>`

  test('names the parts of its lines and of its method', async () => {
    const { recipe, lines } = await first(page)
    expect(lines).toEqual(['Тісто:', '450 г борошна'])
    expect(recipe.steps).toMatchObject([
      { part: 'Тісто', text: 'Замісити.' },
      { part: 'Начинка', text: 'Нарізати яблука.' },
    ])
  })

  test('makes no tag of the word before its tags, and says of a box only what is not read', async () => {
    const { recipe, left, reading } = await first(page)
    expect(recipe.tags).toEqual(['обід', 'зима'])
    expect(reading.about?.rating).toBe(4)
    expect(left).toEqual([{ name: 'made_this', said: 'I made this!' }])
  })
})

describe('amounts come as they were', () => {
  const line = async (amount: number | string) =>
    (
      await first({
        slug: 'x',
        name: 'Хліб',
        recipe_ingredient: [{ quantity: amount, unit: { name: 'кг' }, food: { name: 'борошно' } }],
        recipe_instructions: [],
      })
    ).lines[0]
  test('a fraction only where it is one', async () => {
    expect(await line(0.3333333)).toBe('⅓ кг борошно')
    expect(await line(0.35)).toBe('0,35 кг борошно')
    expect(await line(1.02)).toBe('1,02 кг борошно')
    expect(await line(2.5)).toBe('2½ кг борошно')
  })
  test('and no digit of a large number is lost', async () => {
    expect(await line(150.5)).toBe('150,5 кг борошно')
    expect(await line(1250.75)).toBe('1250,75 кг борошно')
    expect(await line('500.0000000000000000')).toBe('500 кг борошно')
    expect(await line(0.00001)).toBe('0,00001 кг борошно')
  })
})

describe('Mealie', () => {
  const recipe = {
    ...{ slug: 'x', name: 'Борщ', nutrition: { calories: '320', saturated_fat_content: '3' } },
    recipe_ingredient: [
      {
        quantity: 500,
        unit: { name: 'грам', abbreviation: 'г', use_abbreviation: 1 },
        food: { name: 'буряк' },
      },
    ],
    recipe_instructions: [
      { text: 'Помийте.\n\nСхема на [сайті](https://recipes.example/x) і [тут](#низ).' },
    ],
  }
  test('keeps where a link led, and one space between paragraphs', async () => {
    const { steps } = (await first(recipe)).recipe
    expect(steps.map((one) => one.text)).toEqual([
      'Помийте. Схема на сайті (https://recipes.example/x) і тут.',
    ])
  })
  test('writes a unit short where its owner did, also in a backup', async () => {
    expect((await first(recipe)).lines).toEqual(['500 г буряк'])
  })
  test('makes no eaters of jars where it keeps servings apart', async () => {
    const jars = await first({ ...recipe, recipe_servings: 0, recipe_yield: '2 банки' })
    expect(jars.recipe).toMatchObject({ servings: 4, yieldText: '2 банки' })
    expect(jars.reading.servingsSaid).toBe(false)
    const older = await first({ ...recipe, recipe_yield: '6 порцій' })
    expect(older.recipe.servings).toBe(6)
    const both = await first({ ...recipe, recipe_servings: 3, recipe_yield: '2 банки' })
    expect(both.recipe).toMatchObject({ servings: 3, yieldText: '2 банки' })
  })
  test('says nutrition in the language of the dish', async () => {
    expect((await first(recipe)).recipe.notes).toBe('Поживність: Калорії: 320\nНасичені жири: 3')
  })
})

describe('Tandoor', () => {
  const recipe = (over: object) => ({
    ...{ name: 'Борщ', servings: 4, servings_text: 'порцій', ...over },
    steps: [
      {
        instruction: 'Варіть.',
        ingredients: [{ food: { name: 'буряк' }, amount: 2, original_text: '2 буряки' }],
      },
    ],
  })
  test('keeps its properties as nutrition, and does not name what it keeps twice', async () => {
    const property_type = { id: 1, name: 'Калорії', unit: 'ккал', order: 1, fdc_id: 1008 }
    const { recipe: read, left } = await first(
      recipe({ properties: [{ id: 7, property_amount: 120, property_type }] }),
    )
    expect(read.notes).toBe('Поживність: Калорії: 120 ккал')
    expect(left).toEqual([])
  })
  test('reads as a cook would say it: foods without their remarks, each thing to do by itself', async () => {
    const food = (name: string, amount: number, unit: string | null, note = '') => ({
      ...{ food: { name }, unit: unit && { name: unit }, amount, note, is_header: false },
      no_amount: false,
    })
    const lasagne = {
      ...{ name: 'Лазанья', servings: 4, servings_text: '' },
      steps: [
        {
          ...{ name: 'Соус', time: 20, order: 0 },
          instruction:
            'Підсмажте {{ ingredients[1] }} на {{ ingredients[0].food }}.\n\nВлийте {{ ingredients[2].amount }} {{ ingredients[2].unit }} молока.\n\n- помішуйте\n- не кип’ятіть',
          ingredients: [
            food('олія', 2, 'ст. л.'),
            food('цибуля', 1, null, 'дрібно'),
            food('молоко', 500, 'мл'),
          ],
        },
        {
          ...{ name: '', time: 0, order: 1, instruction: 'Викладіть шарами.' },
          ingredients: [food('листи лазаньї', 250, 'г')],
        },
        {
          ...{ name: '', time: 40, order: 2, ingredients: [] },
          instruction: 'Печіть за {% scale(180) %} °C.',
        },
        {
          name: '',
          order: 3,
          ingredients: [],
          instruction: '!!! tip "Порада"\n    Дайте постояти.',
        },
      ],
    }
    const { recipe: read, lines, left } = await first(lasagne)
    expect(lines).toEqual([
      ...['250 г листи лазаньї', 'Соус:', '2 ст. л. олія', '1 цибуля, дрібно', '500 мл молоко'],
    ])
    expect(read.steps.map(({ part, text, minutes }) => [part ?? '', text, minutes])).toEqual([
      ['Соус', 'Підсмажте 1 цибуля на олія.', null],
      ['', 'Влийте 500 мл молока.', null],
      ['', 'помішуйте', null],
      ['', 'не кип’ятіть', null],
      ['', 'Викладіть шарами.', null],
      ['', 'Печіть за 180 °C.', 40],
      ['', 'Порада Дайте постояти.', null],
    ])
    // Twenty minutes are said of four things to do, and of none of them.
    expect(left).toEqual([{ name: 'steps.time', said: 'Соус: 20' }])
  })
  test('makes no yield of a word for portions', async () => {
    expect((await first(recipe({}))).recipe.yieldText).toBeUndefined()
    const pot = await first(recipe({ servings_text: 'каструля' }))
    expect(pot.recipe).toMatchObject({ servings: 4, yieldText: 'каструля' })
  })
})

test('KitchenOwl says in the language of the dish what may be left out', async () => {
  const dish = (name: string, food: string, description: string) => ({
    ...{ name, description, yields: 4, time: 30, cook_time: 20, prep_time: 10, tags: [] },
    items: [{ name: food, description: '2', optional: true }],
  })
  const lines = async (...words: [string, string, string]) => (await first(dish(...words))).lines
  expect(await lines('Борщ', 'лаврові листки', 'Зваріть борщ і подайте.')).toEqual([
    '2 лаврові листки (за бажанням)',
  ])
  expect(await lines('Bean soup', 'bay leaves', 'Cook the soup and serve it.')).toEqual([
    '2 bay leaves (optional)',
  ])
  expect(await lines('Polévka', 'bobkové listy', 'Uvařte polévku a podávejte s chlebem.')).toEqual([
    '2 bobkové listy (volitelně)',
  ])
})

test('a yield from one number to another keeps both', async () => {
  const paprika = { name: 'Пиріг', ingredients: '1 яблуко', directions: 'Спекти.' }
  expect((await first({ ...paprika, servings: '8–10' })).recipe).toMatchObject({
    servings: 8,
    yieldText: '8–10',
  })
  expect((await first({ ...paprika, servings: '6 порцій' })).recipe.yieldText).toBeUndefined()
})
