import type { ConsentView } from '../../../../shared/wire/agents.ts'
import type { Scope } from '../../../../shared/wire/scopes.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { redirectHost } from '../clients/redirect-uri.ts'
import { type ClientColumns, clientView } from '../connections/client-view.ts'
import { askAgainPath, type KeptRequest } from './ask-again.ts'

interface ConsentRow extends ClientColumns, KeptRequest {
  scopes: Scope[]
  expires_at: Date
  allowed: Scope[] | null
  display_name: string
  email: string | null
  kitchen: string | null
  several: boolean
}

/** What the consent page shows. Only the session that opened the request can see it. */
export async function consent(ctx: Context, input: { requestId: string }): Promise<ConsentView> {
  const actor = signedIn(ctx)
  // consent_requests by its key; grants_live
  const [row] = await ctx.sql<ConsentRow[]>`
    SELECT q.redirect_uri, q.scopes, q.state, q.code_challenge, q.resource, q.expires_at,
      g.scopes AS allowed, p.display_name, p.email, k.name AS kitchen,
      (SELECT count(*) > 1 FROM kitchen_members m WHERE m.person_id = q.person_id) AS several,
      c.id AS client_id, c.kind AS client_kind, c.name AS client_name
    FROM consent_requests q
    JOIN clients c ON c.id = q.client_id
    JOIN people p ON p.id = q.person_id
    JOIN kitchens k ON k.id = ${actor.kitchenId}
    LEFT JOIN grants g ON g.person_id = q.person_id AND g.client_id = q.client_id AND g.kitchen_id = k.id
      AND g.revoked_at IS NULL
    WHERE q.id = ${input.requestId} AND q.session_id = ${actor.sessionId} AND q.person_id = ${actor.personId}
      AND q.decided_at IS NULL AND q.expires_at > ${ctx.now()}`
  if (!row) throw new DomainError('consent_unknown')
  return {
    requestId: input.requestId,
    client: clientView(row),
    redirectHost: redirectHost(row.redirect_uri),
    scopes: row.scopes,
    allowedBefore: row.allowed ?? [],
    account: { displayName: row.display_name, email: row.email },
    kitchen: row.several ? { name: row.kitchen } : null,
    expiresAt: row.expires_at.getTime(),
    askAgain: askAgainPath(row),
  }
}
