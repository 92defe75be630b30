import { z } from 'zod'
import { mealSlots } from '../meals.ts'
import { idInput } from './ids.ts'
import { day } from './plan.ts'

export const trayAddInput = z.union([
  z.strictObject({ recipeId: idInput }),
  z.strictObject({ publicationId: idInput }),
])
export type TrayAdd = z.infer<typeof trayAddInput>
export const trayPlaceInput = z.object({ id: idInput, date: day, slot: z.enum(mealSlots) })
export const trayDishInput = z.object({ id: idInput })

/** A dish that waits for its day. */
export interface TrayDish {
  id: string
  recipeId: string
  title: string
  servings: number
  totalMinutes: number | null
  picture: { seed: string; photoUrl: string | null }
}
