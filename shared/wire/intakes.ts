import { z } from 'zod'
import type { HouseholdSize } from './household.ts'
import { idInput } from './ids.ts'

export const mostFoundRecipes = 5000

export const intakeIdInput = z.object({ id: idInput })
export const intakeBegin = z.object({
  id: idInput,
  positions: z.array(z.number().int().min(0)).max(mostFoundRecipes),
  asDrafts: z.boolean(),
  household: z.boolean().default(false),
  /** Whose plan and lists they become; the kitchen that is shown, unless one is named. */
  kitchenId: idInput.optional(),
})

/** Why something that stood in a file was not taken. */
export type IntakeProblem =
  | 'unreadable'
  | 'too_deep'
  | 'no_name'
  | 'nothing_to_cook'
  | 'broken'
  | 'encrypted'
  | 'unpacks'
  | 'too_many'
  | 'internal'
  /** A recipe came, or will come, without its photo. */
  | `photo_${PhotoWhy}`
  /** It was found and can be taken; only some of what it said has no place here. */
  | 'fields_lost'
  /** A collection of another program, which this one has nothing like. */
  | 'no_place'
  /** It was liked or followed elsewhere, and this feed does not have it. */
  | 'not_here'
  /** What somebody said in another feed: here they say it themselves, if they like. */
  | 'said_there'
  /** A list of that name stands here already, and says something else. */
  | 'list_here'
  /** A list, a kitchen or an eater more than there may be. */
  | 'no_room'
  /** What the house that wrote the file had, and the file has no room for. */
  | 'not_in_file'
  /** A file beside the recipes, such as a shopping list. */
  | 'no_recipe'
  /** What the file holds besides its recipes, and nothing here was made for. */
  | 'besides'

/** What other programs keep of a recipe and this one does not. */
export const lostFields = ['files', 'feed'] as const
export type LostField = (typeof lostFields)[number]

/** A field that nothing here was made for, as the other program calls it, and the beginning of what it said. */
export interface LeftField {
  name: string
  said: string
}

/** `found` waits for a yes; `chosen` waits for its turn; `left` was unticked. */
export type FoundState = 'found' | 'chosen' | 'left' | 'taken' | 'failed'

export interface FoundRecipe {
  position: number
  title: string
  lines: number
  steps: number
  /** The person has it already, or it stood in these files before. */
  known: boolean
  photo: boolean
  state: FoundState
  recipeId: string | null
  /** It was taken, but its photo could not be. */
  photoLeft: PhotoWhy | null
}

/** Why not: it is none, or too large; it is nowhere to be fetched; there were too many in an hour. */
export type PhotoWhy = 'unreadable' | 'away' | 'limit'

/** Photos of a file whose recipes were taken: they come by themselves. */
export interface IntakePhotos {
  all: number
  waiting: number
}

export interface IntakeTrouble {
  /** The file, and where in it. */
  where: string
  title: string | null
  problem: IntakeProblem
  /** With `fields_lost`: which. */
  fields?: readonly LostField[]
  left?: readonly LeftField[]
}

/** What was found in somebody's files and what became of it. It is kept for an hour. */
export interface Intake {
  id: string
  status: 'found' | 'taking' | 'done'
  asDrafts: boolean
  recipes: FoundRecipe[]
  troubles: IntakeTrouble[]
  /** Of how many nobody says for how many they are. */
  servingsUnsaid: number
  /** A plan, lists and people that came along; null where there is none. */
  household: HouseholdSize | null
  /** Of the recipes that were taken. */
  photosToDraw: number
  /** Troubles that are only counted. */
  moreTroubles: number
}

export interface IntakeStep {
  done: boolean
  left: number
}
