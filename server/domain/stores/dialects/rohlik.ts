import { z } from 'zod'
import { inPlace, read } from './read.ts'
import type { Dialect, Tool } from './types.ts'

const product = z.object({
  productId: z.number(),
  productName: z.string(),
  brand: z.string().nullish(),
  inStock: z.boolean().nullish(),
  textualAmount: z.string().nullish(),
  price: z.number(),
})
const found = z.object({
  results: z.array(z.object({ query: z.string(), products: z.array(product).nullish() })),
})
const cartSchema = z.object({
  data: z.object({
    totalPrice: z.number(),
    minimalStandardOrderPrice: z.number().nullish(),
    items: z.record(
      z.string(),
      z.object({ productId: z.number(), quantity: z.number(), price: z.number() }),
    ),
  }),
})

const minor = (amount: number) => Math.round(amount * 100)
// The account has one cart, at its own address.
const nowhere = {
  cartId: '',
  branchId: '',
  companyId: '',
  deliveryType: '',
  slot: null,
  slotOver: null,
}

/** No branch and no stock figure. What is new is added; what is there already is set. */
export const rohlik: Dialect = {
  tools: {
    batch_search_products: ['queries'],
    get_cart: [],
    add_items_to_cart: ['items'],
    update_cart_item: ['product_id', 'quantity'],
    remove_cart_item: ['product_id'],
  },
  needs: {
    look: ['batch_search_products'],
    fill: ['get_cart', 'add_items_to_cart', 'update_cart_item'],
  },
  maxQueries: 4,
  maxWrites: 4,
  pause: 700,
  rests: [60_000, 60_000],

  prepare: async () => nowhere,

  async search(tool, _place, terms, limit) {
    const queries = terms.map((keyword) => ({ keyword, limit }))
    const { results } = read(found, await tool('batch_search_products', { queries }, 'read'))
    return terms.map((term, at) => {
      const one = results.find(({ query }) => query === term) ?? inPlace(results, terms, at)
      return (one?.products ?? []).map((offer) => ({
        id: String(offer.productId),
        name: offer.productName,
        ...(offer.brand && { brand: offer.brand }),
        price: minor(offer.price),
        pack: offer.textualAmount ?? null,
        weighted: false,
        step: 1,
        available: offer.inStock ?? true,
        stock: null,
      }))
    })
  },

  async cart(tool) {
    const { data } = read(cartSchema, await tool('get_cart', {}, 'read'))
    return {
      items: Object.values(data.items).map(({ productId, quantity, price }) => ({
        id: String(productId),
        quantity,
        price: minor(price),
        stock: null,
      })),
      troubles: [],
      total: minor(data.totalPrice),
      checkoutUrl: null,
    }
  },

  async terms(tool) {
    const { data } = read(cartSchema, await tool('get_cart', {}, 'read'))
    const { totalPrice, minimalStandardOrderPrice: least } = data
    return {
      // Nothing is said as long as the store has no address for the account.
      minimum: least ? minor(least) : null,
      // Told at the checkout alone, as it goes by the time that is chosen there.
      delivery: null,
      inCart: minor(totalPrice),
    }
  },

  async write(tool, _place, writes) {
    const fresh = writes.filter(({ from }) => from === 0)
    if (fresh.length > 0) await add(tool, fresh)
    // An absolute write cannot put in more than was asked for, however often it arrives.
    for (const { productId, to, from } of writes)
      if (from > 0)
        await tool('update_cart_item', { product_id: Number(productId), quantity: to }, 'write')
  },

  instead: null,
  delivery: null,
}

/** What could not be added is seen when the cart is read; this answer says so in too many ways. */
async function add(tool: Tool, writes: readonly { productId: string; to: number }[]) {
  const items = writes.map(({ productId, to }) => ({ productId: Number(productId), quantity: to }))
  await tool('add_items_to_cart', { items }, 'write')
}
