import { z } from 'zod'
import { dietIds } from '../food/diet-table.ts'
import type { WrittenLanguage } from '../language/written.ts'
import { type MealSlot, mealSlots } from '../meals.ts'
import { idInput } from './ids.ts'
import { day, servings } from './plan.ts'

const place = { date: day, slot: z.enum(mealSlots) }
const dish = z.union([
  z.strictObject({ ...place, publicationId: idInput }),
  z.strictObject({ ...place, recipeId: idInput }),
])

const eaters = z.array(idInput).min(1).max(50).optional()

/** By which rules a week is filled. What the people of the kitchen do not eat is left out anyway. */
export const planFillInput = z.object({
  from: day,
  to: day,
  slots: z.array(z.enum(mealSlots)).min(1).max(4).default(['dinner']),
  /** For so many; without it for those who eat in the kitchen. */
  servings: servings.optional(),
  /** Who eats along this time; everybody of the kitchen where nobody says. */
  eaters,
  /** Beside those of the kitchen: for a guest, who has told nobody yet. */
  diets: z.array(z.enum(dietIds)).max(dietIds.length).default([]),
  /** For one dish, from beginning to end. */
  maxMinutes: z.number().int().min(1).max(100_000).optional(),
  /** For all of it, in minor units. */
  budget: z.number().int().min(1).max(2_000_000_000).optional(),
  /** What was planned or cooked so many weeks before, or will be after, does not come again. */
  weeksApart: z.number().int().min(0).max(12).default(2),
  /** What is at home has the better chances, and each dish says what it lacks. */
  fromHome: z.boolean().default(true),
  /** The same seed gives the same week. */
  seed: z.number().int().min(0).max(2_147_483_647).default(1),
  /** Dishes that stay where they are. */
  keep: z.array(dish).max(60).default([]),
  /** Publications and recipes that were turned down. */
  except: z.array(idInput).max(300).default([]),
})
export type PlanFill = z.infer<typeof planFillInput>

export const planAcceptInput = z.object({
  entries: z
    .array(
      z.union([
        z.strictObject({ ...place, publicationId: idInput, servings }),
        z.strictObject({ ...place, recipeId: idInput, servings }),
      ]),
    )
    .min(1)
    .max(60),
  eaters,
})
export type PlanAccept = z.infer<typeof planAcceptInput>

export type FillDish = { publicationId: string } | { recipeId: string }

/** A dish that would stand there; nothing is written until the person accepts it. */
export interface FillEntry {
  date: string
  slot: MealSlot
  dish: FillDish
  title: string
  /** What it is written in. */
  language: WrittenLanguage
  servings: number
  minutes: number | null
  /** Of all servings, in minor units; null when it is not known. */
  price: number | null
  picture: { seed: string; photoUrl: string | null }
  /** What of it is not at home; absent where nobody knows what is there. */
  missing?: string[]
}

/** What leaves places empty: with any of it left out, more of them would be filled. */
export interface Narrowed {
  /** People, each with their diets and what they do not eat, in the reader's words. */
  members: { id: string; name: string; diets: string[]; without: string[] }[]
  rules: FillRule[]
}
export type FillRule = 'diets' | 'time' | 'money' | 'apart'

export interface FillPreview {
  entries: FillEntry[]
  /** Places for which nothing fits the rules. */
  missing: { date: string; slot: MealSlot }[]
  /** Why, as far as it can be told. */
  narrowed: Narrowed
  /** What the dishes with a known price cost together. */
  total: number
  /** How many have none. */
  unpriced: number
  servings: number
  currency: string
}
