import { z } from 'zod'
import type { Kind } from '../food/ask/types.ts'
import { dietIds } from '../food/diet-table.ts'
import { type Language, readings } from '../language/languages.ts'
import { longestThread } from '../search-text.ts'
import { chipIds } from './chip-ids.ts'
import { type FeedItem, feedSorts } from './feed.ts'
import { searchText } from './text.ts'

/** A question may be long; what comes after this many letters is refused, not cut. */
export const longestQuestion = 500

export const suggestInput = z.object({
  q: searchText,
  lang: z.enum(readings).default('own'),
})

/** What somebody looks for in the feed: words or a question, and the filters beside it. */
export const findInput = z.object({
  q: searchText.optional(),
  /** What was asked before it, the oldest first: where the question leans on it, both are answered. */
  prev: z.array(searchText).max(longestThread).default([]),
  /** Ids of chips that the person took away. */
  dropped: chipIds,
  /** What was unsure and the person decided: `with:` or `without:` and the value of its chip. */
  settled: chipIds,
  sort: z.enum(feedSorts).default('fresh'),
  max: z.number().min(0).optional(),
  /** Minutes from beginning to end at most. */
  total: z.number().int().min(0).optional(),
  diets: z.array(z.enum(dietIds)).max(10).default([]),
  /** Only what everybody of the kitchen surely may eat. */
  forUs: z.boolean().optional(),
  /** Dishes of what is at home in the kitchen, those that lack least first. */
  fromHome: z.boolean().optional(),
  liked: z.boolean().optional(),
  followed: z.boolean().optional(),
  lang: z.enum(readings).default('own'),
  /** `next` of the answer before. */
  cursor: z.string().max(60).optional(),
})
export type FindInput = z.infer<typeof findInput>

/** A dish, and what of it is not at home, where that was asked for. */
export type FoundItem = FeedItem & { missing?: string[] }

export interface HomeSearch extends Pick<SearchAnswer, 'chips' | 'summary'> {
  items: (FeedItem & { missing: string[] })[]
  taken: string
  /** How many foods are known to be at home. */
  goods: number
}

export interface FoundQuestion
  extends Pick<SearchAnswer, 'chips' | 'summary' | 'taken' | 'relaxed' | 'spare'> {
  /** The questions before it that it was answered with. */
  follows?: string[]
  /** The language whose dishes come first, where it is that of the question and not the reader's own. */
  first?: Language
}

/** What was found, a page of it. */
export interface FindAnswer {
  items: FoundItem[]
  /** How many foods were cooked from, where it was asked for what is at home. */
  goods?: number
  /** How a question was understood; null when the words were looked for as they are. */
  question: FoundQuestion | null
  /** Where the next page begins; null after the last. */
  next: string | null
}

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
    | 'spared'
    | 'unknownExclusions'
    | 'diets'
    | 'allergies'
    | 'words'
    | 'unsure'
    | 'vague'
    | 'maxMinutes'
    | 'minMinutes'
    | 'maxEnergy'
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
  /** How a question was taken that says little; null when it was taken by what it says. */
  taken: string | null
  /** What had to be left out of the question for anything to be found; null when nothing was. */
  relaxed: string | null
  /** Where nothing is found: wishes and limits each of which alone may be left out, so that something is. */
  spare: Chip[]
  /** Where the next answers begin; null after the last. */
  next: string | null
}

export interface Suggestions {
  dishes: { id: string; title: string }[]
  foods: { id: string; name: string }[]
}
