import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { ConsentingClient } from './consenting-client.ts'

const me = { name: 'test', version: '1' }

/** The official library, version 1, given nothing but the address, and a person who allows. */
export async function connectV1(
  endpoint: URL,
  browser: ConsentingClient,
  capabilities: object = {},
): Promise<ClientV1> {
  const provider = browser as never
  const first = new TransportV1(endpoint, { authProvider: provider })
  await new ClientV1(me).connect(first as never).catch(() => {})
  const answer = await browser.code
  await first.finishAuth(answer?.get('code') ?? '')
  const client = new ClientV1(me, { capabilities })
  await client.connect(new TransportV1(endpoint, { authProvider: provider }) as never)
  return client
}

/** The same of version 2, which speaks both eras. */
export async function connectV2(
  endpoint: URL,
  browser: ConsentingClient,
  mode: 'legacy' | 'auto' | { pin: string },
  capabilities: object = {},
): Promise<ClientV2> {
  const options = { versionNegotiation: { mode }, capabilities }
  const provider = browser as never
  const first = new TransportV2(endpoint, { authProvider: provider })
  await new ClientV2(me, options).connect(first).catch(() => {})
  const answer = await browser.code
  if (answer) await first.finishAuth(answer)
  const client = new ClientV2(me, options)
  await client.connect(new TransportV2(endpoint, { authProvider: provider }))
  return client
}
