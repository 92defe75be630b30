import { scaleLine } from '../amounts/scale.ts'
import { needsIn } from '../line/needs.ts'
import type { ParsedLine } from '../line/types.ts'
import type { UnitId } from '../units/units.ts'
import { type Bought, boughtAs } from './bought-as.ts'
import { foodToBuy, qualityToBuy } from './food-to-buy.ts'
import { keyOf } from './good.ts'

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
  /** What the dish takes of it, where that is less than the whole: the juice of a lime. */
  part: string | null
}

// It comes from the tap.
const neverBought: ReadonlySet<string> = new Set(['water'])

/** What the dishes ask for, each for the servings it is planned for. */
export function needsOf(dishes: readonly DishToBuy[]): Need[] {
  return dishes.flatMap((dish) =>
    sharingWholes(
      needsIn(dish.ingredients)
        .filter((line) => !line.heading && !neverBought.has(line.food ?? ''))
        .map((line) =>
          needOf(dish, boughtAs(scaleLine(line, dish.servings / dish.recipeServings))),
        ),
    ),
  )
}

/** The yolks and the whites of a dish are of the same eggs, and the zest is of the lemon that is pressed. */
function sharingWholes(needs: readonly Need[]): readonly Need[] {
  const parts = Map.groupBy(
    needs.filter((need) => need.part !== null),
    (need) => need.key,
  )
  const spared = new Set<Need>()
  const named = new Map<Need, string>()
  for (const group of parts.values()) {
    const byPart = [...Map.groupBy(group, (need) => need.part ?? '')]
    if (byPart.length < 2) continue
    const sizeOf = (some: readonly Need[]) =>
      some.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
    const [most, ...others] = byPart.toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a))
    for (const need of others.flatMap(([, some]) => some)) spared.add(need)
    for (const need of most?.[1] ?? []) named.set(need, byPart.map(([part]) => part).join(','))
  }
  return needs
    .filter((need) => !spared.has(need))
    .map((need) => ({ ...need, part: named.get(need) ?? need.part }))
}

function needOf(dish: DishToBuy, { line, part }: Bought): Need {
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
    part,
  }
}
