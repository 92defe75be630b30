import { z } from 'zod'

export const storeIds = ['silpo', 'rohlik', 'kifli', 'gurkerl', 'knuspr', 'sezamo'] as const
export type StoreId = (typeof storeIds)[number]
export const store = z.enum(storeIds)

/** What a store does besides being looked at, as far as its tools still fit. */
export const storeAbilities = ['fill', 'delivery', 'instead'] as const
export type StoreAbility = (typeof storeAbilities)[number]
export const storeInput = z.object({ store })

/** Where to come back to: a path of ours. */
export const storeConnectInput = z.object({ store, returnTo: z.string().max(300).optional() })
export const storePasteInput = z.object({ store, address: z.string().max(10_000) })
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
