import { z } from 'zod'
import type { WrittenLanguage } from '../language/written.ts'
import { idInput } from './ids.ts'
import { filledLine } from './text.ts'

const name = filledLine(60)
export const mostCookbooks = 100

/** A named collection of the kitchen's recipes. */
export interface Cookbook {
  id: string
  name: string
  /** Of those in it that the reader may read. */
  count: number
  /** Whether the dish that was asked about stands in it. */
  holds: boolean
}

/** A recipe of the kitchen's, or a dish of the feed: putting that in saves it first. */
const dish = {
  recipeId: idInput.optional(),
  publicationId: idInput.optional(),
}

/** As much as a browser still lays out at once. */
export const mostPrinted = 200

export interface CookbookPages {
  name: string
  /** There are more than are written out here. */
  more: boolean
  recipes: CookbookRecipe[]
}

export interface CookbookRecipe {
  id: string
  title: string
  /** Who else of the kitchen wrote it. */
  author: string | null
  description: string
  language: WrittenLanguage
  servings: number
  totalMinutes: number | null
  notes: string
  photoUrl: string | null
  lines: { text: string; heading: boolean }[]
  steps: { text: string; part: string | null }[]
}

export const cookbooksInput = z.object(dish)
export const cookbookAddInput = z.object({ name })
export const cookbookRenameInput = z.object({ id: idInput, name })
/** To that place among the others, counted from 0. */
export const cookbookMoveInput = z.object({ id: idInput, to: z.number().int().min(0).max(1000) })
export const cookbookIdInput = z.object({ id: idInput })
export const cookbookDishInput = z
  .object({ id: idInput, ...dish })
  .refine(
    ({ recipeId, publicationId }) => (recipeId === undefined) !== (publicationId === undefined),
  )
export type CookbookDish = z.infer<typeof cookbookDishInput>
