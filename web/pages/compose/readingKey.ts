/** The same words with and without a recipe are two readings. */
export function readingKey({ text, recipe }: Line): string {
  return recipe ? `${text.trim()}\n${recipe.id}` : text.trim()
}

interface Line {
  text: string
  recipe?: { id: string } | undefined
}
