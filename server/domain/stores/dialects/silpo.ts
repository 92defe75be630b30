import type { z } from 'zod'
import { DomainError } from '../../../kernel/errors.ts'
import { inPlace, read } from './read.ts'
import { silpoDelivery } from './silpo-delivery.ts'
import {
  cartById,
  cartIdOf,
  context,
  found,
  freeSlots,
  hasSlotTrouble,
  isSameSlot,
  kinds,
  minor,
  type product,
  replacements,
  slotsAt,
} from './silpo-shapes.ts'
import type { Cart, Dialect, Place, Product, Trouble } from './types.ts'

/** Carts with a branch and a delivery time; what is written replaces what was there. */
export const silpo: Dialect = {
  tools: {
    silpo_get_my_shopping_cart: [],
    silpo_get_shopping_cart_by_id: ['shoppingCartId'],
    silpo_get_time_slots: ['branchId', 'deliveryTypes', 'limit', 'start', 'end'],
    silpo_find_products_batch: [
      'branchId',
      'deliveryType',
      'timeslotStart',
      'timeslotEnd',
      'products',
      'limit',
    ],
    silpo_add_or_update_cart_products: ['shoppingCartId', 'products'],
    silpo_update_shopping_cart: [
      'shoppingCartId',
      'deliveryType',
      'timeslot',
      'address',
      'shipments',
    ],
    silpo_create_shopping_cart: [
      'addressType',
      'latitude',
      'longitude',
      'deliveryType',
      'timeslot',
      'branchId',
    ],
    silpo_get_replacements: ['branchId', 'companyId', 'productIds', 'deliveryType'],
    silpo_list_branches: ['limit', 'offset'],
    silpo_get_my_delivery_addresses: [],
    silpo_get_available_delivery_types: ['latitude', 'longitude'],
  },
  needs: {
    look: [
      'silpo_get_my_shopping_cart',
      'silpo_get_shopping_cart_by_id',
      'silpo_get_time_slots',
      'silpo_find_products_batch',
    ],
    fill: ['silpo_add_or_update_cart_products'],
    instead: ['silpo_get_replacements'],
    delivery: [
      'silpo_update_shopping_cart',
      'silpo_create_shopping_cart',
      'silpo_list_branches',
      'silpo_get_my_delivery_addresses',
      'silpo_get_available_delivery_types',
    ],
  },
  maxQueries: 30,
  maxWrites: 4,
  pause: 0,
  rests: [1000, 2000, 4000],

  async prepare(tool, now, keep) {
    const cartId = await cartIdOf(tool)
    if (cartId === null) throw new DomainError('store_no_cart')
    const { cart } = await cartById(tool, cartId)
    const { deliveryType, timeslot, address, shipments } = cart
    const branchId = cart.branchId ?? shipments[0]?.branchId
    const companyId = cart.companyId ?? shipments[0]?.companyId
    if (!branchId || !companyId || !deliveryType) throw new DomainError('store_no_cart')
    const place: Place = {
      cartId,
      branchId,
      companyId,
      deliveryType,
      slot: timeslot ?? null,
      slotOver: null,
    }
    if (
      place.slot &&
      Date.parse(place.slot.start) > now.getTime() &&
      !hasSlotTrouble(cart.calculation.validations)
    )
      return place
    const [next] = await freeSlots(tool, place, now)
    if (!next) throw new DomainError('store_no_slot')
    const slot = { start: next.start, end: next.end }
    const moved = { ...place, slot, slotOver: place.slot }
    if (keep) return moved
    await tool(
      'silpo_update_shopping_cart',
      { shoppingCartId: cartId, deliveryType, timeslot: slot, address, shipments },
      'write',
    )
    return moved
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
    return terms.map((term, at) => {
      const one = queries.find(({ query }) => query === term) ?? inPlace(queries, terms, at)
      return (one?.products ?? []).map(productOf)
    })
  },

  async cart(tool, place) {
    const { cart, checkoutWebLink } = await cartById(tool, place.cartId)
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

  async terms(tool, place, now) {
    const { total } = await this.cart(tool, place)
    const { slot } = place
    // A time that is ours already may be free for nobody else.
    const all = slot ? await slotsAt(tool, place, now) : []
    const same = all.find((one) => slot && isSameSlot(one, slot))
    return { minimum: same?.minimum ?? null, delivery: same?.delivery ?? null, inCart: total }
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

  async instead(tool, place, ids) {
    const { branchId, companyId, deliveryType } = place
    const asked = { branchId, companyId, productIds: ids, deliveryType }
    const groups = read(replacements, await tool('silpo_get_replacements', asked, 'read'))
    return new Map(groups.map((one) => [one.productId, one.replacements.map(productOf)]))
  },

  delivery: silpoDelivery,
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

function troubleOf(one: { message: string; context: unknown }): Trouble {
  // An empty context comes as an empty list.
  const { productId, stock } = context.catch({}).parse(one.context)
  return {
    productId: productId ?? null,
    kind: kinds[one.message] ?? 'other',
    stock: stock ?? null,
  }
}
