import { twoColours } from '../pictures.ts'
import { zipOf } from './zip.ts'

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
