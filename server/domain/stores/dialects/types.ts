import type { StoreAbility } from '../../../../shared/wire/stores.ts'

/** A product as a store offers it now. */
export interface Product {
  id: string
  name: string
  /** Of whom it is, where the store says so by itself; it may stand in the name as well. */
  brand?: string
  /** Minor units of the store's currency: for a pack, or for a kilogram of what is weighed. */
  price: number
  /** As it is printed; of what is weighed it says how the price is meant, and no size. */
  pack: string | null
  weighted: boolean
  /** What is weighed is sold in multiples of it. */
  step: number
  available: boolean
  /** null where the store does not tell. */
  stock: number | null
}

export interface CartItem {
  id: string
  quantity: number
  price: number
  /** null where the store does not tell. */
  stock: number | null
}

export interface Trouble {
  productId: string | null
  kind: 'short' | 'gone' | 'price' | 'slot' | 'other'
  stock: number | null
}

export interface Cart {
  items: readonly CartItem[]
  troubles: readonly Trouble[]
  total: number
  checkoutUrl: string | null
}

/** A time of delivery. */
export interface Slot {
  start: string
  end: string
}

/** Where and when it is delivered, as far as the store wants to hear it with every call. */
export interface Place {
  cartId: string
  branchId: string
  companyId: string
  deliveryType: string
  slot: Slot | null
  /** The time that was chosen before, where it is over and `slot` is another that is still to come. */
  slotOver: Slot | null
}

/** What an order costs besides its goods, in minor units; null where the store does not tell. */
export interface Terms {
  minimum: number | null
  delivery: number | null
  /** What lies in the cart already, which counts towards the least order. */
  inCart: number
}

/** Where the goods may go: to a door, or to a branch where the person fetches them. */
export interface Way {
  id: string
  kind: 'home' | 'pickup'
  city: string
  address: string
}

/** How a store lets its customer choose place and time. */
export interface Delivery {
  /** What the cart has now; null as long as there is no cart. */
  now(tool: Tool): Promise<{ way: Way; slot: Slot | null } | null>
  ways(tool: Tool): Promise<Way[]>
  slots(tool: Tool, wayId: string, now: Date): Promise<OfferedSlot[]>
  /** Makes the cart where there is none. */
  choose(tool: Tool, wayId: string, slot: Slot): Promise<void>
}

export interface OfferedSlot extends Slot {
  delivery: number | null
  minimum: number | null
}

/** An amount that shall stand in the cart, and what stands there now. */
export interface Write {
  productId: string
  name: string
  to: number
  from: number
}

export type Tool = (
  name: string,
  input: Record<string, unknown>,
  kind: 'read' | 'write',
) => Promise<unknown>

/** What a store can do for us; without `look` there is nothing to connect it for. */
export type Ability = 'look' | StoreAbility

/** How one family of stores speaks. What differs between stores is here, and nowhere else. */
export interface Dialect {
  /** The only tools that are ever called, with the arguments that we give them. */
  tools: Readonly<Record<string, readonly string[]>>
  /** Which of them each thing needs; an ability that is not named is none of this family's. */
  needs: Readonly<Partial<Record<Ability, readonly string[]>>>
  /** Terms in one search, and products in one write. */
  maxQueries: number
  maxWrites: number
  /** Between two calls, in milliseconds. */
  pause: number
  /** Before asking again where the store has asked to slow down, in milliseconds. */
  rests: readonly number[]
  /** Chooses a delivery time that is still to come, when the cart's own is over. */
  prepare(tool: Tool, now: Date, keep: boolean): Promise<Place>
  /** Products for each term, as the store ranks them. */
  search(tool: Tool, place: Place, terms: readonly string[], limit: number): Promise<Product[][]>
  cart(tool: Tool, place: Place): Promise<Cart>
  terms(tool: Tool, place: Place, now: Date): Promise<Terms>
  write(tool: Tool, place: Place, writes: readonly Write[]): Promise<void>
  /** What the store itself would bring instead of things that it has sold out, by their ids; null without such a tool. */
  instead:
    | ((tool: Tool, place: Place, ids: readonly string[]) => Promise<Map<string, Product[]>>)
    | null
  /** null where the store's account knows the address, and the time is chosen at its checkout. */
  delivery: Delivery | null
}
