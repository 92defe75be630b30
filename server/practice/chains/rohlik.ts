import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Good } from '../catalogue/good.ts'
import { findGoods } from '../catalogue/search.ts'
import { czech } from '../catalogue/tongues.ts'
import { type SisterName, shelfOf, sisters } from '../shelves/shelves.ts'
import { type Call, type Chain, goodNow, shopperOf } from '../store.ts'

/** The shapes of the Czech chain and its sisters: no branch, no stock figure, additive writes. */
export function rohlikChain(sister?: SisterName): Chain {
  const goods = sister ? shelfOf(sister) : catalogueOf(czech)
  const { currency, least } = sister ? sisters[sister] : { currency: 'Kč', least: 749 }
  const byNumber = (number: unknown) => goods.find((good) => good.number === Number(number))
  return {
    name: sister ?? 'rohlik',
    answers: 'sse',
    rotates: true,
    loopbackOnly: true,
    scopes: ['openid', 'email', 'roles'],
    accessSeconds: 8 * 3600,
    currency,
    goods,
    tools: [
      {
        name: 'batch_search_products',
        properties: ['queries'],
        required: ['queries'],
        run: (call, input) => {
          const queries = input['queries'] as { keyword: string; limit?: number }[]
          if (queries.length > 4) return { success: false, message: 'At most 4 queries.' }
          return {
            success: true,
            results: queries.map(({ keyword, limit = 10 }) => {
              const found = findGoods(goods, keyword)
              return {
                query: keyword,
                total_found: found.length,
                success: true,
                products: found.slice(0, limit).flatMap((good) => productOf(call, good)),
              }
            }),
          }
        },
      },
      { name: 'get_cart', properties: [], run: (call) => cartOf(call, goods, least) },
      {
        name: 'add_items_to_cart',
        properties: ['items'],
        required: ['items'],
        run: (call, input) => {
          const { cart } = shopperOf(call)
          const failed: string[] = []
          for (const { productId, quantity } of input['items'] as {
            productId: number
            quantity: number
          }[]) {
            const good = goodNow(call.store, byNumber(productId))
            // Assumption: of what is short, as many as there are go in, without a word.
            const room = good ? good.stock - (cart[good.id] ?? 0) : 0
            if (!good || room <= 0) failed.push(String(productId))
            else cart[good.id] = (cart[good.id] ?? 0) + Math.min(quantity, room)
          }
          return {
            success: failed.length === 0,
            items_failed_to_add: failed,
            ...(failed.length > 0 && {
              failure_reasons: failed.map(() => 'PRODUCT_NOT_AVAILABLE'),
            }),
            items: [],
            totalPrice: 0,
            message: failed.length === 0 ? 'Added.' : 'Some items could not be added.',
          }
        },
      },
      {
        name: 'update_cart_item',
        properties: ['product_id', 'quantity'],
        required: ['product_id', 'quantity'],
        run: (call, input) => {
          const { cart } = shopperOf(call)
          const good = goodNow(call.store, byNumber(input['product_id']))
          if (!good || cart[good.id] === undefined)
            return { success: false, message: 'Not in the cart.' }
          cart[good.id] = Math.min(Number(input['quantity']), good.stock)
          return { success: true, message: 'Updated.' }
        },
      },
      {
        name: 'remove_cart_item',
        properties: ['product_id'],
        required: ['product_id'],
        run: (call, input) => {
          const good = byNumber(input['product_id'])
          if (good) delete shopperOf(call).cart[good.id]
          return { success: true, message: 'Removed.' }
        },
      },
      {
        name: 'submit_checkout',
        properties: [],
        checkout: true,
        run: () => ({ success: false, message: 'practice' }),
      },
      {
        name: 'set_payment_method',
        properties: ['method'],
        checkout: true,
        run: () => ({ success: false, message: 'practice' }),
      },
    ],
  }
}

function productOf(call: Call, listed: Good) {
  const good = goodNow(call.store, listed)
  if (!good) return []
  return {
    productId: good.number,
    productName: good.name,
    brand: good.brand,
    inStock: good.stock > 0,
    textualAmount: good.pack,
    price: good.minor / 100,
    currency: call.store.chain.currency,
    pricePerUnit: null,
  }
}

function cartOf(call: Call, goods: readonly Good[], least: number) {
  const { cart } = shopperOf(call)
  const lines = Object.entries(cart).flatMap(([id, quantity]) => {
    const good = goods.find((one) => one.id === id)
    return good ? [{ good: goodNow(call.store, good) ?? good, quantity }] : []
  })
  const total = lines.reduce((sum, { good, quantity }) => sum + good.minor * quantity, 0)
  return {
    status: 200,
    success: true,
    data: {
      cartId: 1,
      totalPrice: total / 100,
      minimalStandardOrderPrice: least,
      items: Object.fromEntries(
        lines.map(({ good, quantity }) => [
          String(good.number),
          {
            productId: good.number,
            productName: good.name,
            quantity,
            price: good.minor / 100,
            textualAmount: good.pack,
          },
        ]),
      ),
    },
  }
}
