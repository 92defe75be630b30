import { describe, expect, test } from 'bun:test'
import { zipOf } from '../../../support/archives/zip.ts'
import { bring } from './bringing.ts'

describe('JSON', () => {
  test('of KitchenOwl', async () => {
    const [soup] = await bring({
      items: [{ name: 'milk' }],
      recipes: [
        {
          name: 'Soup',
          description: '1. Soak the @pea.\n2. Cook.',
          time: 80,
          prep_time: 20,
          cook_time: 60,
          yields: 4,
          source: 'https://k.example/1',
          items: [
            { name: 'Pea', description: '500 g', optional: false },
            { name: 'Ham', description: '', optional: true },
          ],
          tags: ['winter'],
        },
      ],
    })
    expect(soup).toMatchObject({
      title: 'Soup',
      lines: ['500 g Pea', 'Ham (optional)'],
      steps: ['Soak the pea.', 'Cook.'],
      servings: 4,
      prepMinutes: 20,
      cookMinutes: 60,
      tags: ['winter'],
    })
  })

  test('of KitchenOwl, a recipe that has no foods yet', async () => {
    const bare = { name: 'Soup', description: 'Cook the pea.', yields: 2, cook_time: 5, items: [] }
    expect(await bring({ recipes: [bare] })).toMatchObject([
      { title: 'Soup', lines: [], steps: ['Cook the pea.'] },
    ])
  })

  test('of Grocy: recipes, positions, products and units in tables of their own', async () => {
    const found = await bring({
      recipes: [
        {
          id: 1,
          name: 'Soup',
          description: '<p>Soak the peas.</p><p>Cook.</p>',
          base_servings: 4,
          type: 'normal',
        },
        { id: -3, name: '2026-01-01', type: 'mealplan-day' },
      ],
      recipes_pos: [
        { recipe_id: 1, product_id: 2, amount: 500, qu_id: 3, ingredient_group: 'Base' },
        { recipe_id: 1, product_id: 4, amount: 1, qu_id: 9, note: 'diced' },
      ],
      products: [
        { id: 2, name: 'peas' },
        { id: 4, name: 'carrot' },
      ],
      quantity_units: [{ id: 3, name: 'g', name_plural: 'g' }],
    })
    expect(found).toMatchObject([
      {
        title: 'Soup',
        lines: ['Base:', '500 g peas', '1 carrot, diced'],
        steps: ['Soak the peas.', 'Cook.'],
        servings: 4,
      },
    ])
  })

  test('of Norish and AnyList, and of others with a name, lines and steps', async () => {
    expect(
      await bring([
        {
          name: 'Soup',
          servings: 4,
          prepMinutes: 10,
          cookMinutes: 60,
          url: 'https://n.example/1',
          recipeIngredients: [
            { ingredientName: 'peas', amount: 500, unit: 'g', order: 0 },
            { ingredientName: 'carrot', amount: 1, unit: null },
          ],
          steps: [
            { step: 'Soak.', order: 0 },
            { step: 'Cook.', order: 1 },
          ],
          tags: [{ name: 'winter' }],
        },
      ]),
    ).toMatchObject([
      {
        title: 'Soup',
        lines: ['500 g peas', '1 carrot'],
        steps: ['Soak.', 'Cook.'],
        servings: 4,
        prepMinutes: 10,
        cookMinutes: 60,
        tags: ['winter'],
      },
    ])
    expect(
      await bring({
        recipes: [
          {
            name: 'Tea',
            ingredients: [
              { rawIngredient: '1 tsp tea', name: 'tea', quantity: '1 tsp' },
              { rawIngredient: '200 ml water' },
            ],
            preparationSteps: ['Boil.', 'Pour.'],
            servings: '2',
            cookTime: 300,
            rating: 5,
            sourceName: 'Ann',
          },
        ],
      }),
    ).toMatchObject([
      {
        title: 'Tea',
        lines: ['1 tsp tea', '200 ml water'],
        steps: ['Boil.', 'Pour.'],
        cookMinutes: 5,
        sourceAuthor: 'Ann',
        about: { rating: 5 },
      },
    ])
  })
})

test('an archive of several formats, folders in folders; what is no recipe in it is named', async () => {
  const found = await bring(
    await zipOf({
      'cook/soups/tea.cook': '>> title: Tea\n\nPour @water{200%ml} over @tea leaves{1%tsp}.',
      'old/box.csv': 'title,ingredients,instructions\nMilk,1 l milk,Pour it.\n',
      'old/mm/all.mmf':
        'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Cake\n      Yield: 8 Servings\n\n      2 c  Flour\n\n  Bake.\n\nMMMMM\n',
      'notes/readme.txt': 'These are mine.\n',
    }),
  )
  expect(found.map(({ where, title }) => [where, title])).toEqual([
    ['cook/soups/tea.cook', 'Tea'],
    ['old/box.csv', 'Milk'],
    ['old/mm/all.mmf', 'Cake'],
    ['notes/readme.txt', null],
  ])
  expect(found.at(-1)).toMatchObject({ problem: 'no_recipe' })
  expect(await bring(await zipOf({ 'readme.txt': 'These are mine.' }))).toEqual([])
})
