import { z } from 'zod'
import type { PerVolume } from '../food/amounts/metric.ts'
import type { ParsedLine } from '../food/line/types.ts'
import type { NutritionFound } from '../food/nutrition/nutrition.ts'
import type { FoodName } from '../food/write/counted.ts'
import { type WrittenLanguage, writtenLanguages } from '../language/written.ts'
import { usualServings } from '../servings.ts'
import { chipIds } from './chip-ids.ts'
import { idInput, linkTokenInput } from './ids.ts'
import { detailsInput, type RecipeDetails } from './recipe-details.ts'
import type { FoundQuestion } from './search.ts'
import { filled, filledLine, line, searchText, text } from './text.ts'

const minutes = z.number().int().min(0).max(100_000)

export const ingredientInput = z.object({
  text: filledLine(300),
  /** Another recipe, of which the line takes a part; null for a line that took one and is words alone now. */
  recipeId: idInput.nullish(),
})
export const stepInput = z.object({
  text: filled(4000),
  minutes: minutes.nullish(),
  /** The name of the part of the method that begins with this step. */
  part: filledLine(100).nullish(),
})

export const recipeInput = z.object({
  title: filledLine(200),
  description: text(4000).default(''),
  language: z.enum(writtenLanguages).optional(),
  // Null is what an import gives where nobody said for how many it is.
  servings: z
    .number()
    .int()
    .min(1)
    .max(500)
    .nullish()
    .transform((said) => said ?? usualServings),
  prepMinutes: minutes.nullish(),
  cookMinutes: minutes.nullish(),
  status: z.enum(['draft', 'ready']).default('ready'),
  tags: z.array(filledLine(40)).max(30).default([]),
  ingredients: z.array(ingredientInput).max(200).default([]),
  steps: z.array(stepInput).max(100).default([]),
  photoId: z.string().max(60).nullish(),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish(),
  /** Who wrote it where it was read. */
  sourceAuthor: line(120).nullish(),
  ...detailsInput,
})
export type RecipeInput = z.infer<typeof recipeInput>

/** An update names the version it was made from; fields left out stay as they are. */
export const recipeUpdate = z.object({
  id: idInput,
  version: z.number().int(),
  title: recipeInput.shape.title.optional(),
  description: text(4000).optional(),
  language: z.enum(writtenLanguages).optional(),
  servings: z.number().int().min(1).max(500).optional(),
  prepMinutes: minutes.nullish(),
  cookMinutes: minutes.nullish(),
  status: z.enum(['draft', 'ready']).optional(),
  tags: z.array(filledLine(40)).max(30).optional(),
  ingredients: z.array(ingredientInput).max(200).optional(),
  steps: z.array(stepInput).max(100).optional(),
  photoId: z.string().max(60).nullish(),
  sourceUrl: recipeInput.shape.sourceUrl,
  sourceAuthor: recipeInput.shape.sourceAuthor,
  ...detailsInput,
})
export type RecipeUpdate = z.infer<typeof recipeUpdate>

/** What an import understood: the values that the composer opens with. Nothing is saved yet. */
export type RecipeDraft = Omit<RecipeInput, 'servings'> & {
  /** Null where the page does not say for how many it is. */
  servings: number | null
  photo: Photo | null
  morePhotos?: Photo[]
}

/** One's own, or the ready ones of everybody in the kitchen. */
const of = z.enum(['mine', 'kitchen']).default('mine')

export const recipeTagsInput = z.object({ of })

export const recipeListInput = z.object({
  of,
  q: searchText.optional(),
  dropped: chipIds,
  settled: chipIds,
  tag: text(40).optional(),
  /** Of all that one may read, what stands in this collection. */
  cookbook: idInput.optional(),
  status: z.enum(['draft', 'ready']).optional(),
  sort: z.enum(['changed', 'title', 'cooked']).default('changed'),
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(100).default(30),
})

/** The question that was asked of the feed. */
export const ownMatchesInput = z.object({ q: searchText, dropped: chipIds, settled: chipIds })
export type OwnMatchesInput = z.infer<typeof ownMatchesInput>

/** How many of one's own meet it, and where they stand. */
export interface OwnMatches {
  of: 'mine' | 'kitchen'
  count: number
  /** There are more than were counted. */
  more: boolean
}

/** What one person thinks of a dish; nobody else is told. */
export interface Opinion {
  rating: number | null
  note: string
}

export const opinionInput = z.object({
  id: idInput,
  rating: z.number().int().min(1).max(5).nullish(),
  note: text(4000).optional(),
})

