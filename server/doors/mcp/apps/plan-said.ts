import type { MealSlot } from '../../../../shared/meals.ts'

/** What a program asked for in its own words: shown where it may read neither the plan nor the recipes. */
export interface PlanSaid {
  kind: 'plan_said'
  entries: { date: string; slot: MealSlot; servings?: number; note?: string }[]
}
