/** The meals of a day, in their order. */
export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealSlot = (typeof mealSlots)[number]

/** What may stand in a meal instead of a dish. */
export const plainKinds = ['note', 'leftovers', 'out'] as const
export type PlainKind = (typeof plainKinds)[number]
export type PlanKind = 'dish' | PlainKind

/** What a small child eats, a grown-up, and somebody who is always hungry. */
export const portions = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const
