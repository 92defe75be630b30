import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewTransport,
} from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Komora } from './komora.ts'

const me = { name: 'first-minute', version: '1' }

/** Both stock client libraries, as their authors publish them. */
const libraries = {
  '@modelcontextprotocol/sdk': {
    client: () => new OldClient(me),
    transport(url: URL, provider: never) {
      const transport = new OldTransport(url, { authProvider: provider })
      const finish = (answer: URLSearchParams) => transport.finishAuth(answer.get('code') ?? '')
      return { transport, finish }
    },
  },
  '@modelcontextprotocol/client': {
    client: () => new NewClient(me),
    transport(url: URL, provider: never) {
      const transport = new NewTransport(url, { authProvider: provider })
      return { transport, finish: (answer: URLSearchParams) => transport.finishAuth(answer) }
    },
  },
}

export type Library = keyof typeof libraries

export interface Agent {
  /** Where it sends its person's browser. */
  asks: string
  /** Comes true when the person has said yes, and it has connected with that. */
  connected(): Promise<void>
  tools(): Promise<string[]>
  call<T>(tool: string, input?: Record<string, unknown>): Promise<T>
  stop(): Promise<void>
}

/** A program on this computer that was told the address of the endpoint, and nothing else. */
export async function startAgent(komora: Komora, library: Library): Promise<Agent> {
  const endpoint = new URL('/api/mcp', komora.url)
  const answer = Promise.withResolvers<URLSearchParams>()
  const ear = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      answer.resolve(new URL(request.url).searchParams)
      return new Response('You may close this window.')
    },
  })
  const provider = new Provider(`http://127.0.0.1:${ear.port}/callback`)
  const { client: newClient, transport } = libraries[library]
  const client = newClient()
  const open = () => transport(endpoint, provider as never)
  const refused = open()
  // Nobody has allowed it anything yet; from the refusal it learns whom to ask.
  await newClient()
    .connect(refused.transport as never)
    .catch(() => {})

  return {
    asks: provider.asks,
    async connected() {
      await refused.finish(await answer.promise)
      await client.connect(open().transport as never)
    },
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async call<T>(tool: string, input: Record<string, unknown> = {}) {
      const result = await client.callTool({ name: tool, arguments: input })
      if (result.isError) throw new Error(`${tool} says: ${JSON.stringify(result.content)}`)
      return result.structuredContent as T
    },
    async stop() {
      await client.close()
      await ear.stop(true)
    },
  }
}

/** What the libraries ask of the program around them: to keep things, and to open a browser. */
class Provider {
  asks = ''
  #client: unknown
  #tokens: unknown
  #verifier = ''
  #discovered: unknown
  readonly redirectUrl: string

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl
  }
  get clientMetadata() {
    return { client_name: 'Стороння програма', redirect_uris: [this.redirectUrl] }
  }
  clientInformation() {
    return this.#client
  }
  saveClientInformation(client: unknown) {
    this.#client = client
  }
  tokens() {
    return this.#tokens
  }
  saveTokens(tokens: unknown) {
    this.#tokens = tokens
  }
  discoveryState() {
    return this.#discovered
  }
  saveDiscoveryState(discovered: unknown) {
    this.#discovered = discovered
  }
  codeVerifier() {
    return this.#verifier
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  redirectToAuthorization(address: URL) {
    this.asks = address.href
  }
}
