import { gzipSync } from 'node:zlib'
import { writeZip, type ZipFile } from '../../server/archives/zip/write.ts'
import { twoColours } from './pictures.ts'

/** Files as other programs write them, with dishes of our own in them. */

export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const entries: ZipFile[] = Object.entries(files).map(([name, content]) => ({
    name,
    content: typeof content === 'string' ? Buffer.from(content) : content,
    packed: typeof content !== 'string',
  }))
  return Buffer.concat(await Array.fromAsync(writeZip(entries)))
}

export function photo(): Promise<Buffer> {
  return twoColours(600, 300).jpeg().toBuffer()
}

export function paprikaRecipe(over: Record<string, unknown> = {}) {
  return {
    uid: '4B1D7A90-5E0B-4E0B-9C2F-0C0A5C1F7E11',
    hash: 'A1',
    name: 'Яблучний пиріг',
    description: 'Пиріг на щодень.',
    ingredients: 'Для тіста:\n200 г борошна\n100 г масла\n4 яблука',
    directions:
      'Розітріть масло з борошном.\n\nВикладіть **яблука**. [photo:1]\n\nПечіть 40 хвилин.',
    notes: 'Найкраще з кислими яблуками.',
    nutritional_info: '',
    servings: '8 шматків',
    prep_time: '20 хв',
    cook_time: '40 хв',
    total_time: '1 год',
    difficulty: '',
    rating: 5,
    source: 'Бабусин зошит',
    source_url: '',
    categories: ['Випічка', 'Осінь'],
    image_url: null,
    photo: 'pie.jpg',
    photo_data: null,
    photo_hash: null,
    photo_large: null,
    photos: [],
    created: '2024-09-01 10:00:00',
    ...over,
  }
}

/** A ZIP in which each recipe is JSON, packed once more by itself. */
export function paprikaArchive(...recipes: Record<string, unknown>[]): Promise<Buffer> {
  const files = recipes.map(
    (recipe, at) => [`Recipe ${at + 1}.paprikarecipe`, gzipSync(JSON.stringify(recipe))] as const,
  )
  return zipOf(Object.fromEntries(files))
}

const tandoorRecipe = {
  name: 'Сирники',
  description: 'Зі сметаною',
  keywords: [{ name: 'Сніданок', description: '' }],
  steps: [
    {
      name: 'Тісто',
      instruction: 'Змішайте {{ ingredients[0] }} з яйцем.\n\nСформуйте сирники.',
      ingredients: [
        {
          food: { name: 'сиру', ignore_shopping: false, supermarket_category: null },
          unit: { name: 'г', description: '' },
          amount: '500.0000000000000000',
          note: 'домашнього',
          order: 0,
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: 'яйце', ignore_shopping: false, supermarket_category: null },
          unit: null,
          amount: 1,
          note: '',
          order: 1,
          is_header: false,
          no_amount: false,
        },
      ],
      time: 0,
      order: 0,
      show_as_header: true,
    },
    {
      name: '',
      instruction: 'Смажте до золотавого.',
      ingredients: [
        {
          food: { name: 'олія', ignore_shopping: false, supermarket_category: null },
          unit: null,
          amount: 0,
          note: 'для смаження',
          order: 0,
          is_header: false,
          no_amount: true,
        },
      ],
      time: 15,
      order: 1,
      show_as_header: false,
    },
  ],
  working_time: 10,
  waiting_time: 15,
  internal: true,
  nutrition: null,
  servings: 3,
  servings_text: 'порції',
  source_url: 'https://recipes.example/syrnyky',
}

/** A ZIP of ZIPs: `recipe.json` and its image in each. */
export async function tandoorArchive(): Promise<Buffer> {
  const one = await zipOf({
    'recipe.json': JSON.stringify(tandoorRecipe),
    'image.jpg': await photo(),
  })
  const plain = { ...tandoorRecipe, name: 'Галушки', source_url: '' }
  const two = await zipOf({ 'recipe.json': JSON.stringify(plain) })
  return zipOf({ 'Сирники.zip': one, 'Галушки.zip': two })
}

const mealieLine = {
  title: null,
  unit: null,
  food: null,
  quantity: 1,
  note: '',
  is_food: false,
  disable_amount: true,
  display: '',
  original_text: null,
  reference_id: 'a6f0',
}

