import { twoColours } from '../pictures.ts'
import { zipOf } from './zip.ts'

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
