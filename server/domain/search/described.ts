import type { Kind } from '../../../shared/food/ask/types.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'

export type Facets = Record<Kind, string[]>

/** What was found of a recipe so far, and what of it is only guessed. */
export type Found = Record<Kind, Set<string>>
export type Guessed = Pick<Found, 'occasions' | 'cuisines'>

export interface Described {
  title: string
  description: string
  tags: readonly string[]
  ingredients: readonly ParsedLine[]
  steps: readonly { text: string }[]
  /** Lines that others took the place of. */
  replaced?: readonly { was: string }[]
  prepMinutes: number | null
  cookMinutes: number | null
  restMinutes?: number | null
  equipment?: readonly string[]
  pricePerServing: number
  /** Not known of what is no recipe. */
  servings?: number | undefined
}
