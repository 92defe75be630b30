import type { Language } from '../../../shared/language/languages.ts'
import type { WebhookEvent } from '../../../shared/wire/webhooks.ts'
import type { Transaction } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import { newId } from '../../kernel/ids.ts'
import { dataOf, type Happened } from './payloads.ts'

const atOnce = 1000

interface EventRow {
  kitchen_id: string
  type: WebhookEvent
  subject: string
}

/**
 * Makes deliveries of what has happened. Many ticks in one list are one event, for what is told is how the list
 * is now. Of several servers each takes other rows, and with them the work.
 */
export function collectEvents({ sql, now, config }: Services): Promise<number> {
  return sql.begin(async (tx) => {
    const rows = await tx<EventRow[]>`
      DELETE FROM webhook_events WHERE id IN (
        SELECT id FROM webhook_events ORDER BY id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
      RETURNING kitchen_id, type, subject`
    for (const one of happened(rows)) await announce(tx, now(), config.baseUrl, one)
    return rows.length
  })
}

/** Days of a plan go together; lists and dishes are events of their own. */
function happened(rows: readonly EventRow[]): Happened[] {
  const all = new Map<string, Happened>()
  for (const { kitchen_id: kitchenId, type, subject } of rows) {
    const key = [kitchenId, type, type === 'plan.changed' ? '' : subject].join(' ')
    const { subjects } = all.get(key) ?? { subjects: [] }
    all.set(key, { kitchenId, type, subjects: [...new Set([...subjects, subject])].sort() })
  }
  return [...all.values()]
}

async function announce(tx: Transaction, at: Date, baseUrl: string, one: Happened): Promise<void> {
  // webhooks_kitchen
  const listening = await tx<{ id: string; language: Language }[]>`
    SELECT w.id, coalesce(p.language, 'uk') AS language
    FROM webhooks w JOIN people p ON p.id = w.person_id
    WHERE w.kitchen_id = ${one.kitchenId} AND w.paused_at IS NULL AND ${one.type} = ANY(w.events)`
  for (const { id, language } of listening) {
    const data = await dataOf(tx, baseUrl, language, one)
    if (!data) return
    const payload = JSON.stringify({ type: one.type, timestamp: at.toISOString(), data })
    await tx`
      INSERT INTO webhook_deliveries (id, webhook_id, type, payload, state, next_at, created_at)
      VALUES (${newId('whd')}, ${id}, ${one.type}, ${payload}, 'waiting', ${at}, ${at})`
  }
}
