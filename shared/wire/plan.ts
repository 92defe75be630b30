import { z } from 'zod'

export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealSlot = (typeof mealSlots)[number]

/** A day as people write it down, without a time or a zone. */
export const day = z.iso.date().refine((text) => text >= '1900-01-01' && text < '2200-01-01')

export interface PlanEntryView {
  id: string
  date: string
  slot: MealSlot
  title: string
  note: string
  servings: number
  /** null for a note, and for a dish whose recipe is gone or is another person's. */
  recipeId: string | null
  cookedAt: number | null
}
