import { z } from 'zod'
import { mealSlots } from '../meals.ts'
import { idInput } from './ids.ts'
import { day } from './plan.ts'

/** Of a planned dish, on another day; with `more` it is cooked for both meals. */
export const planLeftoversInput = z.object({
  id: idInput,
  date: day,
  slot: z.enum(mealSlots),
  more: z.boolean().default(false),
})
export type PlanLeftovers = z.infer<typeof planLeftoversInput>
