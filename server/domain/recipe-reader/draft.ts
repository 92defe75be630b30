import { languageOfRecipe } from '../../../shared/language/of-text.ts'
import { type RecipeInput, recipeInput } from '../../../shared/wire/recipes.ts'
import { minutesOf } from './durations.ts'
import { imagesOf } from './images.ts'
import { stepsOf } from './instructions.ts'
import { lineText, plainText } from './plain-text.ts'
import { type FoundRecipe, listOf, type SchemaNode } from './schema.ts'
import { servingsOf } from './servings.ts'

export interface ImportedRecipe {
  recipe: RecipeInput
  /** Addresses of its pictures, the best first. */
  images: string[]
}

/** What the composer opens with, made from a schema.org Recipe; null when there is nothing to cook. */
export function draftOf({ node, resolve }: FoundRecipe, pageUrl: string): ImportedRecipe | null {
  const title = lineText(node['name'] ?? node['headline'], 200)
  const ingredients = ingredientsOf(node)
  const steps = stepsOf(node['recipeInstructions']).slice(0, 100)
  if (title === '' || (ingredients.length === 0 && steps.length === 0)) return null
  const written = {
    title,
    description: plainText(node['description'], 4000),
    ingredients: ingredients.map((text) => ({ text })),
    steps,
  }
  const draft = recipeInput.safeParse({
    ...written,
    language: languageOfRecipe(written) ?? undefined,
    servings: servingsOf(node['recipeYield'] ?? node['yield']) ?? 4,
    ...timesOf(node),
    tags: tagsOf(node),
    sourceUrl: pageUrl.length <= 2000 ? pageUrl : null,
  })
  return draft.success ? { recipe: draft.data, images: imagesOf(node, resolve, pageUrl) } : null
}

function ingredientsOf(node: SchemaNode): string[] {
  return listOf(node['recipeIngredient'] ?? node['ingredients'])
    .flatMap((one) => plainText(one, 20_000).split('\n'))
    .map((line) => lineText(line, 300).replace(/^[-–—•*·▢□]\s*/u, ''))
    .filter(Boolean)
    .slice(0, 200)
}

/** Where only the whole is said, what is not preparation is cooking. */
function timesOf(node: SchemaNode) {
  const prepMinutes = minutesOf(node['prepTime'])
  const total = minutesOf(node['totalTime'])
  const rest = total === null ? null : Math.max(0, total - (prepMinutes ?? 0))
  return { prepMinutes, cookMinutes: minutesOf(node['cookTime']) ?? (rest || null) }
}

function tagsOf(node: SchemaNode): string[] {
  const words = ['recipeCategory', 'recipeCuisine', 'keywords']
    .flatMap((name) => listOf(node[name]))
    .flatMap((one) => lineText(one, 400).split(/[,;|]/))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word.length <= 40)
  return [...new Set(words)].slice(0, 10)
}
