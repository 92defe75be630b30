import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { bearer, newCall, post } from '../../../support/mcp.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  const person = await app.signedUp()
  token = (await connectAgent(app, person)).access_token
})
afterAll(() => app.stop())

const extensions = {
  'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] },
}
type Answer = Record<string, unknown>
interface Listed {
  name: string
  uri: string
  _meta?: { ui: { resourceUri: string } }
}

/** A client of the old era, from its initialize on. */
async function begin(capabilities: Answer) {
  const message = (method: string, params: Answer) => ({ jsonrpc: '2.0', id: 1, method, params })
  const hello = {
    protocolVersion: '2025-11-25',
    capabilities,
    clientInfo: { name: 't', version: '1' },
  }
  const begun = await post(app, '/api/mcp', message('initialize', hello))
  const session = begun.headers.get('mcp-session-id')
  return {
    session,
    capabilities: begun.body.result?.['capabilities'] as Answer,
    async ask(method: string, params: Answer = {}) {
      const headers = { ...bearer(token), ...(session && { 'mcp-session-id': session }) }
      return (await post(app, '/api/mcp', message(method, params), headers)).body.result ?? {}
    },
  }
}

/** One of the new era, which says with every request what it can. */
const saying = (extended: Answer) => ({
  async ask(method: string, params: Answer = {}) {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': { extensions: extended },
    }
    return (await newCall(app, '/api/mcp', method, { token, params, meta })).body.result ?? {}
  },
})

const viewsOf = (tools: unknown) =>
  (tools as Listed[]).flatMap(({ name, _meta }) => (_meta ? [[name, _meta.ui.resourceUri]] : []))
const linked = [
  ['service_get_my_recipe', 'ui://komora/recipe'],
  ['service_list_plan', 'ui://komora/week'],
  ['service_search_public_recipes', 'ui://komora/recipe'],
  ['service_propose_recipe_draft', 'ui://komora/proposal'],
  ['service_propose_plan_entry', 'ui://komora/proposal'],
  ['service_propose_shopping_list', 'ui://komora/proposal'],
]
const lines = { name: 'service_propose_shopping_list', arguments: { lines: ['молоко 2 л'] } }

describe('views of answers', () => {
  test('are told of to a client of the old era that shows them, by what it says at its beginning', async () => {
    const client = await begin({ extensions })
    expect(client.session).toMatch(/^apps-/)
    expect(client.capabilities).toMatchObject({ extensions })
    expect(viewsOf((await client.ask('tools/list'))['tools'])).toEqual(linked)
    const { resources } = (await client.ask('resources/list')) as { resources: Listed[] }
    expect(resources.map((one) => one.uri)).toContain('ui://komora/recipe')
  })

  test('and to one of the new era, by what it says with each request', async () => {
    const client = saying(extensions)
    expect((await client.ask('server/discover'))['capabilities']).toMatchObject({ extensions })
    expect(viewsOf((await client.ask('tools/list'))['tools'])).toEqual(linked)
  })

  test('and to nobody else, whose answers stay as they are', async () => {
    const other = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/uri-list'] } }
    const old = await begin({ roots: {} })
    expect([old.session, old.capabilities['extensions']]).toEqual([null, undefined])
    for (const client of [old, await begin({ extensions: other }), saying({}), saying(other)]) {
      expect(viewsOf((await client.ask('tools/list'))['tools'])).toEqual([])
      expect(JSON.stringify(await client.ask('resources/list'))).not.toContain('ui://')
      const called = await client.ask('tools/call', lines)
      expect(JSON.stringify(called)).not.toContain('komora/shown')
    }
  })

  test('are whole pages that load nothing and run only their own script', async () => {
    for (const [, uri] of linked) {
      const { contents } = (await saying({}).ask('resources/read', { uri })) as {
        contents: { mimeType: string; text: string; _meta: object }[]
      }
      const [{ mimeType, text, _meta } = { mimeType: '', text: '', _meta: {} }] = contents
      expect(mimeType).toBe('text/html;profile=mcp-app')
      expect(_meta).toEqual({ ui: { csp: {}, permissions: {}, prefersBorder: true } })
      const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1] ?? ''
      const allowed = Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/s)))
      expect(allowed).toMatchObject({ 'default-src': "'none'", 'base-uri': "'none'" })
      for (const [tag, rule] of [
        ['script', 'script-src'],
        ['style', 'style-src'],
      ]) {
        const body = new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(text)?.[1] ?? ''
        const hash = new Bun.CryptoHasher('sha256').update(body).digest('base64')
        expect(allowed[rule ?? '']).toBe(`'sha256-${hash}'`)
      }
      expect(text.match(/<script|<style|<link|<img|src=|href=/g)).toEqual(['<style', '<script'])
      expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(/)
    }
  })

  test('of a proposal are given what the person will see, and the model is not', async () => {
    const called = (await saying(extensions).ask('tools/call', lines)) as {
      content: unknown
      _meta: Record<string, unknown>
    }
    expect(called._meta['komora/shown']).toEqual({
      kind: 'shopping_list',
      list: null,
      lines: ['молоко 2 л'],
    })
    expect(JSON.stringify(called.content)).not.toContain('молоко')
  })
})
