import { z } from 'zod'
import type { Aisle } from '../food/lexicon/types.ts'
import { filledLine } from './text.ts'

const line = filledLine(300)
const key = filledLine(300)

/** As one types it: «картопля 2 кг», or «олія» where nobody knows how much. */
export const pantrySayInput = z.object({ lines: z.array(line).min(1).max(200) })
export const pantryKeysInput = z.object({ keys: z.array(key).min(1).max(500) })
/** Other words for what stands under this key. */
export const pantryCorrectInput = z.object({ key, text: line })

/** Something that is at home, as far as anybody knows. */
export interface PantryItem {
  key: string
  /** The food of the lexicon; null for what is none, which is itself and nothing else. */
  food: string | null
  /** In the reader's language. */
  name: string
  /** «500 г»; empty where nobody knows how much. */
  amount: string
  /** What tells the product apart: «2,5%». */
  note: string
  /** The day until which it keeps, where somebody said. */
  bestBefore: string | null
  opened: boolean
  openedOn: string | null
  /** As somebody would type it. */
  text: string
  aisle: Aisle
  /** When it was last bought or somebody last said so. */
  seenAt: string
  /** Somebody said so; else it came with a line that was ticked. */
  said: boolean
  /** So long ago that it is asked about and counts for nothing. */
  old: boolean
}

/** What was there already and has more of it now; amounts are as they are shown, and empty where nobody knows. */
export interface AddedAtHome {
  key: string
  name: string
  before: string
  /** As somebody would type what was there, to have it back. */
  beforeText: string
  typed: string
  /** The same of what was typed, where only that is there. */
  typedText: string
  now: string
}

export const boughtInput = z.object({
  cursor: z.string().max(10).optional(),
  limit: z.number().int().min(1).max(200).default(60),
})

/** One good as it was bought last. */
export interface BoughtGood
  extends Pick<PantryItem, 'key' | 'name' | 'amount' | 'note' | 'text' | 'aisle'> {
  boughtAt: string
  /** On how many days. */
  times: number
}

/** What was bought when, the last first. */
export interface BoughtPage {
  bought: (Omit<BoughtGood, 'times'> & { id: string })[]
  nextCursor: string | null
}

export interface PantryPage {
  items: PantryItem[]
}
