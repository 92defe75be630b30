import { z } from 'zod'
import type { PerVolume } from '../food/amounts/metric.ts'
import { type Diet, dietIds, type Verdict } from '../food/diet-table.ts'
import type { ParsedLine } from '../food/line/types.ts'
import type { LinePrice } from '../food/price.ts'
import type { FoodName } from '../food/write/counted.ts'
import { languages } from '../language/languages.ts'
import { idInput } from './ids.ts'
import type { ReplacedLine } from './recipe-details.ts'
import { searchText } from './text.ts'

export const feedSorts = ['fresh', 'popular', 'cheap'] as const
export type FeedSort = (typeof feedSorts)[number]

const money = z.number().int().min(0)
const moment = z.number().int().min(0)

export const feedItemSchema = z.object({
  id: z
    .string()
    .meta({ description: 'Publication identifier', examples: ['pub_06ekc2v9k8x1m3n5p7r9t1w3y5'] }),
  title: z.string(),
  language: z.enum(languages).meta({ description: 'The language that it is written in' }),
  author: z.object({ id: z.string(), displayName: z.string() }),
  servings: z.number().int().min(1),
  cookMinutes: z.number().int().min(0).nullable().meta({ description: 'Cooking time in minutes' }),
  totalMinutes: z.number().int().min(0).nullable().meta({
    description: 'Minutes from the beginning until it can be eaten: preparing, cooking and resting',
  }),
  estimatedPrice: money.meta({ description: 'Price of the whole dish in minor currency units' }),
  pricePerServing: money.meta({ description: 'Price of one serving in minor currency units' }),
  currency: z.string().length(3).meta({ description: 'ISO 4217 code of the feed’s currency' }),
  publishedAt: moment.meta({
    description: 'Unix time in milliseconds; the cursor for the next page',
  }),
  photoUrl: z.string().nullable(),
  likes: z.number().int().min(0),
  liked: z.boolean().optional().meta({ description: 'Only with a session: the caller likes it' }),
  following: z
    .boolean()
    .optional()
    .meta({ description: 'Only with a session: the caller follows the author' }),
})
export type FeedItem = z.infer<typeof feedItemSchema>

export const feedPageSchema = z.object({ items: z.array(feedItemSchema).max(10) })
export type FeedPage = z.infer<typeof feedPageSchema>

const grams = z.number().min(0).nullable()

const nutritionSchema = z
  .object({
    perServing: z
      .object({
        energy: z.number().min(0).nullable().meta({ description: 'Kilocalories' }),
        protein: grams,
        fat: grams,
        saturatedFat: grams,
        carbohydrates: grams.meta({ description: 'Without fibre' }),
        sugars: grams,
        fibre: grams,
        salt: grams,
      })
      .nullable()
      .meta({ description: 'Null where less than four fifths of the dish could be counted' }),
    counted: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'The part of the dish counted, by weight and by energy' }),
    approximate: z.boolean(),
    missing: z.array(z.string()).meta({ description: 'The lines that were not counted' }),
  })
  .meta({
    description:
      'From the foods as they are bought; what cooking takes or adds is not counted. Grams but for energy',
  })

const needSchema = z.object({
  text: z.string().meta({ description: 'The line as its author wrote it' }),
  food: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  note: z.string().nullable(),
})

export const publicationSchema = feedItemSchema.extend({
  description: z.string(),
  prepMinutes: z.number().int().min(0).nullable(),
  ingredients: z.array(
    needSchema.extend({
      more: z.array(needSchema).optional().meta({
        description: 'The other foods that the line asks for: «кріп, петрушка» is two',
      }),
    }),
  ),
  steps: z.array(
    z.object({
      text: z.string(),
      minutes: z.number().int().min(0).nullable(),
      part: z
        .string()
        .optional()
        .meta({ description: 'The name of the part of the method that begins with this step' }),
      ingredients: z.array(z.number().int().min(0)).meta({
        description: 'Positions in the ingredient list that the step uses',
      }),
    }),
  ),
  url: z.string(),
  tags: z.array(z.string()),
  notes: z.string().meta({ description: 'Tips, changes, how to keep it' }),
  yieldText: z
    .string()
    .nullable()
    .meta({ description: 'What it makes, in its author’s words: «2 буханці»' }),
  restMinutes: z.number().int().min(0).nullable().meta({
    description: 'Minutes when nobody has to do anything: rising, cooling. Part of `totalMinutes`',
  }),
  equipment: z.array(z.string()),
  videoUrl: z.string().nullable().meta({ description: 'An https link' }),
  morePhotoUrls: z.array(z.string()).meta({ description: 'Besides `photoUrl`' }),
  diets: z.array(z.string()),
  allergens: z.array(z.string()).meta({ description: 'EU allergens that its ingredients contain' }),
  allergensOrdinary: z.array(z.string()).meta({
    description: 'What its composed foods, such as sausages, ordinarily contain by their labels',
  }),
  allergensMayContain: z.array(z.string()).meta({
    description:
      'All that is neither contained nor known to be absent: the ordinary ones, and what a line that was not understood may hide. What stands in neither list is absent',
  }),
  allergensComplete: z.boolean().meta({
    description: 'False when `allergensMayContain` is not empty: never safe for such an allergy',
  }),
  nutrition: nutritionSchema,
})
export type Publication = z.infer<typeof publicationSchema>

/** What the application shows of a publication: also how each line was understood and what it costs. */
export interface PublicationView extends Publication {
  lines: ParsedLine[]
  names: (FoodName | null)[][]
  perVolume: (PerVolume | null)[][]
  linePrices: LinePrice[]
  dietVerdicts: Record<Diet, Verdict>
  replaced: ReplacedLine[]
}

export const apiErrorSchema = z.object({
  error: z.string().meta({ description: 'A sentence in Ukrainian' }),
})

/** What the application asks for; the REST door reads the same words from a query string. */
export const feedQuery = z.object({
  before: z.number().min(0).optional(),
  sort: z.enum(feedSorts).default('fresh'),
  q: searchText.optional(),
  min: z.number().min(0).optional(),
  max: z.number().min(0).optional(),
  /** Minutes at the stove at most. */
  time: z.number().int().min(0).optional(),
  /** Minutes from beginning to end at most. */
  total: z.number().int().min(0).optional(),
  lang: z.enum(languages).optional(),
  author: idInput.optional(),
  liked: z.boolean().optional(),
  followed: z.boolean().optional(),
  diets: z.array(z.enum(dietIds)).max(10).optional(),
  without: z.array(z.string().max(60)).max(20).optional(),
})

export const publicationInput = z.object({ publicationId: idInput })
export const authorInput = z.object({ authorId: idInput })

export interface AuthorView {
  id: string
  displayName: string
  recipes: number
  followers: number
  following: boolean
  self: boolean
}
