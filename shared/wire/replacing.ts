import { z } from 'zod'
import { idInput } from './ids.ts'
import type { Concern } from './members.ts'

export const replacedDishInput = z.union([
  z.strictObject({ recipeId: idInput }),
  z.strictObject({ publicationId: idInput }),
])
export type ReplacedDish = z.infer<typeof replacedDishInput>

/** A line as it stands in the recipe, and the food that is to be taken instead. */
const choices = z
  .array(z.object({ was: z.string().max(300), by: z.string().max(60) }))
  .min(1)
  .max(20)
export type ReplacingChoice = z.infer<typeof choices>[number]

export const replaceInput = z.object({ dish: replacedDishInput, choices })
export const planReplaceInput = z.object({ id: idInput, choices })
export const planReplaceBackInput = z.object({ id: idInput, recipeId: idInput, copyId: idInput })

/** A line that is not for somebody, and what each of those who eat may have instead, the closest first. */
export interface Replaceable {
  was: string
  food: string
  options: {
    by: string
    name: string
    /** The line as it would be. */
    text: string
    /** What it does to the dish. */
    effect: string
  }[]
}

export interface ReplacingView {
  lines: Replaceable[]
  /** Whom the dish does not suit even then, or of whom that is not known. */
  left: Concern[]
}

/** What the plan holds now, and what it held before, for taking it back. */
export interface PlanReplaced {
  copyId: string
  recipeId: string
  title: string
}
