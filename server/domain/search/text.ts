import { words } from './words.ts'

/** The words by which a recipe is found: of its title and of its ingredient lines. */
export function searchText(recipe: {
  title: string
  ingredients: readonly { text: string }[]
}): string {
  const all = [recipe.title, ...recipe.ingredients.map((one) => one.text)].flatMap(words)
  return [...new Set(all)].join(' ')
}
