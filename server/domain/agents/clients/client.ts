import type { Queryable } from '../../../db/client.ts'
import type { Context } from '../../../kernel/context.ts'

export interface Client {
  id: string
  kind: 'registered' | 'document'
  name: string
  redirectUris: string[]
}

interface ClientRow {
  id: string
  kind: 'registered' | 'document'
  name: string
  redirect_uris: string[]
  fresh_until: Date | null
}

export interface KnownClient extends Client {
  freshUntil: Date | null
}

/** A client that is known here already; nothing is fetched. */
export async function knownClient(sql: Queryable, clientId: string): Promise<KnownClient | null> {
  if (clientId.length > 500 || /[^\x21-\x7e]/.test(clientId)) return null
  const [row] = await sql<ClientRow[]>`
    SELECT id, kind, name, redirect_uris, fresh_until FROM clients WHERE id = ${clientId}`
  if (!row) return null
  const { id, kind, name } = row
  return { id, kind, name, redirectUris: row.redirect_uris, freshUntil: row.fresh_until }
}

/** Clients that nobody has used for a long time are forgotten; this one is not among them. */
export async function touchClient(ctx: Context, sql: Queryable, clientId: string): Promise<void> {
  await sql`UPDATE clients SET last_used_at = ${ctx.now()} WHERE id = ${clientId}`
}
