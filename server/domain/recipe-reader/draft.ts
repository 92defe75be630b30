import { type RecipeInput, recipeInput } from '../../../shared/wire/recipes.ts'
import { minutesOf } from './durations.ts'
import { imagesOf } from './images.ts'
import { ingredientsOf } from './ingredients.ts'
import { stepsOf } from './instructions.ts'
import { lineText, plainText } from './plain-text.ts'
import { toolsOf, videoOf, yieldTextOf } from './said-beside.ts'
import { authorOf } from './said-by.ts'
import { type FoundRecipe, listOf, type SchemaNode } from './schema.ts'
import { servingsOf } from './servings.ts'
import { writtenLanguage } from './written-language.ts'

export interface ImportedRecipe {
  recipe: RecipeInput
  /** Addresses of its pictures, the best first. */
  images: string[]
  /** False where the page does not say for how many it is. */
  servingsSaid: boolean
}

/** What the composer opens with, made from a schema.org Recipe; null when there is nothing to cook. */
export function draftOf({ node, resolve }: FoundRecipe, pageUrl: string): ImportedRecipe | null {
  const title = lineText(node['name'] ?? node['headline'], 200)
  const ingredients = ingredientsOf(node['recipeIngredient'] ?? node['ingredients'])
  const steps = stepsOf(node['recipeInstructions']).slice(0, 100)
  if (title === '' || (ingredients.length === 0 && steps.length === 0)) return null
  const servings = servingsOf(node['recipeYield'] ?? node['yield'])
  const written = {
    title,
    description: plainText(node['description'], 4000),
    ingredients: ingredients.map((text) => ({ text })),
    steps,
  }
  const draft = recipeInput.safeParse({
    ...written,
    language: writtenLanguage(written, node['inLanguage']) ?? undefined,
    servings: servings ?? undefined,
    ...timesOf(node),
    // What is not said is left out.
    yieldText: yieldTextOf(node['recipeYield'] ?? node['yield']) ?? undefined,
    equipment: toolsOf(node['tool']) ?? undefined,
    videoUrl: videoOf(node['video'], resolve) ?? undefined,
    tags: tagsOf(node),
    sourceUrl: pageUrl !== '' && pageUrl.length <= 2000 ? pageUrl : null,
    sourceAuthor: authorOf(node, resolve),
  })
  if (!draft.success) return null
  const images = imagesOf(node, resolve, pageUrl)
  return { recipe: draft.data, images, servingsSaid: servings !== null }
}

/** The stated whole stays whole: what is neither preparing nor cooking is waiting. */
function timesOf(node: SchemaNode) {
  const prep = minutesOf(node['prepTime'])
  const cook = minutesOf(node['cookTime'])
  const total = minutesOf(node['totalTime'])
  if (total === null || total === (prep ?? 0) + (cook ?? 0)) {
    return { prepMinutes: prep, cookMinutes: cook }
  }
  if (prep !== null && cook !== null && total > prep + cook) {
    return { prepMinutes: prep, cookMinutes: cook, restMinutes: total - prep - cook }
  }
  const before = Math.min(total, prep ?? 0)
  // Where less is said than its parts make up, they overlap.
  const prepMinutes = cook !== null && total < before + cook ? Math.max(0, total - cook) : before
  return { prepMinutes: prepMinutes || null, cookMinutes: total - prepMinutes || null }
}

function tagsOf(node: SchemaNode): string[] {
  const words = ['recipeCategory', 'recipeCuisine', 'keywords']
    .flatMap((name) => listOf(node[name]))
    .flatMap((one) => lineText(one, 400).split(/[,;|]/))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word.length <= 40)
  return [...new Set(words)].slice(0, 10)
}
