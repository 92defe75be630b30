import { z } from 'zod'
import type { StoreAbility } from '../../../../shared/wire/stores.ts'
import type { Queryable } from '../../../db/client.ts'
import type { Services } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { placeToConnect, type Store } from '../stores.ts'
import { renew, type Tokens } from './oauth.ts'

const schema = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  clientId: z.string(),
  issuer: z.string(),
  expires: z.number().nullable(),
})

export interface Connection {
  personId: string
  store: Store
  version: number
  tokens: Tokens
  /** What the store could not do any more when its tools were last compared. */
  cannot: StoreAbility[]
}

/** What is sealed for one person and store opens for no other. */
export const boundTo = (personId: string, store: string) => `store connection ${personId} ${store}`

export async function keep(
  services: Services,
  personId: string,
  store: Store,
  tokens: Tokens,
  sql: Queryable = services.sql,
): Promise<void> {
  const sealed = services.secrets.seal(JSON.stringify(tokens), boundTo(personId, store.id))
  const now = services.now()
  await sql`
    INSERT INTO store_connections (person_id, store, sealed, created_at, updated_at)
    VALUES (${personId}, ${store.id}, ${sealed}, ${now}, ${now})
    ON CONFLICT (person_id, store) DO UPDATE SET sealed = excluded.sealed, lapsed = false,
      version = store_connections.version + 1, updated_at = excluded.updated_at`
}

interface Row {
  version: number
  sealed: string
  lapsed: boolean
  cannot: StoreAbility[]
}

/** The person's connection, or a refusal that says where to make one. */
export async function connectionOf(
  services: Services,
  personId: string,
  store: Store,
): Promise<Connection> {
  const [row] = await services.sql<Row[]>`
    SELECT version, sealed, lapsed, cannot FROM store_connections
    WHERE person_id = ${personId} AND store = ${store.id}`
  const url = placeToConnect(services)
  if (!row) throw new DomainError('store_not_connected', { url })
  if (row.lapsed) throw new DomainError('store_reconnect', { url })
  return opened(services, personId, store, row)
}

function opened(services: Services, personId: string, store: Store, row: Row): Connection {
  const plain = services.secrets.open(row.sealed, boundTo(personId, store.id))
  // The key was changed without keeping the one before.
  if (plain === null) throw new DomainError('store_reconnect')
  const tokens = schema.parse(JSON.parse(plain))
  return { personId, store, version: row.version, tokens, cannot: row.cannot }
}

/**
 * The connection with a fresh token. A refresh token that is used twice is taken for stolen, so whoever
 * renews holds the row, on whatever server, and who waited for it takes what the first one got.
 */
export async function renewed(services: Services, stale: Connection): Promise<Connection> {
  const { personId, store } = stale
  const outcome = await services.sql.begin(async (tx) => {
    const [row] = await tx<Row[]>`
      SELECT version, sealed, lapsed, cannot FROM store_connections
      WHERE person_id = ${personId} AND store = ${store.id} FOR UPDATE`
    if (!row || row.lapsed) return null
    const now = opened(services, personId, store, row)
    if (now.version !== stale.version) return now
    const tokens = await renew(services, store, now.tokens)
    if (!tokens) {
      await tx`
        UPDATE store_connections SET lapsed = true, updated_at = ${services.now()}
        WHERE person_id = ${personId} AND store = ${store.id}`
      return null
    }
    await keep(services, personId, store, tokens, tx)
    return { ...now, version: now.version + 1, tokens }
  })
  if (!outcome) throw new DomainError('store_reconnect', { url: placeToConnect(services) })
  return outcome
}
