import type { Diet } from '../../../../shared/food/diet-table.ts'
import type { MealSlot } from '../../../../shared/meals.ts'

/** What a person says before the week is made. */
export interface Rules {
  slots: MealSlot[]
  servings?: number
  /** Who of the kitchen eats along; everybody without it. */
  eaters?: string[]
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

/** With somebody at the table or without them, and so for other portions; a week for nobody is no week. */
export function eatingChanged(
  rules: Rules,
  members: readonly { id: string }[],
  id: string,
): { eaters?: string[] | undefined; servings?: undefined } {
  const eats = (one: string) => rules.eaters?.includes(one) ?? true
  const chosen = members.flatMap((one) => ((one.id === id) !== eats(one.id) ? [one.id] : []))
  if (chosen.length === 0) return {}
  return { eaters: chosen.length === members.length ? undefined : chosen, servings: undefined }
}
