import { type RecipeInput, recipeInput } from '../../../../shared/wire/recipes.ts'
import { minutesOf } from '../../recipe-reader/durations.ts'
import { lineText } from '../../recipe-reader/plain-text.ts'
import { isNode, isOfType, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { type Reading, webAddress } from './reading.ts'

/** Everything that a person took along in the settings: their recipes among it. */
export function readOwnEverything(value: SchemaNode): Iterable<Reading> | null {
  if (typeof value['exportedAt'] !== 'string' || !Array.isArray(value['recipes'])) return null
  return value['recipes']
    .values()
    .filter(isNode)
    .filter((recipe) => recipe['removedAt'] == null)
    .map((recipe) => {
      const photo = recipe['photo']
      return reading(recipe, isNode(photo) ? [photo['large']] : [])
    })
}

/** A recipe of ours as schema.org: every field comes back as it was, where a page's would be guessed at. */
export function readOwnRecipe(value: SchemaNode): Reading[] | null {
  const { identifier, creativeWorkStatus: status } = value
  const own = typeof identifier === 'string' && /^rec_[0-9a-z]{26}$/.test(identifier)
  if (!own || !isOfType(value, 'Recipe') || typeof status !== 'string') return null
  const recipe = {
    title: value['name'],
    description: value['description'],
    language: value['inLanguage'],
    servings: value['recipeYield'],
    prepMinutes: minutesIn(value['prepTime']),
    cookMinutes: minutesIn(value['cookTime']),
    status: status === 'Draft' ? 'draft' : 'ready',
    tags: listOf(value['keywords']),
    ingredients: listOf(value['recipeIngredient']).map((text) => ({ text })),
    steps: listOf(value['recipeInstructions']).map((step) =>
      isNode(step) ? { text: step['text'], minutes: minutesIn(step['timeRequired']) } : step,
    ),
    sourceUrl: webAddress(value['isBasedOn']),
    sourceAuthor: isNode(value['author']) ? value['author']['name'] : null,
  }
  return [reading(recipe, listOf(value['image']))]
}

function reading(fields: Readonly<Record<string, unknown>>, images: readonly unknown[]): Reading {
  // A photo's id belongs to the account that it was made in.
  const parsed = recipeInput.safeParse({ ...fields, photoId: null })
  if (!parsed.success) {
    return { title: lineText(fields['title'], 200) || null, problem: 'unreadable' }
  }
  const recipe: RecipeInput = parsed.data
  return { recipe, images: images.filter((one) => typeof one === 'string'), lost: [] }
}

/** PT0M is a time too: nothing has to be prepared. */
function minutesIn(value: unknown): number | null {
  if (value === undefined) return null
  return value === 'PT0M' ? 0 : minutesOf(value)
}
