import { z } from 'zod'
import { idInput } from './ids.ts'

/** What a kitchen's own automation may be told of. */
export const webhookEvents = ['list.changed', 'plan.changed', 'dish.cooked'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const webhookInput = z.object({
  url: z.string().trim().max(500),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
})
export const webhookIdInput = z.object({ id: idInput })

/** Why nobody answered, where there is no status to tell. */
export const deliveryReasons = ['address', 'unreachable', 'timeout', 'paused', 'other'] as const
export type DeliveryReason = (typeof deliveryReasons)[number]

export interface DeliveryView {
  id: string
  type: WebhookEvent | 'test'
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  status: number | null
  reason: DeliveryReason | null
  createdAt: number
  /** Of the next try, while it waits. */
  nextAt: number | null
}

export interface WebhookView {
  id: string
  url: string
  events: WebhookEvent[]
  /** Nothing is sent any more, because nobody answered for long. */
  paused: boolean
  addedBy: string
  deliveries: DeliveryView[]
}