/** What "export recipes" of Mealie gives: a folder a recipe. */
export async function mealieArchive(): Promise<Buffer> {
  const recipe = {
    id: '0d7f9c4e-6d7a-4f52-9f0e-1f2a3b4c5d6e',
    slug: 'lentil-soup',
    name: 'Lentil soup',
    recipe_yield: '4 bowls',
    prep_time: '10 minutes',
    perform_time: '30 minutes',
    total_time: '40 minutes',
    description: 'A soup for a wet evening.',
    recipe_category: [{ id: 'c1', name: 'Soups', slug: 'soups' }],
    tags: [{ id: 't1', name: 'Vegan', slug: 'vegan' }],
    org_url: 'https://recipes.example/lentil-soup',
    recipe_ingredient: [
      {
        ...mealieLine,
        title: 'For the soup',
        quantity: 1.5,
        unit: { name: 'cup', plural_name: 'cups', abbreviation: '', use_abbreviation: false },
        food: { name: 'red lentils' },
        note: 'rinsed',
        is_food: true,
        disable_amount: false,
        display: '1 ¹/₂ cups red lentils rinsed',
      },
      { ...mealieLine, note: '1 onion, chopped', display: '1 onion, chopped' },
    ],
    recipe_instructions: [
      {
        id: 's1',
        title: 'Base',
        summary: '',
        text: 'Fry the **onion**.',
        ingredient_references: [],
      },
      {
        id: 's2',
        title: '',
        summary: '',
        text: 'Add the lentils and simmer.',
        ingredient_references: [],
      },
    ],
    notes: [{ title: 'Later', text: 'It freezes well.' }],
    settings: { public: true },
  }
  return zipOf({
    'recipes/lentil-soup/lentil-soup.json': JSON.stringify(recipe),
    'recipes/lentil-soup/images/original.webp': await twoColours(600, 300).webp().toBuffer(),
    'recipes/lentil-soup/images/min-original.webp': await twoColours(60, 30).webp().toBuffer(),
  })
}

/** A whole backup of Mealie: its tables, and the folders of its recipes. */
export async function mealieBackup(): Promise<Buffer> {
  const id = '0d7f9c4e6d7a4f529f0e1f2a3b4c5d6e'
  const tables = {
    alembic_version: [{ version_num: 'x' }],
    recipes: [
      {
        id,
        slug: 'kulish',
        name: 'Куліш',
        description: '',
        recipe_yield: '',
        recipe_servings: 6,
        prep_time: null,
        perform_time: '45 хв',
        total_time: null,
        org_url: null,
      },
    ],
    recipes_ingredients: [
      {
        recipe_id: id,
        position: 1,
        title: '',
        note: 'сіль за смаком',
        quantity: 0,
        unit_id: null,
        food_id: null,
        original_text: null,
      },
      {
        recipe_id: id,
        position: 0,
        title: '',
        note: '',
        quantity: 0.5,
        unit_id: 'u1',
        food_id: 'f1',
        original_text: null,
      },
    ],
    ingredient_units: [{ id: 'u1', name: 'склянка', plural_name: 'склянки', use_abbreviation: 0 }],
    ingredient_foods: [{ id: 'f1', name: 'пшоно', plural_name: null }],
    recipe_instructions: [
      { recipe_id: id, position: 1, title: '', text: 'Додайте засмажку.' },
      { recipe_id: id, position: 0, title: '', text: 'Зваріть пшоно.' },
    ],
    notes: [],
    categories: [{ id: 'c1', name: 'Козацьке' }],
    recipes_to_categories: [{ recipe_id: id, category_id: 'c1' }],
    tags: [],
    recipes_to_tags: [],
    recipe_nutrition: [],
  }
  const dashed = '0d7f9c4e-6d7a-4f52-9f0e-1f2a3b4c5d6e'
  return zipOf({
    'database.json': JSON.stringify(tables),
    'data/.secret': 'nothing of ours',
    [`data/recipes/${dashed}/images/original.webp`]: await twoColours(600, 300).webp().toBuffer(),
  })
}

/** RecipeSage: a list in which a part of a dish is a line in brackets, or an empty section. */
export const recipeSageList = [
  {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: 'f2b6c1de-6f0f-4c8e-bb0e-0f0e0d0c0b0a',
    datePublished: '2024-03-01T10:00:00.000Z',
    description: '',
    image: [],
    name: 'Onion pie',
    prepTime: 'PT25M',
    recipeIngredient: ['[Pastry]', '250 g flour', '125 g butter', '[Filling]', '5 onions'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Pastry' },
      { '@type': 'HowToStep', text: 'Rub the butter into the flour.' },
      { '@type': 'HowToSection', text: '[Filling]' },
      { '@type': 'HowToStep', text: 'Soften the onions.' },
    ],
    recipeYield: '6 slices',
    totalTime: 'PT1H25M',
    recipeCategory: ['pies'],
    creditText: 'Aunt Mary',
    isBasedOn: 'https://recipes.example/onion-pie',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Serve it warm.' }],
  },
]

/** Nextcloud Cookbook: folders with `recipe.json` and pictures beside it. */
export async function nextcloudArchive(): Promise<Buffer> {
  const recipe = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    id: '12',
    name: 'Банош',
    description: '',
    url: '',
    image: '/srv/files/Recipes/Банош/full.jpg',
    prepTime: 'PT0H10M',
    cookTime: 'PT0H30M',
    recipeYield: 2,
    recipeCategory: 'Гуцульська кухня',
    keywords: 'кукурудза,бринза',
    recipeIngredient: ['200 г кукурудзяної крупи', '100 г бринзи'],
    recipeInstructions: ['Зваріть крупу.', 'Покришіть бринзу.'],
  }
  return zipOf({
    'Recipes/Банош/recipe.json': JSON.stringify(recipe),
    'Recipes/Банош/full.jpg': await photo(),
    'Recipes/Банош/thumb.jpg': await twoColours(100, 50).jpeg().toBuffer(),
  })
}
