import type { ShopperPlace } from '../state.ts'
import { type Call, type ChainTool, shopperOf, slotsFrom } from '../store.ts'

const branchAt = (number: number) => `1edb6b5a-0c2f-4b3e-9a10-5a5a0000010${number}`

export const branchId = '1edb6b5a-0c2f-4b3e-9a10-5a5a00000001'
export const companyId = '1edb6b5a-0c2f-4b3e-9a10-5a5a00000002'

const branches = [
  { branchId, city: 'Київ', address: 'вул. Садова, 12', hasPickup: true, open: true },
  {
    branchId: branchAt(1),
    city: 'Київ',
    address: 'просп. Злагоди, 40',
    hasPickup: true,
    open: true,
  },
  {
    branchId: branchAt(2),
    city: 'Київ',
    address: 'вул. Причальна, 3',
    hasPickup: true,
    open: false,
  },
  { branchId: branchAt(3), city: 'Львів', address: 'вул. Липова, 7', hasPickup: true, open: true },
  {
    branchId: branchAt(4),
    city: 'Одеса',
    address: 'вул. Морська, 21',
    hasPickup: false,
    open: true,
  },
].map((branch, at) => ({
  ...branch,
  companyId,
  latitude: String(50.4354 + at),
  longitude: String(30.5143 + at),
}))

const saved = [
  { id: 'addr-1', city: 'Київ', street: 'вул. Яблунева', building: '5', apartment: '17' },
  { id: 'addr-2', city: 'Київ', street: 'вул. Заозерна', building: '88', apartment: null },
].map((one, at) => ({ ...one, latitude: 50.45 + at / 100, longitude: 30.52 + at / 100 }))

/** Farther out nobody drives: the store takes such a place, and says so when the cart is read. */
const farNorth = 50.455

const ownDoor: ShopperPlace = {
  branchId,
  deliveryType: 'DeliveryHome',
  address: { addressType: 'house', latitude: 50.4354, longitude: 30.5143 },
  away: false,
}

/** The shopper with the place that they chose; the one that everybody has from the start, if this store gives it. */
export function shopperAt(call: Call) {
  const shopper = shopperOf(call)
  if (shopper.place === undefined) shopper.place = call.store.chain.withoutCart ? null : ownDoor
  return { ...shopper, place: shopper.place }
}

export const leastOrder = ({ deliveryType }: ShopperPlace) =>
  deliveryType === 'SelfPickup' ? 0 : 500

/** Places and times. */
export function silpoDeliveryTools(cartOf: (call: Call) => unknown): ChainTool[] {
  const settle = (call: Call, input: Record<string, unknown>, at: string) => {
    const slot = input['timeslot'] as { start: string; end: string }
    const address = input['address'] as { latitude: number }
    Object.assign(shopperOf(call), {
      slot: { start: slot.start, end: slot.end },
      place: {
        branchId: at,
        deliveryType: String(input['deliveryType']),
        address,
        away: input['deliveryType'] !== 'SelfPickup' && Number(address.latitude) > farNorth,
      } satisfies ShopperPlace,
    })
    return cartOf(call)
  }
  return [
    {
      name: 'silpo_get_time_slots',
      properties: ['branchId', 'deliveryTypes', 'limit', 'start', 'end'],
      run: ({ store, now }, input) => {
        if (!/^\d{4}-\d\d-\d\dT.*Z$/.test(String(input['start'])))
          return { success: false, error: 'start must be a UTC date-time', status: 400 }
        const [deliveryType] = input['deliveryTypes'] as string[]
        const fetched = deliveryType === 'SelfPickup'
        const offer = {
          deliveryType,
          deliveryCost: fetched ? 0 : 59,
          minOrderCost: fetched ? 0 : 500,
        }
        const slots = slotsFrom(now).map((slot, at) => ({
          ...slot,
          ...offer,
          available: at !== 0 && !store.noSlots,
        }))
        return { success: true, slots, meta: { total: slots.length } }
      },
    },
    {
      name: 'silpo_list_branches',
      properties: ['limit', 'offset'],
      run: (_call, input) => {
        const from = Number(input['offset'] ?? 0)
        return branches.slice(from, from + Number(input['limit'] ?? 20))
      },
    },
    {
      name: 'silpo_get_my_delivery_addresses',
      properties: [],
      run: () => ({ success: true, addresses: saved }),
    },
    {
      name: 'silpo_get_available_delivery_types',
      properties: ['latitude', 'longitude'],
      required: ['latitude', 'longitude'],
      run: () => ({
        success: true,
        options: [
          { deliveryType: 'DeliveryHome', branchId },
          { deliveryType: 'SelfPickup', branchId: null },
        ],
      }),
    },
    {
      name: 'silpo_create_shopping_cart',
      properties: ['addressType', 'latitude', 'longitude', 'deliveryType', 'timeslot', 'branchId'],
      required: ['addressType', 'latitude', 'longitude', 'deliveryType', 'timeslot', 'branchId'],
      run: (call, input) => {
        // Whoever has a cart keeps it as it is.
        if (shopperAt(call).place !== null) return cartOf(call)
        const { addressType, latitude, longitude } = input
        const address = { addressType, latitude, longitude }
        return settle(call, { ...input, address }, String(input['branchId']))
      },
    },
    {
      name: 'silpo_update_shopping_cart',
      properties: ['shoppingCartId', 'deliveryType', 'timeslot', 'address', 'shipments'],
      run: (call, input) => {
        const { timeslot, address, shipments } = input
        // Assumption: what is not handed back as it was is refused.
        if (!timeslot || !address || !Array.isArray(shipments))
          return { success: false, error: 'address and shipments are required' }
        return settle(call, input, String(shipments[0]?.branchId ?? branchId))
      },
    },
  ]
}
