import type { DeliveryView, WebhookView } from '../../../shared/wire/webhooks.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

const shown = 10

type DeliveryRow = Omit<DeliveryView, 'createdAt' | 'nextAt'> & {
  webhookId: string
  createdAt: Date
  nextAt: Date
}

/** The addresses of the kitchen, each with what was sent there last. Their secrets are told nobody again. */
export async function listWebhooks(ctx: Context): Promise<WebhookView[]> {
  const { kitchenId } = signedIn(ctx)
  const webhooks = await ctx.sql<Omit<WebhookView, 'deliveries'>[]>`
    SELECT w.id, w.url, w.events, w.paused_at IS NOT NULL AS paused, p.display_name AS "addedBy"
    FROM webhooks w JOIN people p ON p.id = w.person_id
    WHERE w.kitchen_id = ${kitchenId} ORDER BY w.created_at, w.id`
  // webhook_deliveries_of
  const rows = await ctx.sql<DeliveryRow[]>`
    SELECT d.* FROM webhooks w CROSS JOIN LATERAL (
      SELECT id, webhook_id AS "webhookId", type, state, attempts, status, reason,
        created_at AS "createdAt", next_at AS "nextAt"
      FROM webhook_deliveries WHERE webhook_id = w.id ORDER BY created_at DESC, id DESC LIMIT ${shown}
    ) d WHERE w.kitchen_id = ${kitchenId} ORDER BY d."createdAt" DESC, d.id DESC`
  return webhooks.map((webhook) => ({
    ...webhook,
    deliveries: rows.filter((row) => row.webhookId === webhook.id).map(deliveryView),
  }))
}

function deliveryView({ webhookId: _, createdAt, nextAt, ...row }: DeliveryRow): DeliveryView {
  return {
    ...row,
    createdAt: createdAt.getTime(),
    nextAt: row.state === 'waiting' ? nextAt.getTime() : null,
  }
}
