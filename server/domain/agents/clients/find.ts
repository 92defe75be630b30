import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { type Client, knownClient } from './client.ts'
import { fetchDocumentClient, isDocumentAddress } from './document.ts'

/** The client that asks for access; the description of one that has it elsewhere is fetched anew. */
export async function findClient(ctx: Context, clientId: string): Promise<Client> {
  const known = await knownClient(ctx.sql, clientId)
  if (known && (known.freshUntil === null || known.freshUntil > ctx.now())) return known
  if (isDocumentAddress(clientId)) return fetchDocumentClient(ctx, clientId)
  throw new DomainError('oauth_client_unknown')
}
