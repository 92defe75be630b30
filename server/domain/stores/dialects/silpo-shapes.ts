import { z } from 'zod'
import { read } from './read.ts'
import type { Slot, Tool, Trouble } from './types.ts'

/** A list that stands bare in some captures and under a name in others. */
const listed = <T extends z.ZodType>(name: string, one: T) =>
  z.preprocess(
    (said) => (said as Record<string, unknown> | null)?.[name] ?? said,
    z.array(one),
  ) as z.ZodType<z.output<T>[]>

const mine = z.object({
  shoppingCartId: z.string().nullable(),
  exists: z.boolean().optional(),
})
const slot = z.object({ start: z.string(), end: z.string() })
const slots = listed(
  'slots',
  slot.extend({
    available: z.boolean(),
    deliveryCost: z.number().nullish(),
    minOrderCost: z.number().nullish(),
  }),
)
export const product = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  stock: z.number().nullish(),
  available: z.boolean().nullish(),
  weighted: z.boolean().nullish(),
  step: z.number().nullish(),
  displayRatio: z.string().nullish(),
})
export const found = z.object({
  queries: z.array(z.object({ query: z.string(), products: z.array(product) })),
})
export const replacements = listed(
  'items',
  z.object({ productId: z.string(), replacements: z.array(product) }),
)
export const context = z.object({
  productId: z.string().optional(),
  stock: z.number().optional(),
})
// As numbers in one tool's answer, as text in another's.
const degrees = z.union([z.number(), z.string()])
export const branches = listed(
  'branches',
  z.object({
    branchId: z.string(),
    companyId: z.string(),
    city: z.string().nullish(),
    address: z.string().nullish(),
    latitude: degrees.nullish(),
    longitude: degrees.nullish(),
    hasPickup: z.boolean().nullish(),
    open: z.boolean().nullish(),
  }),
)
export type Branch = z.output<typeof branches>[number]
export const addresses = listed(
  'addresses',
  z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    city: z.string().nullish(),
    street: z.string().nullish(),
    building: z.string().nullish(),
    apartment: z.string().nullish(),
    latitude: degrees,
    longitude: degrees,
  }),
)
export const types = listed(
  'options',
  z.object({ deliveryType: z.string(), branchId: z.string().nullish() }),
)
const cartSchema = z.object({
  cart: z.object({
    branchId: z.string().nullish(),
    companyId: z.string().nullish(),
    deliveryType: z.string().nullish(),
    timeslot: slot.nullish(),
    address: z.unknown().optional(),
    shipments: z.array(
      z.looseObject({
        branchId: z.string().nullish(),
        companyId: z.string().nullish(),
        products: z
          .array(
            z.object({
              productId: z.string(),
              quantity: z.number(),
              price: z.number(),
              stock: z.number().nullish(),
            }),
          )
          .default([]),
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

export const minor = (hryvnias: number) => Math.round(hryvnias * 100)

export const cartById = (tool: Tool, shoppingCartId: string) =>
  tool('silpo_get_shopping_cart_by_id', { shoppingCartId }, 'read').then((said) =>
    read(cartSchema, said),
  )

/** The cart that the person has there; null as long as they have none. */
export async function cartIdOf(tool: Tool): Promise<string | null> {
  return read(mine, await tool('silpo_get_my_shopping_cart', {}, 'read')).shoppingCartId
}

/** Times that are free and still to come, the next one first. */
export async function freeSlots(tool: Tool, where: Where, now: Date) {
  const all = await slotsAt(tool, where, now)
  return all.filter((one) => one.available && Date.parse(one.start) > now.getTime())
}

interface Where {
  branchId: string
  deliveryType: string
}

export async function slotsAt(tool: Tool, { branchId, deliveryType }: Where, now: Date) {
  const week = 7 * 24 * 3_600_000
  const said = await tool(
    'silpo_get_time_slots',
    {
      branchId,
      deliveryTypes: [deliveryType],
      limit: 100,
      start: now.toISOString(),
      end: new Date(now.getTime() + week).toISOString(),
    },
    'read',
  )
  return read(slots, said).map(({ start, end, available, deliveryCost, minOrderCost }) => ({
    start,
    end,
    available,
    delivery: amount(deliveryCost),
    minimum: amount(minOrderCost),
  }))
}

const amount = (hryvnias: number | null | undefined) =>
  hryvnias === null || hryvnias === undefined ? null : minor(hryvnias)

/** The same moment may be written in two ways. */
export const isSameSlot = (one: Slot, other: Slot) =>
  Date.parse(one.start) === Date.parse(other.start) && Date.parse(one.end) === Date.parse(other.end)

export const kinds: Readonly<Record<string, Trouble['kind']>> = {
  'product.offer.stock.max': 'short',
  'product.offer.not_found': 'gone',
  'product.offer.status.not_available': 'gone',
  'product.offer.price.changed': 'price',
  'timeslot.not_found': 'slot',
  'timeslot.not_available': 'slot',
}

export function hasSlotTrouble(
  validations: readonly { message: string }[] | null | undefined,
): boolean {
  return (validations ?? []).some(({ message }) => kinds[message] === 'slot')
}
