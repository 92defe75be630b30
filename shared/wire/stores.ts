import { z } from 'zod'
import type { Aisle } from '../food/lexicon/types.ts'
import { idInput } from './ids.ts'
import type { Concern } from './members.ts'
import { filled } from './text.ts'

export const storeIds = ['silpo', 'rohlik', 'kifli', 'gurkerl', 'knuspr', 'sezamo'] as const
export type StoreId = (typeof storeIds)[number]

const store = z.enum(storeIds)

/** What a store does besides being looked at, as far as its tools still fit. */
export const storeAbilities = ['fill', 'delivery', 'instead'] as const
export type StoreAbility = (typeof storeAbilities)[number]

export const storeInput = z.object({ store })
/** Where to come back to: a path of ours. */
export const storeConnectInput = z.object({ store, returnTo: z.string().max(300).optional() })
export const storePasteInput = z.object({ store, address: z.string().max(10_000) })
export const storeMatchInput = z.object({ listId: idInput, store })
export const storeSearchInput = z.object({
  listId: idInput,
  store,
  key: z.string().max(300),
  query: filled(100),
})
const day = z.iso.date()
const basketOf = z.union([
  z.strictObject({ publicationId: idInput }),
  z.strictObject({ recipeId: idInput }),
  z.strictObject({ listId: idInput }),
  z.strictObject({ from: day, to: day }),
])
/** A dish, a list, or the dishes between two days. */
export type BasketOf = z.infer<typeof basketOf>
export const basketInput = z.object({ of: basketOf })
export const rowPricesInput = z.object({ listId: idInput })
export const cardPricesInput = z.object({ publicationIds: z.array(idInput).max(20) })
export const storePricesInput = z.object({ store, of: basketOf })

const wayId = z.string().min(1).max(200)
export const deliverySlotsInput = z.object({ store, wayId })
export const deliveryInput = z.object({
  store,
  wayId,
  slot: z.object({
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
  }),
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

export interface StoreView {
  id: StoreId
  name: string
  currency: string
  /** Nothing there is real. */
  practice: boolean
  /** `lapsed` was connected and has to be again. */
  state: 'connected' | 'lapsed' | 'off'
  /** What the store has changed, so that it cannot be done from here any more. */
  cannot: StoreAbility[]
  /** Place and time can be chosen from here. */
  choosesDelivery: boolean
  /** The store's own page. */
  site: string
  /** Connecting it ends at an address that does not open, which the person brings here. */
  pasted: boolean
}

/** A door, or a branch where the person fetches the goods. */
export interface DeliveryWay {
  id: string
  kind: 'home' | 'pickup'
  city: string
  address: string
}

export interface DeliveryView {
  store: StoreView
  /** What the cart has now; null as long as there is no cart. */
  now: { wayId: string; slot: StoreSlot | null } | null
  ways: DeliveryWay[]
}

export interface StoreSlot {
  start: string
  end: string
}

/** In minor units of the store's currency; null where it does not tell. */
export interface OfferedSlot extends StoreSlot {
  delivery: number | null
  minimum: number | null
}

/** What an order costs besides its goods. */
export interface StoreTerms {
  minimum: number | null
  delivery: number | null
  /** What lies in the cart already, which counts towards the least order. */
  inCart: number
}

/** What something comes to at one store, by prices that were seen there. */
export interface StoreBasket {
  store: StoreView
  /** Minor units of the store's currency; of what has a price. */
  total: number
  priced: number
  /** How many things were asked for, save what has no amount. */
  of: number
  /** The day of the oldest of these prices; null without any. */
  since: string | null
  /** The dish that costs the most, where there are several. */
  dearest: { title: string; minor: number } | null
}

/** What a serving comes to at the store that its reader has connected. */
export interface CardPrice {
  store: string
  currency: string
  /** Minor units. */
  perServing: number
  /** Some of it has no price there yet: it costs as much at least. */
  atLeast: boolean
}
/** By publication; what is hardly known there is left out. */
export type CardPrices = Readonly<Record<string, CardPrice>>

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

/** What rows of a list cost at a store, by their keys, in minor units. */
export interface RowPrices {
  currency: string
  prices: Readonly<Record<string, number>>
}
