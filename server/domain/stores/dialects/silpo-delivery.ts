import { DomainError } from '../../../kernel/errors.ts'
import { read } from './read.ts'
import {
  addresses,
  type Branch,
  branches,
  cartById,
  cartIdOf,
  hasSlotTrouble,
  isSameSlot,
  slotsAt,
  types,
} from './silpo-shapes.ts'
import type { Delivery, Slot, Tool, Way } from './types.ts'

const home = 'DeliveryHome'
const pickup = 'SelfPickup'

/** A way with what the store's tools want to hear of it. */
interface Goal {
  way: Way
  deliveryType: string
  branchId: string
  companyId: string
  address: unknown
}

/** To an address that the account has saved, or fetched at a branch. What has no address yet gets one at the store's site. */
export const silpoDelivery: Delivery = {
  async now(tool) {
    const cartId = await cartIdOf(tool)
    if (cartId === null) return null
    const { cart } = await cartById(tool, cartId)
    const kept = await current(tool, cart)
    return kept && { way: kept.way, slot: cart.timeslot ?? null }
  },

  async ways(tool) {
    const [saved, points, cartId] = [
      await savedAddresses(tool),
      await openBranches(tool),
      await cartIdOf(tool),
    ]
    const kept = cartId === null ? null : await current(tool, (await cartById(tool, cartId)).cart)
    const doors = saved.map((one) => doorOf(one))
    return [
      ...(kept?.way.kind === 'home' ? [kept.way] : []),
      ...doors,
      ...points.filter(({ hasPickup }) => hasPickup).map(pointOf),
    ]
  },

  async slots(tool, wayId, now) {
    const goal = await goalOf(tool, wayId)
    const all = await slotsAt(tool, goal, now)
    const own = await ownSlot(tool, goal)
    const offered = all.filter((one) => one.available || (own && isSameSlot(one, own)))
    const listed = own === null || offered.some((one) => isSameSlot(one, own))
    return (listed ? offered : [...offered, { ...own, delivery: null, minimum: null }])
      .filter(({ start }) => Date.parse(start) > now.getTime())
      .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  },

  async choose(tool, wayId, { start, end }) {
    const { deliveryType, branchId, companyId, address } = await goalOf(tool, wayId)
    const timeslot: Slot = { start, end }
    const cartId = await cartIdOf(tool)
    if (cartId === null) {
      await tool(
        'silpo_create_shopping_cart',
        { ...(address as object), deliveryType, timeslot, branchId },
        'write',
      )
    } else {
      const { cart } = await cartById(tool, cartId)
      const shipments = cart.shipments.length > 0 ? cart.shipments : [{ products: [] }]
      await tool(
        'silpo_update_shopping_cart',
        {
          shoppingCartId: cartId,
          deliveryType,
          timeslot,
          address,
          // What lies in the cart comes along to the other branch.
          shipments: shipments.map((one) => ({ ...one, branchId, companyId })),
        },
        'write',
      )
    }
    await refuseWrongPlace(tool)
  },
}

/** The store takes any place, and says only on reading the cart that it does not go there. */
async function refuseWrongPlace(tool: Tool): Promise<void> {
  const cartId = await cartIdOf(tool)
  if (cartId === null) throw new DomainError('store_no_cart')
  const { validations } = (await cartById(tool, cartId)).cart.calculation
  if ((validations ?? []).some(({ message }) => message === 'branch.location.not_available'))
    throw new DomainError('store_not_there')
}

/** The time that the cart holds for the same place: to others it is taken, and to its owner it stays. */
async function ownSlot(tool: Tool, { way }: Goal): Promise<Slot | null> {
  const cartId = await cartIdOf(tool)
  if (cartId === null) return null
  const { cart } = await cartById(tool, cartId)
  if (!cart.timeslot || hasSlotTrouble(cart.calculation.validations)) return null
  const kept = await current(tool, cart)
  const { start, end } = cart.timeslot
  return kept?.way.id === way.id ? { start, end } : null
}

type CartNow = Awaited<ReturnType<typeof cartById>>['cart']

/** As the cart has it; what it says of its address goes back to the store word for word. */
async function current(tool: Tool, cart: CartNow): Promise<Goal | null> {
  const branchId = cart.branchId ?? cart.shipments[0]?.branchId
  const companyId = cart.companyId ?? cart.shipments[0]?.companyId
  const { deliveryType, address } = cart
  if (!branchId || !companyId || !deliveryType) return null
  if (deliveryType === pickup) {
    const point = (await openBranches(tool)).find((one) => one.branchId === branchId)
    if (point) return { way: pointOf(point), deliveryType, branchId, companyId, address }
  }
  const { city, street, house } = (address ?? {}) as Record<string, unknown>
  const words = (...parts: unknown[]) =>
    parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ')
  const way: Way = { id: 'now', kind: 'home', city: words(city), address: words(street, house) }
  return { way, deliveryType, branchId, companyId, address }
}

async function goalOf(tool: Tool, wayId: string): Promise<Goal> {
  const [kind = '', id = ''] = wayId.split(':')
  if (kind === 'now') {
    const cartId = await cartIdOf(tool)
    const kept = cartId === null ? null : await current(tool, (await cartById(tool, cartId)).cart)
    if (kept) return kept
  }
  if (kind === 'pickup') {
    const point = (await openBranches(tool)).find(({ branchId }) => branchId === id)
    if (point) {
      const { branchId, companyId, latitude, longitude } = point
      const address = { addressType: 'self-pickup', latitude, longitude }
      return { way: pointOf(point), deliveryType: pickup, branchId, companyId, address }
    }
  }
  if (kind === 'home') {
    const saved = (await savedAddresses(tool)).find((one) => one.id === id)
    if (saved) return doorGoal(tool, saved)
  }
  throw new DomainError('store_not_there')
}

/** Which branch brings it there is the store's to say. */
async function doorGoal(tool: Tool, saved: Saved): Promise<Goal> {
  const { latitude, longitude } = saved
  const said = await tool('silpo_get_available_delivery_types', { latitude, longitude }, 'read')
  const branchId = read(types, said).find(({ deliveryType }) => deliveryType === home)?.branchId
  const branch = (await openBranches(tool)).find((one) => one.branchId === branchId)
  if (!branch) throw new DomainError('store_not_there')
  return {
    way: doorOf(saved),
    deliveryType: home,
    branchId: branch.branchId,
    companyId: branch.companyId,
    address: { addressType: 'house', latitude, longitude },
  }
}

type Saved = Awaited<ReturnType<typeof savedAddresses>>[number]

async function savedAddresses(tool: Tool) {
  return read(addresses, await tool('silpo_get_my_delivery_addresses', {}, 'read'))
}

const perPage = 100
const mostPages = 10

async function openBranches(tool: Tool): Promise<Branch[]> {
  const all: Branch[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const asked = { limit: perPage, offset: page * perPage }
    const some = read(branches, await tool('silpo_list_branches', asked, 'read'))
    all.push(...some)
    if (some.length < perPage) break
  }
  return all.filter(({ open }) => open !== false)
}

function pointOf({ branchId, city, address }: Branch): Way {
  return { id: `pickup:${branchId}`, kind: 'pickup', city: city ?? '', address: address ?? '' }
}

function doorOf({ id, city, street, building, apartment }: Saved): Way {
  const address = [street, building, apartment].filter(Boolean).join(', ')
  return { id: `home:${id}`, kind: 'home', city: city ?? '', address }
}
