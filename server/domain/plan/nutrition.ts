import { nutritionOfTable } from '../../../shared/food/nutrition/nutrition.ts'
import type { DayNutrition } from '../../../shared/wire/plan.ts'
import type { Ingredient } from '../../../shared/wire/recipes.ts'

/** A planned dish with its recipe's lines; null where there is no recipe to read. */
export interface DishEaten {
  date: string
  title: string
  servings: number | null
  ingredients: Ingredient[] | null
  /** For so many it is in the plan. */
  planned: number
}

/**
 * What somebody eats on each day, of so many at the table: one serving of every dish that is there for all of them,
 * and a share of what is there for fewer.
 */
export function nutritionOfDays(dishes: readonly DishEaten[], table: number): DayNutrition[] {
  return [...Map.groupBy(dishes, ({ date }) => date)].map(([date, eaten]) => ({
    date,
    ...nutritionOfDay(eaten, table),
  }))
}

function nutritionOfDay(eaten: readonly DishEaten[], table: number): Omit<DayNutrition, 'date'> {
  // Where nothing is there for all of them, only some are at home that day.
  const there = Math.min(table, Math.max(...eaten.map(({ planned }) => planned)))
  const dishOf = new Map<string, string>()
  const shares = eaten.map(({ title, servings, ingredients, planned }) => {
    for (const { text } of ingredients ?? []) dishOf.set(text, title)
    const share = Math.min(1, planned / there) / Math.max(1, servings ?? 1)
    return { lines: ingredients ?? [], share }
  })
  const unread = eaten.filter(({ ingredients }) => !ingredients?.length).map(({ title }) => title)
  const { perServing, counted, approximate, missing } = nutritionOfTable(shares)
  return {
    // Of a dish without a recipe not even the weight is known, so no share of the day can be.
    perServing: unread.length > 0 ? null : perServing,
    counted: unread.length > 0 ? null : counted,
    approximate,
    forFewer: eaten.filter(({ planned }) => planned < there).map(({ title }) => title),
    missing: [
      ...unread,
      ...missing.map((text) => (dishOf.has(text) ? `${dishOf.get(text)}: ${text}` : text)),
    ],
  }
}
