import { gzipSync } from 'node:zlib'
import { zipOf } from './zip.ts'

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
