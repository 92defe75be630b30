import type { MealSlot, PlainKind } from '../../../shared/meals.ts'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'

export interface Place {
  date: string
  slot: MealSlot
}
export type Dish =
  | { recipeId: string }
  | { publicationId: string }
  | { trayId: string }
  | { kind: PlainKind }

/** How a dish looks before the server has answered. */
export interface Look {
  servings?: number | undefined
  totalMinutes?: number | null | undefined
  picture?: PlanEntryCard['picture'] | undefined
}

/** An entry as it stands in the plan until the server says more about it. */
export function newEntry(
  id: string,
  place: Place,
  dish: Dish,
  title: string,
  { servings = 1, totalMinutes = null, picture }: Look,
): PlanEntryCard {
  const seed =
    'recipeId' in dish ? dish.recipeId : 'publicationId' in dish ? dish.publicationId : undefined
  return {
    id,
    ...place,
    title,
    note: '',
    servings,
    recipeId: 'recipeId' in dish ? dish.recipeId : null,
    cookedAt: null,
    kind: 'kind' in dish ? dish.kind : 'dish',
    totalMinutes,
    sample: false,
    eaters: null,
    repeat: null,
    picture: picture ?? (seed === undefined ? null : { seed, photoUrl: null }),
  }
}

/** What a person has before them who takes an entry off. */
export function seenOf({ date, slot, note, cookedAt }: PlanEntryCard) {
  return { date, slot, note, cooked: cookedAt !== null }
}
