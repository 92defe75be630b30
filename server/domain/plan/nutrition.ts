import { scaleLine } from '../../../shared/food/amounts/scale.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'
import type { DayNutrition } from '../../../shared/wire/plan.ts'
import type { Ingredient } from '../../../shared/wire/recipes.ts'

/** A planned dish with its recipe's lines; null where there is no recipe to read. */
export interface DishEaten {
  date: string
  title: string
  servings: number | null
  ingredients: Ingredient[] | null
}

/** What somebody eats on each day who has one serving of every dish planned for it. */
export function nutritionOfDays(dishes: readonly DishEaten[]): DayNutrition[] {
  return [...Map.groupBy(dishes, ({ date }) => date)].map(([date, eaten]) => ({
    date,
    ...nutritionOfDay(eaten),
  }))
}

function nutritionOfDay(eaten: readonly DishEaten[]): Omit<DayNutrition, 'date'> {
  const dishOf = new Map<string, string>()
  const lines = eaten.flatMap(({ title, servings, ingredients }) =>
    (ingredients ?? []).map((line) => {
      dishOf.set(line.text, title)
      return scaleLine(line, 1 / Math.max(1, servings ?? 1))
    }),
  )
  const unread = eaten.filter(({ ingredients }) => !ingredients?.length).map(({ title }) => title)
  const { perServing, counted, approximate, missing } = nutritionOf(lines, 1)
  return {
    // Of a dish without a recipe not even the weight is known, so no share of the day can be.
    perServing: unread.length > 0 ? null : perServing,
    counted: unread.length > 0 ? null : counted,
    approximate,
    missing: [
      ...unread,
      ...missing.map((text) => (dishOf.has(text) ? `${dishOf.get(text)}: ${text}` : text)),
    ],
  }
}
