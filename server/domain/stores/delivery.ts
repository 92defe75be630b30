import type { DeliveryView, OfferedSlot } from '../../../shared/wire/stores.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Slot } from './dialects/types.ts'
import { opened } from './match/match.ts'
import type { Shop } from './shop.ts'
import { type Store, viewOf } from './stores.ts'

/** Where a store may bring the goods, or keep them to be fetched, and what its cart has now. */
export function deliveryAt(ctx: Context, input: { store: string }): Promise<DeliveryView> {
  return choosing(ctx, input.store, async (choose, store, shop) => {
    const now = await choose.now()
    return {
      store: viewOf(ctx, store, 'connected', shop.cannot),
      now: now && { wayId: now.way.id, slot: now.slot },
      ways: await choose.ways(),
    }
  })
}

export function deliverySlots(
  ctx: Context,
  input: { store: string; wayId: string },
): Promise<OfferedSlot[]> {
  return choosing(ctx, input.store, async (choose) => {
    const slots = await choose.slots(input.wayId)
    return slots.map(({ start, end, delivery, minimum }) => ({ start, end, delivery, minimum }))
  })
}

/** What the person chose, in the store's cart; it makes one where there is none. */
export function chooseDelivery(
  ctx: Context,
  input: { store: string; wayId: string; slot: Slot },
): Promise<null> {
  return choosing(ctx, input.store, async (choose) => {
    await choose.choose(input.wayId, input.slot)
    return null
  })
}

async function choosing<T>(
  ctx: Context,
  name: string,
  work: (choose: NonNullable<Shop['delivery']>, store: Store, shop: Shop) => Promise<T>,
): Promise<T> {
  const { store, shop } = await opened(ctx, name)
  try {
    if (!shop.delivery) throw new DomainError('store_no_choice')
    return await work(shop.delivery, store, shop)
  } finally {
    await shop.close()
  }
}
