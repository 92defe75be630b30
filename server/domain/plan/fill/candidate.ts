import type { WrittenLanguage } from '../../../../shared/language/written.ts'
import type { MealSlot } from '../../../../shared/meals.ts'
import type { FillDish } from '../../../../shared/wire/plan-fill.ts'

/** What may stand in a meal, with all that the choice goes by. */
export interface Candidate {
  /** The publication that it is or was copied from, else the recipe: nothing is eaten twice under two names. */
  key: string
  dish: FillDish
  title: string
  language: WrittenLanguage
  minutes: number | null
  /** In minor units; zero when nobody knows. */
  perServing: number
  liked: boolean
  own: boolean
  likes: number
  /** In the reader's language. */
  readable: boolean
  /** So much of its foods is at home, from 0 to 1. */
  atHome: number
  /** Courses (`c:`) and kinds of dish (`d:`), as search knows them. */
  marks: readonly string[]
  picture: { seed: string; photoId: string | null }
}

/** Which courses are eaten when. */
export const coursesOf: Record<MealSlot, readonly string[]> = {
  breakfast: ['breakfast'],
  lunch: ['soup', 'main'],
  dinner: ['main', 'soup'],
  snack: ['snack', 'dessert', 'baking'],
}
