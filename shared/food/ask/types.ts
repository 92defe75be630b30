import type { Diet } from '../diets.ts'
import type { Allergen } from '../lexicon/types.ts'

/** What a question about food asks for. Ids are those of the lexicon; lists hold each id once. */
export interface Slots {
  language: 'uk' | 'en'
  maxMinutes?: number
  minMinutes?: number
  price?: PriceLimit
  servings?: number
  /** Foods and groups that must be in it. */
  include: string[]
  /** Of each group one is enough: «курка або індичка». */
  anyOf: string[][]
  /** Foods and groups whose whole closure must be absent. Never relaxed. */
  exclude: string[]
  /** Foods that are at hand and want to be used. */
  useUp: string[]
  diets: Diet[]
  allergies: Allergen[]
  courses: string[]
  cuisines: string[]
  occasions: string[]
  dishes: string[]
  equipment: string[]
  /** Courses, cuisines, occasions, dishes and equipment that were refused. */
  refused: Refused
  /** Refused words that name nothing known: whatever speaks of them is left out too. */
  unknownExclusions: string[]
  /** What is left for a search in the text. */
  words: string[]
  /** Words of which a letter was put right, and what each was taken for; a recipe may know better. */
  guesses: Guess[]
  /** How it bends the numbers of the question before it, as far as those are not said anew. */
  changes: Change[]
  /** The question leans on the one before it: «те саме, але без молока». */
  followUp: boolean
}

export interface Guess {
  word: string
  kind: 'include' | Kind
  id: string
}

export interface PriceLimit {
  /** In minor units of the currency. */
  max: number
  per: 'serving' | 'total'
  currency?: string
}

/** «швидше», «довше», «дешевше», «дорожче», «на більше людей». */
export type Change = 'faster' | 'slower' | 'cheaper' | 'dearer' | 'more'

interface Refused {
  courses: string[]
  cuisines: string[]
  occasions: string[]
  dishes: string[]
  equipment: string[]
}

export const kinds = ['courses', 'cuisines', 'occasions', 'dishes', 'equipment'] as const
export type Kind = (typeof kinds)[number]
