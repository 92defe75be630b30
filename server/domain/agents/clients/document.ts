import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { FetchRefusal } from '../../../net/refusal.ts'
import { countUse } from '../../limits/count-use.ts'
import type { Client } from './client.ts'
import { readMetadata } from './metadata.ts'

const largest = 5 * 1024
const patience = 5000
const keptFor = 60 * 60 * 1000

/**
 * draft-ietf-oauth-client-id-metadata-document: a client whose id is the https address of its own
 * description. Only what that address says now counts, so nothing is kept of a fetch that failed.
 */
export async function fetchDocumentClient(ctx: Context, clientId: string): Promise<Client> {
  if (!isDocumentAddress(clientId)) throw new DomainError('oauth_client_unknown')
  await countUse(ctx, 'clientDocument')
  const document = await fetchDocument(ctx, clientId)
  // §4.1: "The client_id property's value MUST match the URL of the document using simple string comparison"
  if (document['client_id'] !== clientId) throw new DomainError('oauth_client_unknown')
  const method = document['token_endpoint_auth_method'] ?? 'none'
  if (method !== 'none' || 'client_secret' in document)
    throw new DomainError('oauth_client_unknown')
  const { name, redirectUris, applicationType, clientUri } = readMetadata(document)
  const now = ctx.now()
  await ctx.sql`
    INSERT INTO clients (id, kind, name, redirect_uris, application_type, client_uri, created_at, last_used_at, fresh_until)
    VALUES (${clientId}, 'document', ${name}, ${redirectUris}, ${applicationType}, ${clientUri},
      ${now}, ${now}, ${new Date(now.getTime() + keptFor)})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, redirect_uris = excluded.redirect_uris,
      application_type = excluded.application_type, client_uri = excluded.client_uri,
      last_used_at = excluded.last_used_at, fresh_until = excluded.fresh_until`
  return { id: clientId, kind: 'document', name, redirectUris }
}

/** §3: https, a path, no fragment, no user information, no dot segments; and written in one way only. */
export function isDocumentAddress(text: string): boolean {
  if (text.length > 500 || !text.startsWith('https://')) return false
  const url = URL.parse(text)
  if (!url || url.href !== text) return false
  return url.pathname !== '/' && !text.includes('#') && url.username === '' && url.password === ''
}

async function fetchDocument(ctx: Context, address: string): Promise<Record<string, unknown>> {
  try {
    const { bytes } = await ctx.safeFetch(address, {
      maxBytes: largest,
      timeoutMs: patience,
      redirects: 0,
      accept: ['application/json', 'application/'],
    })
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
    throw new DomainError('oauth_client_unknown')
  } catch (error) {
    const expected =
      error instanceof FetchRefusal || error instanceof SyntaxError || error instanceof TypeError
    if (!expected) throw error
    throw new DomainError('oauth_client_unknown', {}, { cause: error })
  }
}
