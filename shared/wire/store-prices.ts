import { z } from 'zod'
import { idInput } from './ids.ts'
import { type StoreView, store } from './stores.ts'

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

/** What rows of a list cost at a store, by their keys, in minor units. */
export interface RowPrices {
  currency: string
  prices: Readonly<Record<string, number>>
}
