import { z } from 'zod'
import type { Aisle } from '../food/lexicon/types.ts'
import { idInput } from './ids.ts'
import type { Concern } from './members.ts'
import { type StoreSlot, type StoreTerms, type StoreView, store } from './stores.ts'
import { filled } from './text.ts'

export const storeMatchInput = z.object({ listId: idInput, store })
export const storeSearchInput = z.object({
  listId: idInput,
  store,
  key: z.string().max(300),
  query: filled(100),
})

export const fillIdInput = z.object({ fillId: idInput })

/** What one line of the list becomes: a product and how many, or nothing. */
const choice = z.object({
  key: z.string().max(300),
  productId: z.string().max(100).nullable(),
  /** Take the same for this food from now on. */
  remember: z.boolean().optional(),
  /** The words it was found by, when the person has looked for something else. */
  query: filled(100).optional(),
})

export const storeFillInput = z.object({
  listId: idInput,
  store,
  /** One of a page's own: a second press of the same page starts nothing anew. */
  runKey: z.string().min(8).max(60),
  choices: z.array(choice).max(500).optional(),
})

export type StoreChoice = z.infer<typeof choice>

/** A product, and how much of it the line needs. */
export interface ProductChoice {
  id: string
  name: string
  /** As the store prints it; null where it is the price of a kilogram. */
  pack: string | null
  weighted: boolean
  /** Packs, or kilograms of what is weighed. */
  quantity: number
  /** For all of it, in minor units of the store's currency. */
  total: number
  /** Of one pack or kilogram. */
  price: number
  /** Of a kilogram, a litre or a piece, where the pack says. */
  perUnit: { minor: number; per: 'kg' | 'l' | 'piece' } | null
  available: boolean
}

/** Why a person is asked. */
export type Doubt = 'name' | 'amount' | 'nothing' | 'sold_out' | 'diet'

export interface MatchLine {
  key: string
  name: string
  aisle: Aisle
  /** «600 г», in the reader's language; empty where nobody said how much. */
  amount: string
  /** What is proposed; null when nothing fits. */
  product: ProductChoice | null
  /** null when we are sure. */
  doubt: Doubt | null
  /** For whom of the kitchen the product is not. */
  concerns: Concern[]
  /** So much of it is surely what the list asks for. */
  amountSure: boolean
  /** The same food was taken in this shop before. */
  remembered: boolean
  /** Put into the cart from this list a short while ago. */
  done: boolean
  alternatives: ProductChoice[]
}

export interface StoreMatch {
  list: { id: string; name: string }
  store: StoreView
  slot: StoreSlot | null
  /** The time that was chosen before and is over; `slot` is offered instead. */
  slotOver: StoreSlot | null
  /** null where the store did not say. */
  terms: StoreTerms | null
  lines: MatchLine[]
  /** Names of lines that a shop in another language was asked for in the words of the list. */
  ownWords: string[]
}

export type FillOutcome =
  | 'waiting'
  | 'adding'
  | 'added'
  | 'capped'
  | 'out'
  | 'gone'
  | 'failed'
  | 'unknown'

export interface FillLine {
  key: string
  name: string
  aisle: Aisle
  amount: string
  product: { id: string; name: string; pack: string | null; weighted: boolean }
  wanted: number
  /** How many of them came into the cart; null as long as nobody knows. */
  got: number | null
  price: number
  /** When it costs something else now. */
  priceWas: number | null
  outcome: FillOutcome
}

/** One filling among others. */
export interface FillCard {
  id: string
  list: { id: string; name: string }
  store: StoreView
  status: FillState['status']
  at: string
  /** What came into the cart, and what that cost then. */
  products: number
  total: number
}

export interface FillState {
  id: string
  list: { id: string; name: string }
  store: StoreView
  status: 'running' | 'done' | 'failed' | 'stopped'
  lines: FillLine[]
  /** Of the whole cart, with what the person had in it; null before it was read. */
  total: number | null
  /** What the store wants besides; null before it was read. */
  terms: Omit<StoreTerms, 'inCart'> | null
  slot: StoreSlot | null
  /** The time that was chosen before was over, and `slot` took its place. */
  slotMoved: boolean
  /** The store's own page. */
  checkoutUrl: string | null
  /** Why it went no further. */
  error: string | null
}
