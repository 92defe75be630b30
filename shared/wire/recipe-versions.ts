import { z } from 'zod'
import { idInput } from './ids.ts'
import type { RecipeInput } from './recipes.ts'

/** So many versions of a recipe are kept; the oldest goes first. */
export const mostVersions = 50

/** What one person saves with no longer pause than this is one version. */
export const versionPauseMinutes = 10

export const letEditInput = z.object({ id: idInput, allowed: z.boolean() })
export const versionInput = z.object({ id: idInput, number: z.number().int() })
export const takeBackInput = versionInput.extend({
  /** The version of the recipe that its reader has before them. */
  version: z.number().int(),
})

/** One thing that a version changed in the one before it. */
export type RecipeChange =
  | { what: 'title'; from: string; to: string }
  | { what: 'servings'; from: number; to: number }
  | { what: 'prep' | 'cook' | 'rest'; from: number | null; to: number | null }
  | { what: 'lineAdded' | 'lineRemoved' | 'stepAdded' | 'stepRemoved'; text: string }
  | { what: 'lineChanged' | 'stepChanged'; from: string; to: string }
  | { what: 'tagAdded' | 'tagRemoved'; text: string }
  | { what: ChangedField }

/** What has changed as a whole. */
export type ChangedField =
  | 'linesMoved'
  | 'stepsMoved'
  | 'stepTimes'
  | 'description'
  | 'notes'
  | 'photos'
  | 'source'
  | 'yield'
  | 'equipment'
  | 'video'

export interface RecipeVersion {
  number: number
  /** Who saved it; null for whoever has no account any more. */
  by: string | null
  /** That is what a file says, which may name anybody. */
  byFile: boolean
  self: boolean
  savedAt: number
  /** The recipe is as this one says. */
  current: boolean
  /** When the version had been saved that was taken back here. */
  takenBack: number | null
  /** Null for the oldest that is known. */
  changes: RecipeChange[] | null
}

export interface RecipeVersions {
  title: string
  /** The recipe's own, to be named when one is taken back. */
  version: number
  items: RecipeVersion[]
}

/** A version as it was. */
export interface RecipeVersionView extends Omit<RecipeVersion, 'changes'> {
  content: VersionContent
  photoUrl: string | null
}

/** All that a person has written of a recipe. */
export type VersionContent = Omit<RecipeInput, 'status'>
