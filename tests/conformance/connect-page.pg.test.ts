import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { snippets } from '../../server/domain/site/agent-clients.ts'
import { languages } from '../../shared/language/languages.ts'
import type { Caller } from '../support/caller.ts'
import { ConsentingClient } from '../support/consenting-client.ts'
import { connectV1 } from '../support/official-clients.ts'
import { type ServedApp, serveTestApp } from '../support/served.ts'

let app: ServedApp
let person: Caller
beforeAll(async () => {
  app = await serveTestApp({ RATE_LIMITS: '0' })
  person = app.caller()
  await person.signUp()
})
afterAll(() => app.stop())

interface Bridged {
  command: string
  args: string[]
}
interface Servers<Server> {
  mcpServers: { komora: Server }
}

/** How each program finds the address in what it was given: by these keys, in this order of words. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'claude-code': (text) => {
    const [, , , flag, transport, , url] = text.split(' ')
    return flag === '--transport' && transport === 'http' && url
  },
  'claude-code-file': (text) => {
    const { type, url } = (JSON.parse(text) as Servers<{ type: string; url: string }>).mcpServers
      .komora
    return type === 'http' && url
  },
  'claude-desktop': bridged,
  cursor: (text) => (JSON.parse(text) as Servers<{ url: string }>).mcpServers.komora.url,
  'vs-code': (text) => {
    const { type, url } = JSON.parse(text).servers.komora
    return type === 'http' && url
  },
  'vs-code-command': (text) => {
    const { name, type, url } = JSON.parse(/^code --add-mcp '([^']+)'$/.exec(text)?.[1] ?? '')
    return name === 'komora' && type === 'http' && url
  },
  gemini: (text) => {
    const words = text.split(' ')
    return words[words.indexOf('--transport') + 1] === 'http' && words.at(-1)
  },
  'gemini-file': (text) =>
    (JSON.parse(text) as Servers<{ httpUrl: string }>).mcpServers.komora.httpUrl,
  codex: (text) => /^codex mcp add komora --url (\S+)\ncodex mcp login komora$/.exec(text)?.[1],
  'codex-file': (text) =>
    (Bun.TOML.parse(text) as { mcp_servers: { komora: { url: string } } }).mcp_servers.komora.url,
  windsurf: (text) =>
    (JSON.parse(text) as Servers<{ serverUrl: string }>).mcpServers.komora.serverUrl,
  zed: (text) => JSON.parse(text).context_servers.komora.url,
  opencode: (text) => {
    const { type, url, enabled } = JSON.parse(text).mcp.komora
    return type === 'remote' && enabled === true && url
  },
  bridge: bridged,
}

/** mcp-remote takes the address as its first argument, and is a stock client itself. */
function bridged(text: string): unknown {
  const { command, args } = (JSON.parse(text) as Servers<Bridged>).mcpServers.komora
  return command === 'npx' && args[0] === '-y' && args[1] === 'mcp-remote' && args[2]
}

/** Every block of code of the page, in the order of reading. */
async function blocks(language: string) {
  const response = await fetch(`${app.url}/connect.md`, {
    headers: { 'accept-language': language },
  })
  expect(response.headers.get('content-type')).toStartWith('text/markdown')
  const text = await response.text()
  const found = [...text.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)]
  return { text, blocks: found.map(([, as = '', body = '']) => ({ as, body })) }
}

describe('the page about connecting', () => {
  test('shows each configuration once, in both languages, for this very server', async () => {
    for (const language of languages) {
      const { text, blocks: shown } = await blocks(language)
      const ours = Object.values(snippets).map(({ as, text: write }) => ({
        as: as as string,
        body: write(`${app.url}/api/mcp`),
      }))
      expect(shown).toEqual(ours)
      expect(text).not.toMatch(/\{[a-z_.-]+\}/)
    }
  })

  test('every program has somebody here who reads its configuration as it would', () => {
    expect(Object.keys(readers)).toEqual(Object.keys(snippets))
  })

  for (const [at, name] of Object.keys(readers).entries()) {
    test(`a stock client connects by what is shown for ${name}`, async () => {
      const { blocks: shown } = await blocks('uk')
      const address = readers[name]?.(shown[at]?.body ?? '')
      expect(address).toBe(`${app.url}/api/mcp`)
      const client = await connectV1(new URL(String(address)), new ConsentingClient(person))
      expect((await client.listTools()).tools).toHaveLength(8)
      await client.close()
    })
  }
})
