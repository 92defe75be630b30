import { zipOf } from '../zip.ts'
import { image, type Shapes } from './shape.ts'

/** Programs that keep a whole household. */
export const households: Shapes = {
  'Norish, an archive': {
    file: async () =>
      zipOf({
        'manifest.json': JSON.stringify({
          ...{ format: 'norish-recipes', formatVersion: 1, exportedAt: '2026-05-01T10:00:00.000Z' },
          ...{ exporter: { name: 'Оля', origin: 'https://norish.example' }, recipeCount: 1 },
        }),
        '0f1e/recipe.json': JSON.stringify({
          ...{ name: 'Банош', description: 'З бринзою.', url: 'https://banosh.example/1' },
          ...{ notes: 'Мішати дерев’яною ложкою.', servings: 3, systemUsed: 'metric' },
          ...{ prepMinutes: 10, cookMinutes: 30, totalMinutes: 40, calories: 420 },
          ...{ fat: '22', carbs: '40', protein: '12', originCountry: 'UA' },
          ...{ originCountryName: 'Україна', originRegion: 'Гуцульщина', provenanceNote: null },
          ...{ categories: ['Dinner'], tags: [{ name: 'гори' }], cuisines: ['Українська'] },
          recipeIngredients: [
            line('кукурудзяна крупа', 200, 'g', 'metric', 0),
            line('cornmeal', 1, 'cup', 'us', 0),
            line('сметана', 400, 'ml', 'metric', 1),
            line('sour cream', 2, 'cups', 'us', 1),
          ],
          steps: [
            {
              ...{ step: 'Закип’ятіть сметану.', order: 0, systemUsed: 'metric' },
              ...{ images: [], stepIngredients: [{ ingredientOrder: 1, share: 1, order: 0 }] },
            },
            {
              ...{ step: 'Всипте крупу.', order: 1, systemUsed: 'metric' },
              ...{ images: [], stepIngredients: [] },
            },
          ],
          ...{ image: 'images/hero.jpg', images: [{ image: 'images/hero.jpg', order: 0 }] },
          ...{ videos: [], authorName: 'Оля', rating: 5, favorite: true },
        }),
        '0f1e/images/hero.jpg': await image(),
      }),
    is: {
      ...{ titles: ['Банош'], title: 'Банош', description: 'З бринзою.', servings: 3 },
      ...{ lines: ['200 g кукурудзяна крупа', '400 ml сметана'], servingsSaid: true },
      ...{ steps: ['Закип’ятіть сметану.', 'Всипте крупу.'], prepMinutes: 10, cookMinutes: 30 },
      ...{ tags: ['гори', 'dinner', 'українська', 'улюблене'], sourceAuthor: 'Оля', photos: 1 },
      ...{ sourceUrl: 'https://banosh.example/1', rating: 5, troubles: [] },
      notes:
        'Мішати дерев’яною ложкою.\n\nПоживність: Калорії: 420\nЖири: 22\nВуглеводи: 40\nБілки: 12',
      left: ['originCountry', 'originCountryName', 'originRegion'],
    },
  },
  'KitchenOwl, a whole household': {
    file: async () => ({
      ...{ name: 'Дім', language: 'uk', view_ordering: ['grocery', 'recipe'] },
      ...{ planner_feature: true, expenses_feature: true, member: ['olya'] },
      shoppinglists: ['Покупки'],
      recipes: [
        {
          ...{ name: 'Борщ', description: '1. Зваріть @буряк.\n2. Додайте @капуста_біла.' },
          ...{ time: 90, photo: 'a1b2.jpg', cook_time: 60, prep_time: 30, yields: 6 },
          ...{ source: 'https://borsch.example/1', tags: ['суп'] },
          items: [
            { name: 'буряк', description: '2', optional: false },
            { name: 'капуста біла', description: '300 г', optional: false },
            { name: 'сметана', description: '', optional: true },
          ],
        },
        {
          ...{ name: 'Чай', description: '', time: null, photo: null, cook_time: null },
          ...{ prep_time: null, yields: null, source: null, tags: [] },
          items: [{ name: 'чай', description: '1 ч. л.', optional: false }],
        },
      ],
      items: [
        { name: 'буряк', category: 'Овочі', icon: 'beet' },
        { name: 'сметана', category: 'Молочне' },
      ],
      expenses: [{ name: 'Ринок', amount: 120.5, date: 1, paid_by: 'olya', paid_for: [] }],
    }),
    is: {
      ...{ titles: ['Борщ', 'Чай'], title: 'Борщ', servings: 6, prepMinutes: 30, cookMinutes: 60 },
      ...{ lines: ['2 буряк', '300 г капуста біла', 'сметана (за бажанням)'], tags: ['суп'] },
      ...{
        steps: ['Зваріть буряк.', 'Додайте капуста біла.'],
        sourceUrl: 'https://borsch.example/1',
      },
      ...{ servingsSaid: true, left: [] },
    },
  },
  'Grocy, its tables': {
    file: async () => ({
      recipes: [
        {
          ...{
            id: 1,
            name: 'Борщ',
            description: '<p>Зваріть <b>буряк</b>.</p><p>Додайте капусту.</p>',
          },
          ...{ row_created_timestamp: '2024-03-01 10:00:00', picture_file_name: 'b.jpg' },
          ...{ base_servings: 6, desired_servings: 3, not_check_shoppinglist: 0, type: 'normal' },
          ...{ product_id: null, userfields: null },
        },
        {
          ...{
            id: 2,
            name: '2026-05-01',
            description: null,
            base_servings: 1,
            type: 'mealplan-day',
          },
          ...{ row_created_timestamp: '2026-05-01 10:00:00' },
        },
      ],
      recipes_pos: [
        {
          ...{ id: 1, recipe_id: 1, product_id: 5, amount: 2.0, note: null, qu_id: 1 },
          ...{ only_check_single_unit_in_stock: 0, ingredient_group: 'Основа' },
          ...{
            not_check_stock_fulfillment: 0,
            variable_amount: null,
            price_factor: 1.0,
            round_up: 0,
          },
        },
        {
          ...{ id: 2, recipe_id: 1, product_id: 6, amount: 0.3, note: 'дрібно', qu_id: 2 },
          ...{ only_check_single_unit_in_stock: 0, ingredient_group: 'Основа', price_factor: 1.0 },
        },
      ],
      recipes_nestings: [],
      products: [
        { id: 5, name: 'буряк', qu_id_stock: 1 },
        { id: 6, name: 'капуста', qu_id_stock: 2 },
      ],
      quantity_units: [
        { id: 1, name: 'шт', name_plural: 'шт' },
        { id: 2, name: 'кг', name_plural: 'кг' },
      ],
      meal_plan: [
        {
          id: 1,
          day: '2026-05-01',
          type: 'recipe',
          recipe_id: 1,
          recipe_servings: 3,
          section_id: -1,
        },
      ],
      shopping_lists: [{ id: 1, name: 'Базар' }],
      shopping_list: [{ id: 1, product_id: 5, amount: 2, shopping_list_id: 1, done: 0, qu_id: 1 }],
      stock: [],
    }),
    is: {
      ...{
        titles: ['Борщ'],
        title: 'Борщ',
        lines: ['Основа:', '2 шт буряк', '0,3 кг капуста, дрібно'],
      },
      ...{ steps: ['Зваріть буряк.', 'Додайте капусту.'], servings: 6, servingsSaid: true },
      ...{ createdAt: '2024-03-01T10:00:00.000Z', left: [], plan: [['Борщ', 3]] },
      lists: [['Базар', ['2 шт буряк']]],
    },
  },
}

function line(
  ingredientName: string,
  amount: number,
  unit: string,
  systemUsed: string,
  order: number,
) {
  return { ingredientId: null, ingredientName, amount, unit, systemUsed, order }
}
