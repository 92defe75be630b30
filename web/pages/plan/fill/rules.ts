import type { Diet } from '../../../../shared/food/diet-table.ts'
import type { MealSlot } from '../../../../shared/meals.ts'

/** What a person says before the week is made. */
export interface Rules {
  slots: MealSlot[]
  servings?: number
  diets: Diet[]
  maxMinutes?: number
  /** In minor units. */
  budget?: number
  /** No dish again within so many weeks. */
  weeksApart?: number
}

/** The diets that a guest is asked about; the rest are said in the settings of the kitchen. */
export const askedDiets = [
  'vegetarian',
  'vegan',
  'lenten',
  'gluten-free',
  'dairy-free',
  'nut-free',
] as const

export const times = [30, 60] as const

/** As many as the server keeps dishes apart when nobody says. */
export const usualWeeksApart = 2
export const weeksApart = [1, usualWeeksApart, 4] as const
