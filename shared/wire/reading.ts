import { z } from 'zod'
import type { Diet } from '../food/diet-table.ts'
import type { Aisle } from '../food/lexicon/types.ts'
import type { RecipeTaken } from '../food/line/types.ts'
import { languages } from '../language/languages.ts'
import { idInput } from './ids.ts'
import { text } from './text.ts'

/** An empty one is read too: somebody has just begun it. */
const line = text(300)

/** Lines that somebody has typed or was proposed, and in which language they are shown. */
export const linesToRead = z.object({
  lines: z.array(line).max(200),
  language: z.enum(languages),
})
export type LinesToRead = z.infer<typeof linesToRead>

/** A draft as it stands, before anybody has saved it. */
export const draftToRead = z.object({
  lines: z
    .array(
      z.object({
        text: line,
        /** Another recipe, of which the line takes a part. */
        recipe: z.object({ id: idInput, title: text(200) }).optional(),
      }),
    )
    .max(200),
  steps: z.array(text(4000)).max(100),
  servings: z.number().int().min(1).max(500),
  language: z.enum(languages),
  /** What the picture is woven from besides the foods. */
  seed: z.string().max(100),
})
export type DraftToRead = z.infer<typeof draftToRead>

export interface LineReading {
  amount?: string
  unit?: string
  food?: string
  note?: string
  /** The other foods of the line. */
  more?: LineReading[]
  /** The recipe that the line takes a part of. */
  taken?: RecipeTaken
  /** No food, and the shelf where a shop keeps it. */
  shelf?: Aisle
  /** The food is known and nothing unknown stands beside it. */
  sure: boolean
  /** The line names a part of the dish: «Для тіста:». */
  heading: boolean
}

export interface DraftReading {
  /** In the order in which they were asked about. */
  lines: LineReading[]
  /** The foods that each step uses. */
  steps: string[][]
  /** In minor units of the base currency; zero when nothing has a price. */
  pricePerServing: number
  price: number
  /** Lines that were not understood: of their price and allergens nothing is known. */
  unknown: number
  /** Lines that do not say how much: the price has them not in it. */
  unmeasured: string[]
  diets: Diet[]
  allergens: string[]
  allergensOrdinary: string[]
  /** Nothing is open but the ordinary ones. */
  allergensRead: boolean
  woven: string
}
