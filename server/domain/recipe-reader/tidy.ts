import { isNode, type SchemaNode } from './schema.ts'

/** The words of schema.org that are read here; pages write them in any case. */
const words = [
  ...['@type', '@id', '@value', '@graph', 'name', 'headline', 'text', 'url', 'contentUrl', 'item'],
  ...['description', 'image', 'author', 'inLanguage', 'keywords', 'itemListElement', 'steps'],
  ...['recipeIngredient', 'recipeInstructions', 'recipeYield', 'recipeCategory', 'recipeCuisine'],
  ...['prepTime', 'cookTime', 'totalTime', 'timeRequired', 'performTime', 'isBasedOn'],
  ...['ingredients', 'ingredient', 'instructions', 'yield', 'photo', 'summary', 'fn', 'duration'],
  ...['tool', 'video', 'embedUrl'],
  ...[
    'amount',
    'quantity',
    'unit',
    'unitText',
    'value',
    'minValue',
    'isAccessibleForFree',
    'identifier',
  ],
]
const spelled = new Map(words.map((word) => [word.toLowerCase(), word]))

/** What older vocabularies (data-vocabulary.org, hRecipe) call the same things. */
const older: readonly (readonly [string, string])[] = [
  ['ingredients', 'recipeIngredient'],
  ['ingredient', 'recipeIngredient'],
  ['instructions', 'recipeInstructions'],
  ['yield', 'recipeYield'],
  ['photo', 'image'],
  ['summary', 'description'],
  ['fn', 'name'],
  ['headline', 'name'],
  ['duration', 'totalTime'],
]
const deepest = 12
/** One object may stand in another under several names, and so on down. */
const mostValues = 20_000

/** A recipe in the words of today, whatever the page wrote. */
export function tidyRecipe(node: SchemaNode): SchemaNode {
  const tidy = spelledRight(node, 0, { left: mostValues }) as Record<string, unknown>
  for (const [old, now] of older) {
    if (isEmpty(tidy[now]) && !isEmpty(tidy[old])) tidy[now] = tidy[old]
  }
  return tidy
}

function spelledRight(value: unknown, depth: number, room: { left: number }): unknown {
  room.left -= 1
  if (depth > deepest || room.left < 0) return null
  if (Array.isArray(value)) return value.map((one) => spelledRight(one, depth + 1, room))
  if (!isNode(value)) return value
  const tidy: Record<string, unknown> = Object.create(null)
  for (const [key, one] of Object.entries(value)) {
    const bare = key.startsWith('@') ? key : (key.split(/[/:]/).at(-1) ?? key)
    const name = spelled.get(bare.toLowerCase())
    // What is not read stays as it is. The right spelling wins over another of the same page.
    if (name === undefined) tidy[key] = one
    else if (tidy[name] === undefined || name === key) {
      tidy[name] = spelledRight(one, depth + 1, room)
    }
  }
  return tidy
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  return value === undefined || value === null || (typeof value === 'string' && !value.trim())
}
