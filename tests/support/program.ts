import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { allScopes } from './agent.ts'

export interface Program {
  /** Where it sends the person's browser. */
  asks: string
  /** What came back to it there, and from now on it is connected if that was a code. */
  answered(): Promise<URLSearchParams>
  use<T>(tool: string, input?: Record<string, unknown>): Promise<T>
  stop(): Promise<void>
}

/**
 * A program on this computer with a stock MCP client in it, which is given the address alone. It
 * waits for the person's browser on a loopback port of its own.
 */
export async function startProgram(site: string, name = 'Кухонний помічник'): Promise<Program> {
  const returned = Promise.withResolvers<URLSearchParams>()
  const door = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      returned.resolve(new URL(request.url).searchParams)
      return new Response('Дякуємо', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    },
  })
  const redirectUrl = `http://127.0.0.1:${door.port}/callback`
  const kept: Record<string, unknown> = {}
  let asks = ''
  const provider = {
    redirectUrl,
    clientMetadata: { client_name: name, redirect_uris: [redirectUrl], scope: allScopes },
    clientInformation: () => kept['client'],
    saveClientInformation: (client: unknown) => {
      kept['client'] = client
    },
    tokens: () => kept['tokens'],
    saveTokens: (tokens: unknown) => {
      kept['tokens'] = tokens
    },
    codeVerifier: () => kept['verifier'],
    saveCodeVerifier: (verifier: string) => {
      kept['verifier'] = verifier
    },
    redirectToAuthorization: (address: URL) => {
      asks = address.href
    },
  }
  const open = () =>
    new StreamableHTTPClientTransport(new URL('/api/mcp', site), {
      authProvider: provider as never,
    })
  const client = new Client({ name: 'program', version: '1' })
  const first = open()
  // It is refused, and so learns where to ask.
  await new Client({ name: 'program', version: '1' }).connect(first as never).catch(() => {})

  return {
    get asks() {
      return asks
    },
    async answered() {
      const answer = await returned.promise
      const code = answer.get('code')
      if (code !== null) {
        await first.finishAuth(code)
        await client.connect(open() as never)
      }
      return answer
    },
    async use<T>(tool: string, input: Record<string, unknown> = {}) {
      const answer = await client.callTool({ name: tool, arguments: input })
      if (answer.isError) throw new Error(JSON.stringify(answer.content))
      return answer.structuredContent as T
    },
    async stop() {
      await client.close()
      await door.stop(true)
    },
  }
}
