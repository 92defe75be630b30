import { z } from 'zod'
import { idInput } from './ids.ts'
import { text } from './text.ts'

/** Of one recipe, or of all. */
export const planHistoryInput = z.object({
  recipeId: idInput.optional(),
  limit: z.number().int().min(1).max(100).default(30),
  cursor: z.string().max(20).optional(),
})
export type PlanHistory = z.infer<typeof planHistoryInput>

export const cookNoteInput = z.object({ id: idInput, note: text(500) })

/** A dish on the day that it was cooked. */
export interface CookedEntry {
  id: string
  date: string
  title: string
  servings: number
  /** null where there is nothing for the reader to open. */
  recipeId: string | null
  /** What was remembered of that time. */
  note: string
  /** Who cooked it; null when nobody knows. */
  cook: string | null
  picture: { seed: string; photoUrl: string | null } | null
}

/** The last first. */
export interface CookedPage {
  entries: CookedEntry[]
  nextCursor: string | null
}
