import { z } from 'zod'
import type { Nutrition } from '../food/nutrition/nutrition.ts'
import { type MealSlot, mealSlots, type PlanKind, plainKinds } from '../meals.ts'
import { idInput } from './ids.ts'
import { filled, text } from './text.ts'

/** A day as people write it down, without a time or a zone. */
export const day = z.iso.date().refine((text) => text >= '1900-01-01' && text < '2200-01-01')

export const servings = z.number().int().min(1).max(500)
const place = { date: day, slot: z.enum(mealSlots) }

export const planWeekInput = z.object({ date: day.optional() })

/** A recipe of the kitchen's, one from the feed, or words. Without servings it is for those who eat in the kitchen. */
export const planAddInput = z.union([
  z.strictObject({ ...place, recipeId: idInput, servings: servings.optional() }),
  z.strictObject({ ...place, publicationId: idInput, servings: servings.optional() }),
  z.strictObject({ ...place, kind: z.enum(plainKinds), title: filled(200) }),
])
export type PlanAdd = z.infer<typeof planAddInput>

/** Only the fields that are given change, so that two people may change one entry at once. */
export const planChangeInput = z.object({
  id: idInput,
  date: day.optional(),
  slot: z.enum(mealSlots).optional(),
  servings: servings.optional(),
  note: text(500).optional(),
  /** For these members; for everybody again with null. The servings follow, unless they are said. */
  eaters: z.array(idInput).min(1).max(50).nullable().optional(),
})
export type PlanChange = z.infer<typeof planChangeInput>

export const planCopyInput = z.object({ id: idInput, ...place })
/** Seven days from this one on, for so many at the table. */
export const planSampleInput = z.object({ from: day, servings })
export type PlanSample = z.infer<typeof planSampleInput>
export interface PlanSampled {
  dinners: number
  breakfasts: number
  from: string
  to: string
}

const cleared = z.array(idInput).max(500)
/** What went with the sample week, so that it can be put back. */
export const clearedSampleInput = z.object({
  entryIds: cleared,
  recipeIds: cleared,
  lineIds: cleared,
})
export type ClearedSample = z.infer<typeof clearedSampleInput>

export const planEntryInput = z.object({ id: idInput })
export const planCookInput = z.object({ id: idInput, cooked: z.boolean() })

/** A dish that was just cooked, on this day and for this meal where the person is. */
export const planCookDishInput = z.union([
  z.strictObject({ ...place, recipeId: idInput, servings }),
  z.strictObject({ ...place, publicationId: idInput, servings }),
])
export type PlanCookDish = z.infer<typeof planCookDishInput>

/** Where it stands in the plan now. */
export interface CookedDish {
  id: string
  date: string
  slot: MealSlot
  /** It was planned; if not, it was added today as cooked. */
  planned: boolean
  /** The recipe that was kept for it, which goes again with an undo. */
  keptRecipeId: string | null
}

export interface PlanEntryView {
  id: string
  date: string
  slot: MealSlot
  title: string
  note: string
  servings: number
  /** null for a note, and for a dish whose recipe is gone or is not the reader's to open. */
  recipeId: string | null
  cookedAt: number | null
}

/** An entry as the plan's page draws it. */
export interface PlanEntryCard extends PlanEntryView {
  kind: PlanKind
  /** From beginning to end; null for words, and where the recipe does not say. */
  totalMinutes: number | null
  /** Of the sample week, and nobody has changed it. */
  sample: boolean
  /** The members that it is for; null for everybody. */
  eaters: string[] | null
  /** By what it comes again; null when it does not. */
  repeat: { weekdays: number[]; everyWeeks: number; until: string | null } | null
  /** null for words, and when the recipe is gone. */
  picture: { seed: string; photoUrl: string | null } | null
}

/** One serving of every dish of a day. */
export interface DayNutrition {
  date: string
  /** null where too little of it could be counted to say. */
  perServing: Nutrition | null
  /** The part of the day's weight that was counted; null where a dish has no recipe to weigh. */
  counted: number | null
  approximate: boolean
  /** Dishes that are planned for fewer than eat in the kitchen: of each a share is counted. */
  forFewer: string[]
  /** Dishes without a recipe, and lines that were not counted, with their dish. */
  missing: string[]
}

export interface PlanWeek {
  /** Monday. */
  from: string
  /** Sunday. */
  to: string
  /** By whose clocks the kitchen has its days. */
  timeZone: string
  entries: PlanEntryCard[]
  /** Of the days that have dishes. */
  nutrition: DayNutrition[]
  /** What the week's dishes cost, in minor units; zero when nothing is planned. */
  price: number
  /** Dishes whose price is not known, and not in it. */
  unpriced: number
  currency: string
}
