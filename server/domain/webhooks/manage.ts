import { randomBytes } from 'node:crypto'
import type { WebhookEvent } from '../../../shared/wire/webhooks.ts'
import { registered } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { webhookAddress } from './address.ts'
import { deliver } from './deliver.ts'
import { boundTo } from './sign.ts'

const most = 5

/** The secret is told this once; from then on only what is signed with it shows that somebody has it. */
export async function addWebhook(
  ctx: Context,
  input: { url: string; events: WebhookEvent[] },
): Promise<{ id: string; secret: string }> {
  const { personId, kitchenId } = registered(ctx)
  await countOwnUse(ctx, 'webhook')
  const url = webhookAddress(ctx.config, input.url)
  const id = newId('whk')
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await ctx.sql.begin(async (tx) => {
    // Two at once must not both be the fifth.
    await tx`SELECT 1 FROM kitchens WHERE id = ${kitchenId} FOR UPDATE`
    const [row] = await tx<{ count: number }[]>`
      SELECT count(*)::int AS count FROM webhooks WHERE kitchen_id = ${kitchenId}`
    if ((row?.count ?? 0) >= most) throw new DomainError('webhooks_too_many', { limit: most })
    await tx`
      INSERT INTO webhooks (id, kitchen_id, person_id, url, secret, events, created_at)
      VALUES (${id}, ${kitchenId}, ${personId}, ${url}, ${ctx.secrets.seal(secret, boundTo(id))},
        ${[...new Set(input.events)]}, ${ctx.now()})`
  })
  return { id, secret }
}

export async function removeWebhook(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = registered(ctx)
  const gone = await ctx.sql`DELETE FROM webhooks WHERE id = ${id} AND kitchen_id = ${kitchenId}`
  if (gone.count === 0) throw new DomainError('webhook_unknown')
  return { id }
}

/** Begins anew after a pause; what was missed is not sent any more. */
export async function resumeWebhook(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = registered(ctx)
  const done = await ctx.sql`
    UPDATE webhooks SET paused_at = NULL, failures = 0 WHERE id = ${id} AND kitchen_id = ${kitchenId}`
  if (done.count === 0) throw new DomainError('webhook_unknown')
  return { id }
}

/** Calls the address now, once, and says whether it answered. A pause does not matter: this is how one finds out. */
export async function testWebhook(
  ctx: Context,
  input: { id: string },
): Promise<{ delivered: boolean }> {
  const { kitchenId } = registered(ctx)
  await countOwnUse(ctx, 'webhook')
  const id = newId('whd')
  const now = ctx.now()
  const payload = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: {} })
  const made = await ctx.sql`
    INSERT INTO webhook_deliveries (id, webhook_id, type, payload, state, attempts, next_at, created_at)
    SELECT ${id}, w.id, 'test', ${payload}, 'failed', 1, ${now}, ${now}
    FROM webhooks w WHERE w.id = ${input.id} AND w.kitchen_id = ${kitchenId}`
  if (made.count === 0) throw new DomainError('webhook_unknown')
  return { delivered: await deliver(ctx, id) }
}