export const recipeIdInput = z.object({ id: idInput })
export const recipeKeyInput = z.object({ key: linkTokenInput })
export const copyInput = z.object({ publicationId: idInput })
export const importUrlInput = z.object({ url: z.string().max(2000) })
export const importTextInput = z.object({ text: z.string().max(100_000) })

/** One line of a recipe: as its author typed it, and what was understood of it. */
export type Ingredient = ParsedLine

export interface Step {
  text: string
  minutes: number | null
  /** The name of the part of the method that begins here. */
  part?: string | undefined
}

export interface Photo {
  id: string
  small: string
  medium: string
  large: string
}

export interface RecipeCard {
  id: string
  /** Who else of the kitchen wrote it, and alone may change it; null for one's own. */
  author: string | null
  title: string
  status: 'draft' | 'ready'
  servings: number
  cookMinutes: number | null
  totalMinutes: number | null
  tags: string[]
  photo: Photo | null
  publicationId: string | null
  lastCookedAt: number | null
  updatedAt: number
}

export interface Recipe extends RecipeCard, RecipeDetails {
  version: number
  /** One's own, or one whose author lets the kitchen change it. */
  mayEdit: boolean
  /** Its author lets everybody of the reader's kitchen change it. */
  kitchenEdits: boolean
  /** Who saved it last, where that was somebody else. */
  changedBy: string | null
  /** That is what a file says, which may name anybody. */
  changedByFile: boolean
  /** Others have changed it since its author last said what the feed shows. */
  feedBehind: boolean
  description: string
  language: WrittenLanguage
  prepMinutes: number | null
  ingredients: Ingredient[]
  steps: Step[]
  /** Besides the one on its card. */
  morePhotos: Photo[]
  /** Why the operator took it out of the feed, if they did. */
  hiddenBecause: string | null
  sourceUrl: string | null
  sourceAuthor: string | null
  copiedFrom: { publicationId: string | null; author: string; title: string } | null
  estimatedPrice: number
  pricePerServing: number
  currency: string
  createdAt: number
}

/** What is understood of a recipe's lines and steps. */
export interface DerivedFacts {
  /** Each step with the places of the lines that it uses. */
  steps: (Step & { ingredients: number[] })[]
  diets: string[]
  allergens: string[]
  /** What composed foods ordinarily contain by their labels. */
  allergensOrdinary: string[]
  /** All that is neither named nor known to be absent. */
  allergensMayContain: string[]
  /** False when anything is left open. */
  allergensComplete: boolean
  /** Foods that steps name and no line has: of what they hold nobody knows. */
  onlyInSteps: string[]
  /** The lines that do not say how much: neither the price nor the nutrition has them in it. */
  unmeasured: string[]
  nutrition: NutritionFound
  /** For each line what its foods are called in a table; null where the form is not sure. */
  names: (FoodName | null)[][]
  /** Likewise what spoons and cups of them come to; null where the food is not known. */
  perVolume: (PerVolume | null)[][]
}

/** A recipe as those who cook from it read it. */
export type RecipeView = Omit<Recipe, 'steps'> &
  DerivedFacts & {
    /** Its author has deleted it, and it is read only where a plan still holds it. */
    removed: boolean
    opinion: Opinion
    /** With what it takes of other recipes written out; absent where it takes nothing. */
    whole?: WholeDish
  }

export type WholeDish = Pick<Recipe, 'ingredients'> &
  Pick<DerivedFacts, 'steps' | 'names' | 'perVolume'>

/** A recipe that its author has given a link to. */
export interface OpenShare {
  id: string
  title: string
  openedAt: number
}

/** A recipe as whoever was sent its link reads it. */
export type SharedRecipe = RecipeDetails &
  DerivedFacts &
  Pick<
    Recipe,
    | 'title'
    | 'description'
    | 'language'
    | 'servings'
    | 'cookMinutes'
    | 'totalMinutes'
    | 'tags'
    | 'ingredients'
    | 'pricePerServing'
    | 'currency'
  > & { author: string; photoUrl: string | null; morePhotoUrls: string[] }

export interface RecipePage {
  items: RecipeCard[]
  nextCursor: string | null
}

/** What was found among one's own. */
export interface OwnPage extends RecipePage {
  /** How a question was understood; null when the words were looked for as they are. */
  question: OwnQuestion | null
}

export type OwnQuestion = Pick<FoundQuestion, 'chips' | 'relaxed' | 'taken'>
