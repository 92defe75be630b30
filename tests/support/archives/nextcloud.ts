import { twoColours } from '../pictures.ts'
import { photo, zipOf } from './zip.ts'

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
