/** A product as a store offers it now. */
export interface Product {
  id: string
  name: string
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

/** Where and when it is delivered, as far as the store wants to hear it with every call. */
export interface Place {
  cartId: string
  branchId: string
  companyId: string
  deliveryType: string
  slot: { start: string; end: string } | null
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

/** How one family of stores speaks. What differs between stores is here, and nowhere else. */
export interface Dialect {
  /** The only tools that are ever called, with the arguments that we give them. */
  tools: Readonly<Record<string, readonly string[]>>
  /** Terms in one search, and products in one write. */
  maxQueries: number
  maxWrites: number
  /** Between two calls, in milliseconds. */
  pause: number
  /** Chooses a delivery time that is still to come, when the cart's own is over. */
  prepare(tool: Tool, now: Date, keep: boolean): Promise<Place>
  /** Products for each term, as the store ranks them. */
  search(tool: Tool, place: Place, terms: readonly string[], limit: number): Promise<Product[][]>
  cart(tool: Tool, place: Place): Promise<Cart>
  write(tool: Tool, place: Place, writes: readonly Write[]): Promise<void>
}
