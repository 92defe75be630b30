import type { DeliveryReason } from '../../../shared/wire/webhooks.ts'
import type { Services } from '../../kernel/context.ts'
import { FetchRefusal } from '../../net/refusal.ts'
import { mayBePrivate } from './address.ts'
import { boundTo, signedHeaders } from './sign.ts'

const patience = 10_000
/** Seconds after the first try, the second, and so on: a day at most. */
const pauses = [5, 60, 300, 1800, 7200, 21_600, 43_200]
/** So many tries in a row without an answer, and nothing is sent until a person says so. */
const mostFailures = 20

interface Due {
  id: string
  webhook_id: string
  type: string
  payload: string
  attempts: number
  url: string
  secret: string
}

type Outcome = { status: number | null; reason: DeliveryReason | null }

/** Sends one delivery, which the caller has taken, and keeps what came of it. */
export async function deliver(services: Services, id: string): Promise<boolean> {
  const [due] = await services.sql<Due[]>`
    SELECT d.id, d.webhook_id, d.type, d.payload, d.attempts, w.url, w.secret
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = ${id}`
  if (!due) return false
  const outcome = await send(services, due)
  const { status } = outcome
  const delivered = status !== null && status >= 200 && status < 300
  await (delivered ? noteSuccess(services, due, outcome) : noteFailure(services, due, outcome))
  return delivered
}

async function send(services: Services, due: Due): Promise<Outcome> {
  const { config, secrets, now, log } = services
  try {
    const secret = secrets.open(due.secret, boundTo(due.webhook_id))
    if (secret === null) return { status: null, reason: 'other' }
    const status = await services.safePost(due.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Komora/0.1 (webhook)',
        ...signedHeaders(secret, due.id, now(), due.payload),
      },
      body: due.payload,
      timeoutMs: patience,
      mayBePrivate: mayBePrivate(config, due.url),
    })
    return { status, reason: null }
  } catch (error) {
    if (!(error instanceof FetchRefusal)) log.warn('webhook.failed', { delivery: due.id, error })
    return { status: null, reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): DeliveryReason {
  if (!(error instanceof FetchRefusal)) return 'other'
  const { reason } = error
  return reason === 'address' || reason === 'timeout' || reason === 'unreachable' ? reason : 'other'
}

async function noteSuccess({ sql, now }: Services, due: Due, { status }: Outcome): Promise<void> {
  await sql`
    UPDATE webhook_deliveries SET state = 'delivered', status = ${status}, reason = NULL,
      tried_at = ${now()} WHERE id = ${due.id}`
  await sql`UPDATE webhooks SET failures = 0 WHERE id = ${due.webhook_id} AND failures > 0`
}

async function noteFailure(services: Services, due: Due, { status, reason }: Outcome) {
  const { sql, now } = services
  const pause = due.type === 'test' ? undefined : pauses[due.attempts - 1]
  const next = new Date(now().getTime() + (pause ?? 0) * 1000)
  await sql`
    UPDATE webhook_deliveries SET state = ${pause === undefined ? 'failed' : 'waiting'},
      status = ${status}, reason = ${reason}, tried_at = ${now()}, next_at = ${next}
    WHERE id = ${due.id}`
  // A person who presses the button again and again has not given up on the address.
  if (due.type === 'test') return
  // 410: "the receiver no longer wishes to receive webhooks" (standardwebhooks.com).
  const [row] = await sql<{ over: boolean }[]>`
    UPDATE webhooks SET failures = failures + 1 WHERE id = ${due.webhook_id}
    RETURNING failures >= ${mostFailures} OR ${status === 410} AS over`
  if (row?.over) await pauseWebhook(services, due.webhook_id)
}

async function pauseWebhook({ sql, now }: Services, webhookId: string): Promise<void> {
  await sql`UPDATE webhooks SET paused_at = ${now()} WHERE id = ${webhookId}`
  await sql`
    UPDATE webhook_deliveries SET state = 'failed', reason = coalesce(reason, 'paused')
    WHERE webhook_id = ${webhookId} AND state = 'waiting'`
}
