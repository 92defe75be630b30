import type { Condition } from '../search/query.ts'

/** What may be left out when nothing meets the whole question, the first to go first. */
export const softKinds = ['words', 'equipment', 'meals', 'occasions', 'cuisines'] as const
export type SoftKind = (typeof softKinds)[number]
export type Soft = Partial<Record<SoftKind, Condition[]>>

/** «свинина в духовці на свято»: any roast is for a feast, and no other dish comes out of an oven. */
const moods = new Set(['festive', 'party', 'comfort', 'sunday', 'hearty', 'romantic'])
const moodsFirst: readonly SoftKind[] = ['words', 'occasions', 'equipment', 'meals', 'cuisines']

/** In which order they go, by the occasions that were said. */
export function orderToDrop(occasions: readonly string[]): readonly SoftKind[] {
  return occasions.length > 0 && occasions.every((id) => moods.has(id)) ? moodsFirst : softKinds
}

/** Occasions that are as firm as a diet: a recipe keeps them by its figures or does not. */
const firm = new Set(['low-carb'])
export const isFirmOccasion = (id: string): boolean => firm.has(id)

/** What is eaten to a drink is a course of its own, whatever it is called. */
const courses = new Set(['with-beer', 'with-drinks'])
export const isSoftOccasion = (id: string): boolean => !firm.has(id) && !courses.has(id)
