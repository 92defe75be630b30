import { z } from 'zod'
import type { Kind } from '../food/ask/types.ts'
import { dietIds } from '../food/diets.ts'
import type { FeedItem } from './feed.ts'

/** A question may be long; what comes after this many letters is refused, not cut. */
export const longestQuestion = 500

const chips = z.array(z.string().max(120)).max(60).default([])

export const understandInput = z.object({ q: z.string().max(longestQuestion) })
export const suggestInput = z.object({ q: z.string().max(100) })
export const searchInput = z.object({
  text: z.string().max(longestQuestion),
  /** Earlier questions of the same conversation, the oldest first. */
  prev: z.array(z.string().max(longestQuestion)).max(10).default([]),
  /** Ids of chips that the person took away. */
  dropped: chips,
  /** Filters that stand beside the question, as the feed's own: they hold whatever was said or dropped. */
  time: z.number().min(0).optional(),
  max: z.number().min(0).optional(),
  diets: z.array(z.enum(dietIds)).max(10).default([]),
  limit: z.number().int().min(1).max(10).default(10),
  /** `next` of the answer before. */
  cursor: z.string().max(60).optional(),
})
export type SearchInput = z.infer<typeof searchInput>

/** One understood thing of a question, with its name in the reader's language. */
export interface Chip {
  id: string
  kind:
    | Kind
    | `refused-${Kind}`
    | 'include'
    | 'anyOf'
    | 'useUp'
    | 'exclude'
    | 'unknownExclusions'
    | 'diets'
    | 'allergies'
    | 'words'
    | 'maxMinutes'
    | 'minMinutes'
    | 'price'
    | 'servings'
  value: string
  label: string
}

export interface SearchAnswer {
  items: FeedItem[]
  chips: Chip[]
  /** What was asked and found, in a sentence or a few. */
  summary: string
  /** What had to be left out of the question for anything to be found; null when nothing was. */
  relaxed: string | null
  /** Where the next answers begin; null after the last. */
  next: string | null
}

export interface Suggestions {
  dishes: { id: string; title: string }[]
  foods: { id: string; name: string }[]
}
