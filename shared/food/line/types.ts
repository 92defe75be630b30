import type { Aisle } from '../lexicon/types.ts'
import type { UnitId } from '../units/units.ts'

export interface Amount {
  quantity: number
  /** The upper end of a range. */
  upTo?: number
  /** Absent where things are simply counted: «2 яйця». */
  unit?: UnitId
}

export type Size = 'small' | 'medium' | 'large'

export interface AmountRead {
  quantity?: number
  upTo?: number
  unit?: UnitId
  size?: Size
  also?: Amount
  /** The weight was said of a tin: "2 x 400 g tins". */
  tinned?: true
  /** So many roots of it. */
  rooted?: true
  /** The token after it. */
  next: number
}

export interface RecipeTaken {
  id: string
  title: string
  /** How much of it is taken: ½ of the recipe; null where the amount says nothing of that. */
  share: number | null
  /** The share of something inside it is not known. */
  open?: true
  /** It was deleted, or may not be read any more: the line is only its words. */
  lost?: true
}

/** An ingredient line as it is kept: the person's own text, and beside it what was understood. */
export interface ParsedLine {
  text: string
  quantity?: number
  upTo?: number
  unit?: UnitId
  /** The same amount said another way: "150 g / 5 oz", «1 банка (400 г)». */
  also?: Amount
  size?: Size
  /** The id of a food, or of a group where the line names only a group («м'ясо»). */
  food?: string
  /** The words for the food, without amount and note. */
  foodText: string
  note?: string
  optional?: true
  toTaste?: true
  /** What tells this product of the food from others: «2.5%», «lactose-free», «smoked». */
  qualities?: string[]
  /** What may be taken instead: «масло або маргарин». */
  alternatives?: string[]
  /** Other foods that the line speaks of; they count for allergies: «шоколад з горіхами». */
  mentions?: string[]
  /** No food at all, and where a shop keeps it: «зубна паста», "baking paper". */
  goods?: Aisle
  /** The other foods that the line asks for, each as a line of its own: «кріп, петрушка». */
  more?: ParsedLine[]
  /** Another recipe, of which the line takes a part: the foods of that part stand in `more`. */
  recipe?: RecipeTaken
  /** No ingredient: it names the part of the dish that the next lines are for. */
  heading?: true
  /** False when the food is unknown or something unknown stands beside it: never "safe". */
  understood: boolean
}
