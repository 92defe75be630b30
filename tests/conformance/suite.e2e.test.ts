import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allow, connectAgent, openConsent, register } from '../support/agent.ts'
import type { Caller } from '../support/caller.ts'
import { type ServedApp, serveTestApp } from '../support/served.ts'
import { startTokenProxy } from '../support/token-proxy.ts'

const suite = join(
  import.meta.dir,
  '../../node_modules/@modelcontextprotocol/conformance/dist/index.js',
)
const patience = 180_000

let app: ServedApp
let person: Caller
let proxy: ReturnType<typeof startTokenProxy>
let folder: string
beforeAll(async () => {
  app = await serveTestApp({ RATE_LIMITS: '0' })
  person = app.caller()
  await person.signUp()
  await person.compose()
  const { access_token } = await connectAgent(app, person)
  proxy = startTokenProxy(app.url, access_token)
  folder = await mkdtemp(join(tmpdir(), 'komora-conformance-'))
})
afterAll(async () => {
  await proxy.stop()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

function start(...args: string[]) {
  return Bun.spawn([process.execPath, suite, ...args], {
    cwd: folder,
    stdout: 'pipe',
    stderr: 'inherit',
  })
}

/** The last lines of a run, and its exit code: 0 when only what was expected has failed. */
async function run(...args: string[]): Promise<[code: number, summary: string]> {
  const child = start(...args)
  const output = await new Response(child.stdout).text()
  const code = await child.exited
  return [code, code === 0 ? 'as expected' : output.slice(-3000)]
}
const expecting = (file: string) => ['--expected-failures', join(import.meta.dir, file)]

describe('the conformance suite of the protocol', () => {
  test(
    'passes in the old era',
    async () => {
      const outcome = await run(
        ...['server', '--url', `${proxy.url}/api/mcp`, '--spec-version', '2025-11-25'],
        ...expecting('expected-failures.yml'),
      )
      expect(outcome).toEqual([0, 'as expected'])
    },
    patience,
  )

  test(
    'passes in the new era',
    async () => {
      const outcome = await run(
        ...['server', '--url', `${proxy.url}/api/mcp`, '--spec-version', '2026-07-28'],
        ...expecting('expected-failures.new-era.yml'),
      )
      expect(outcome).toEqual([0, 'as expected'])
    },
    patience,
  )

  test(
    'finds the headers of the new era checked',
    async () => {
      const outcome = await run(
        ...['server', '--url', `${proxy.url}/api/mcp`, '--spec-version', '2026-07-28'],
        ...['--scenario', 'http-header-validation'],
      )
      expect(outcome).toEqual([0, 'as expected'])
    },
    patience,
  )

  test(
    'finds resources of the documentation listed, and unknown ones refused',
    async () => {
      const docs = ['server', '--url', `${app.url}/api/docs-mcp`, '--spec-version', '2026-07-28']
      const outcomes = [
        await run(...docs, '--scenario', 'resources-list'),
        await run(...docs, '--scenario', 'sep-2164-resource-not-found'),
      ]
      expect(outcomes).toEqual(outcomes.map(() => [0, 'as expected']))
    },
    patience,
  )

  test(
    'passes the authorization server, with a person who consents',
    async () => {
      const port = freePort()
      const callback = `http://127.0.0.1:${port}/callback`
      const clientId = await register(app, { redirect_uris: [callback] })
      const child = start(
        ...['authorization', '--url', app.url, '--client-id', clientId, '--port', String(port)],
        ...['--resource', `${app.url}/api/mcp`],
      )
      const output = await consentWhenAsked(child.stdout)
      expect([await child.exited, output.match(/\d+ failed/g)?.at(-1)]).toEqual([0, '0 failed'])
    },
    patience,
  )
})

/** The suite prints the address that a person would open, and waits for the browser to come back. */
async function consentWhenAsked(stdout: ReadableStream<Uint8Array>): Promise<string> {
  let output = ''
  let asked = false
  const decoder = new TextDecoder()
  for await (const part of stdout) {
    output += decoder.decode(part, { stream: true })
    const address = /^(http\S+\/authorize\S+)$/m.exec(output)?.[1]
    if (!address || asked) continue
    asked = true
    const { pathname, search } = new URL(address)
    await fetch(await allow(person, await openConsent(person, pathname + search)))
  }
  return output
}

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('') })
  const { port } = probe
  probe.stop(true)
  if (port === undefined) throw new Error('A server on port 0 is given a port.')
  return port
}
