import { scaleLine } from '../../../shared/food/amounts/scale.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'
import { boughtAs } from './bought-as.ts'
import { foodToBuy, qualityToBuy } from './food-to-buy.ts'
import { keyOf } from './rows.ts'

export interface DishToBuy {
  /** null for a dish that stands in no plan. */
  entryId: string | null
  recipeId: string
  title: string
  servings: number
  recipeServings: number
  ingredients: readonly ParsedLine[]
}

/** One ingredient of one planned dish. */
export interface Need {
  key: string
  food: string | null
  quality: string | null
  /** The words to buy by, where the food is not known. */
  words: string
  entryId: string | null
  recipeId: string
  title: string
  quantity: number | null
  unit: UnitId | null
}

// It comes from the tap.
const neverBought: ReadonlySet<string> = new Set(['water'])

/** What the dishes ask for, each for the servings it is planned for. */
export function needsOf(dishes: readonly DishToBuy[]): Need[] {
  return dishes.flatMap((dish) =>
    needsIn(dish.ingredients)
      .filter((line) => !line.heading && !neverBought.has(line.food ?? ''))
      .map((line) => needOf(dish, boughtAs(scaleLine(line, dish.servings / dish.recipeServings)))),
  )
}

function needOf(dish: DishToBuy, line: ParsedLine): Need {
  const food = foodToBuy(line)
  const quality = qualityToBuy(line)
  // «Папір для випікання»: of what is not known, nothing may be left out as a remark.
  const words = [line.foodText, food ? '' : line.note].filter(Boolean).join(' ') || line.text
  return {
    key: keyOf({ food, quality, text: words }),
    food,
    quality,
    words,
    entryId: dish.entryId,
    recipeId: dish.recipeId,
    title: dish.title,
    // One buys for the upper end of a range.
    quantity: line.upTo ?? line.quantity ?? null,
    unit: line.unit ?? null,
  }
}
