import type { Context } from '../../../kernel/context.ts'
import { newId } from '../../../kernel/ids.ts'
import { countUse } from '../../limits/count-use.ts'
import { readMetadata } from './metadata.ts'

export interface RegisteredClient {
  client_id: string
  client_id_issued_at: number
  client_name: string
  redirect_uris: string[]
  token_endpoint_auth_method: 'none'
  grant_types: string[]
  response_types: string[]
  application_type: 'web' | 'native'
  client_uri?: string
}

/** RFC 7591: anybody may register; it says who asks, and proves nothing about them. */
export async function registerClient(ctx: Context, body: unknown): Promise<RegisteredClient> {
  await countUse(ctx, 'register')
  await countUse(ctx, 'registerAnywhere', 'all')
  const client = readMetadata(body)
  const id = newId('cli')
  const now = ctx.now()
  await ctx.sql`
    INSERT INTO clients (id, kind, name, redirect_uris, application_type, client_uri, created_at, last_used_at)
    VALUES (${id}, 'registered', ${client.name}, ${client.redirectUris}, ${client.applicationType},
      ${client.clientUri}, ${now}, ${now})`
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: client.name,
    redirect_uris: client.redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    application_type: client.applicationType,
    ...(client.clientUri !== null && { client_uri: client.clientUri }),
  }
}
