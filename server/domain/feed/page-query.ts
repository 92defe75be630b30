import type { Diet } from '../../../shared/food/diet-table.ts'
import type { Allergen } from '../../../shared/food/lexicon/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { FeedSort } from '../../../shared/wire/feed.ts'

export const pageSize = 10

export interface FeedPageQuery {
  before: number
  sort: FeedSort
  q?: string | undefined
  min?: number | undefined
  max?: number | undefined
  /** Minutes at the stove at most. */
  time?: number | undefined
  /** Minutes from beginning to end at most. */
  total?: number | undefined
  /** Only what is written in it. */
  lang?: Language | undefined
  author?: string | undefined
  liked?: boolean | undefined
  followed?: boolean | undefined
  /** Only what surely keeps these diets. */
  diets?: readonly Diet[] | undefined
  /** Only what surely holds none of these. */
  allergies?: readonly Allergen[] | undefined
  /** Foods and groups that must not be in it, hidden ones included. */
  without?: readonly string[] | undefined
}
