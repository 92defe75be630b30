import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Good } from '../catalogue/good.ts'
import { findGoods } from '../catalogue/search.ts'
import { ukrainian } from '../catalogue/tongues.ts'
import { type Call, type Chain, goodNow, shopperOf } from '../store.ts'
import { branchId, companyId, leastOrder, shopperAt, silpoDeliveryTools } from './silpo-delivery.ts'

/** The shapes of the Ukrainian chain. What no capture shows is marked as an assumption. */
export function silpoChain(): Chain {
  const goods = catalogueOf(ukrainian)
  return {
    name: 'silpo',
    answers: 'json',
    rotates: false,
    loopbackOnly: false,
    scopes: [],
    accessSeconds: 2_592_000,
    currency: 'UAH',
    goods,
    tools: [
      {
        name: 'silpo_get_my_shopping_cart',
        properties: [],
        run: (call) => {
          const { place } = shopperAt(call)
          const id = place === null ? null : cartIdOf(call)
          return { success: true, shoppingCartId: id, exists: id !== null }
        },
      },
      {
        name: 'silpo_get_shopping_cart_by_id',
        properties: ['shoppingCartId'],
        run: (call) => cartOf(call, goods),
      },
      ...silpoDeliveryTools((call) => cartOf(call, goods)),
      {
        name: 'silpo_find_products_batch',
        properties: [
          'branchId',
          'deliveryType',
          'timeslotStart',
          'timeslotEnd',
          'products',
          'limit',
        ],
        required: ['branchId', 'products'],
        run: (call, input) => {
          const terms = (input['products'] as string[]).slice(0, 30)
          const stale = Date.parse(String(input['timeslotStart'])) < call.now.getTime()
          return {
            success: true,
            queries: terms.map((query) => {
              const found = stale ? [] : findGoods(goods, query)
              const shown = found.slice(0, Number(input['limit'] ?? 10))
              return {
                query,
                totalFound: found.length,
                products: shown.flatMap((good) => productOf(call, good)),
              }
            }),
          }
        },
      },
      {
        name: 'silpo_get_replacements',
        properties: ['branchId', 'companyId', 'productIds', 'deliveryType'],
        required: ['branchId', 'companyId', 'productIds', 'deliveryType'],
        run: (call, input) => ({
          success: true,
          items: (input['productIds'] as string[]).map((productId) => ({
            productId,
            replacements: standIns(call, goods, productId),
          })),
        }),
      },
      {
        name: 'silpo_add_or_update_cart_products',
        properties: ['shoppingCartId', 'products'],
        required: ['shoppingCartId', 'products'],
        run: (call, input) => {
          const { cart } = shopperOf(call)
          for (const one of input['products'] as Written[]) {
            const quantity =
              Number(one.quantity) + (one.addQuantity ? (cart[one.productId] ?? 0) : 0)
            if (quantity > 0) cart[one.productId] = quantity
            else delete cart[one.productId]
          }
          // The answer only echoes; what the stock allows shows when the cart is read.
          return { ...cartOf(call, goods), echo: true }
        },
      },
      {
        name: 'silpo_checkout',
        properties: ['shoppingCartId'],
        checkout: true,
        run: () => ({ success: false, error: 'practice' }),
      },
      {
        name: 'silpo_pay_order',
        properties: ['orderId'],
        checkout: true,
        run: () => ({ success: false, error: 'practice' }),
      },
    ],
  }
}

interface Written {
  productId: string
  quantity: number
  addQuantity?: boolean
}

const cartIdOf = ({ shopper }: Call) => `cart-${shopper}`

function productOf(call: Call, listed: Good) {
  const good = goodNow(call.store, listed)
  if (!good) return []
  return {
    id: good.id,
    name: good.name,
    slug: `tovar-${good.number}`,
    price: good.minor / 100,
    oldPrice: good.oldMinor === null ? null : good.oldMinor / 100,
    stock: good.stock,
    available: good.stock > 0,
    image: null,
    weighted: good.weighted,
    step: good.step,
    displayRatio: good.pack,
    companyId,
    branchId,
    externalProductId: good.number,
  }
}

/** Assumption: a few things from the same shelf that are there, whatever food they are. */
function standIns(call: Call, goods: readonly Good[], productId: string) {
  const at = goods.findIndex(({ id }) => id === productId)
  if (at < 0) return []
  return goods
    .slice(Math.max(0, at - 6), at + 7)
    .flatMap((good) => productOf(call, good))
    .filter(({ id, stock }) => id !== productId && stock > 0)
    .slice(0, 3)
}

function cartOf(call: Call, goods: readonly Good[]) {
  const { cart, slot, place } = shopperAt(call)
  if (place === null) return { success: false, error: 'Cart not found' }
  const stale = Date.parse(slot.start) < call.now.getTime()
  const lines = Object.entries(cart).map(([productId, quantity]) => {
    const listed = goods.find((good) => good.id === productId)
    return { productId, quantity, listed, good: goodNow(call.store, listed) }
  })
  const error = (message: string, context: unknown = []) => ({
    level: 'error',
    type: message.split('.')[0],
    message,
    context,
  })
  const noWay = place.away ? [error('branch.location.not_available')] : []
  const validations = [
    ...noWay,
    ...(stale ? [error('timeslot.not_available')] : []),
    ...lines.flatMap(({ productId, quantity, good }) => {
      if (!good) return [error('product.offer.not_found', { productId })]
      const stock = stale ? 0 : good.stock
      if (stock === 0) return [error('product.offer.status.not_available', { productId })]
      return quantity > stock ? [error('product.offer.stock.max', { productId, stock })] : []
    }),
  ]
  const products = lines.map(({ productId, quantity, listed, good }) => ({
    productId,
    name: listed?.name ?? '',
    ratio: listed?.pack ?? '',
    quantity,
    price: (good ?? listed)?.minor ? ((good ?? listed)?.minor ?? 0) / 100 : 0,
    total: Math.round(quantity * ((good ?? listed)?.minor ?? 0)) / 100,
    stock: stale ? 0 : (good?.stock ?? 0),
    weighted: listed?.weighted ?? false,
  }))
  const total = products.reduce((sum, one) => sum + Math.round(one.total * 100), 0) / 100
  if (total < leastOrder(place)) validations.push(error('order.cost.min'))
  const clean = lines.length > 0 && validations.length === 0
  return {
    success: true,
    cart: {
      id: cartIdOf(call),
      branchId: place.branchId,
      companyId,
      deliveryType: place.deliveryType,
      // Assumption: the address and the slot come back as they were given.
      address: place.address,
      timeslot: slot,
      shipments: [{ id: 'shipment-1', branchId: place.branchId, companyId, products }],
      calculation: {
        total,
        totalAfterDiscounts: total,
        productsTotal: total,
        serviceFee: 0,
        validations,
      },
    },
    ...(clean && { checkoutWebLink: `${call.store.base}/checkout` }),
  }
}
