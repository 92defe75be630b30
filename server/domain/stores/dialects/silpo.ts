import { z } from 'zod'
import { DomainError } from '../../../kernel/errors.ts'
import { read } from './read.ts'
import type { Cart, Dialect, Place, Product, Tool, Trouble } from './types.ts'

const mine = z.object({ shoppingCartId: z.string().nullable(), exists: z.boolean().optional() })
const slot = z.object({ start: z.string(), end: z.string() })
const slots = z.array(slot.extend({ available: z.boolean() }))
const product = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  stock: z.number().nullish(),
  available: z.boolean().nullish(),
  weighted: z.boolean().nullish(),
  step: z.number().nullish(),
  displayRatio: z.string().nullish(),
})
const found = z.object({
  queries: z.array(z.object({ query: z.string(), products: z.array(product) })),
})
const context = z.object({ productId: z.string().optional(), stock: z.number().optional() })
const cartSchema = z.object({
  cart: z.object({
    branchId: z.string().optional(),
    companyId: z.string().optional(),
    deliveryType: z.string().optional(),
    timeslot: slot.nullish(),
    address: z.unknown().optional(),
    shipments: z.array(
      z.looseObject({
        products: z.array(
          z.object({
            productId: z.string(),
            quantity: z.number(),
            price: z.number(),
            stock: z.number().nullish(),
          }),
        ),
      }),
    ),
    calculation: z.object({
      total: z.number(),
      totalAfterDiscounts: z.number().nullish(),
      validations: z
        .array(z.object({ level: z.string(), message: z.string(), context: z.unknown() }))
        .nullish(),
    }),
  }),
  checkoutWebLink: z.string().nullish(),
})

const minor = (hryvnias: number) => Math.round(hryvnias * 100)
const byId = (tool: Tool, shoppingCartId: string) =>
  tool('silpo_get_shopping_cart_by_id', { shoppingCartId }, 'read').then((said) =>
    read(cartSchema, said),
  )

/** Carts with a branch and a delivery time; what is written replaces what was there. */
export const silpo: Dialect = {
  tools: {
    silpo_get_my_shopping_cart: [],
    silpo_get_shopping_cart_by_id: ['shoppingCartId'],
    silpo_get_time_slots: ['branchId', 'deliveryTypes', 'limit', 'start', 'end'],
    silpo_update_shopping_cart: [
      'shoppingCartId',
      'deliveryType',
      'timeslot',
      'branchId',
      'address',
      'shipments',
    ],
    silpo_find_products_batch: [
      'branchId',
      'deliveryType',
      'timeslotStart',
      'timeslotEnd',
      'products',
      'limit',
    ],
    silpo_add_or_update_cart_products: ['shoppingCartId', 'products'],
  },
  maxQueries: 30,
  maxWrites: 4,
  pause: 0,

  async prepare(tool, now, keep) {
    const { shoppingCartId } = read(mine, await tool('silpo_get_my_shopping_cart', {}, 'read'))
    if (shoppingCartId === null) throw new DomainError('store_no_cart')
    const { cart } = await byId(tool, shoppingCartId)
    const { branchId, companyId, deliveryType } = cart
    if (!branchId || !companyId || !deliveryType) throw new DomainError('store_no_cart')
    const place: Place = {
      cartId: shoppingCartId,
      branchId,
      companyId,
      deliveryType,
      slot: cart.timeslot ?? null,
    }
    if (
      place.slot &&
      Date.parse(place.slot.start) > now.getTime() &&
      !hasSlotTrouble(cart.calculation.validations)
    )
      return place
    const next = await nextSlot(tool, place, now)
    if (keep) return { ...place, slot: next }
    const { address, shipments } = cart
    await tool(
      'silpo_update_shopping_cart',
      { shoppingCartId, deliveryType, timeslot: next, branchId, address, shipments },
      'write',
    )
    return { ...place, slot: next }
  },

  async search(tool, place, terms, limit) {
    const said = await tool(
      'silpo_find_products_batch',
      {
        branchId: place.branchId,
        deliveryType: place.deliveryType,
        timeslotStart: place.slot?.start,
        timeslotEnd: place.slot?.end,
        products: terms,
        limit,
      },
      'read',
    )
    const { queries } = read(found, said)
    return terms.map((term) => {
      const one = queries.find(({ query }) => query === term)
      return (one?.products ?? []).map(productOf)
    })
  },

  async cart(tool, place) {
    const { cart, checkoutWebLink } = await byId(tool, place.cartId)
    const { total, totalAfterDiscounts, validations } = cart.calculation
    return {
      items: cart.shipments
        .flatMap(({ products }) => products)
        .map((one) => ({
          id: one.productId,
          quantity: one.quantity,
          price: minor(one.price),
          stock: one.stock ?? null,
        })),
      troubles: (validations ?? []).filter(({ level }) => level === 'error').map(troubleOf),
      total: minor(totalAfterDiscounts ?? total),
      checkoutUrl: checkoutWebLink ?? null,
    } satisfies Cart
  },

  async write(tool, place, writes) {
    const { branchId, companyId } = place
    const products = writes.map(({ productId, to }) => ({
      productId,
      companyId,
      branchId,
      quantity: to,
    }))
    await tool(
      'silpo_add_or_update_cart_products',
      { shoppingCartId: place.cartId, products },
      'write',
    )
  },
}

async function nextSlot(tool: Tool, place: Place, now: Date) {
  const week = 7 * 24 * 3_600_000
  const said = await tool(
    'silpo_get_time_slots',
    {
      branchId: place.branchId,
      deliveryTypes: [place.deliveryType],
      limit: 100,
      start: now.toISOString(),
      end: new Date(now.getTime() + week).toISOString(),
    },
    'read',
  )
  const next = read(slots, said).find(
    (one) => one.available && Date.parse(one.start) > now.getTime(),
  )
  if (!next) throw new DomainError('store_no_slot')
  return { start: next.start, end: next.end }
}

function productOf(one: z.output<typeof product>): Product {
  const weighted = one.weighted ?? false
  return {
    id: one.id,
    name: one.name,
    price: minor(one.price),
    pack: weighted ? null : (one.displayRatio ?? null),
    weighted,
    step: one.step && one.step > 0 ? one.step : 1,
    available: (one.available ?? true) && one.stock !== 0,
    stock: one.stock ?? null,
  }
}

const kinds: Readonly<Record<string, Trouble['kind']>> = {
  'product.offer.stock.max': 'short',
  'product.offer.not_found': 'gone',
  'product.offer.status.not_available': 'gone',
  'product.offer.price.changed': 'price',
  'timeslot.not_found': 'slot',
  'timeslot.not_available': 'slot',
}

function hasSlotTrouble(validations: readonly { message: string }[] | null | undefined): boolean {
  return (validations ?? []).some(({ message }) => kinds[message] === 'slot')
}

function troubleOf(one: { message: string; context: unknown }): Trouble {
  // An empty context comes as an empty list.
  const { productId, stock } = context.catch({}).parse(one.context)
  return {
    productId: productId ?? null,
    kind: kinds[one.message] ?? 'other',
    stock: stock ?? null,
  }
}
