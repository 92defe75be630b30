import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createServer } from 'node:net'
import { FetchRefusal } from '../../../server/net/refusal.ts'
import { createStoreFetch } from '../../../server/net/store-fetch.ts'

const chain = 'https://mcp.silpo.example/mcp'
const part = new Uint8Array(1024 * 1024)
let here: ReturnType<typeof Bun.serve>
const asked: string[] = []

beforeAll(() => {
  here = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      if (pathname === '/moved')
        return new Response(null, { status: 302, headers: { location: '/said' } })
      if (pathname === '/large') return new Response(parts(9))
      return new Response(`${request.method} ${await request.text()}`)
    },
  })
})
afterAll(() => here.stop(true))

const local = (path: string) => `http://localhost:${here.port}${path}`

/** Every name leads to public addresses at first, and into this machine when it is asked again. */
function rebinding(...first: string[]) {
  const resolved: string[] = []
  const routed: string[] = []
  const network = {
    async resolve(name: string) {
      resolved.push(name)
      return resolved.length === 1 ? first : ['127.0.0.1']
    },
    route(address: string) {
      routed.push(address)
      return '127.0.0.1'
    },
  }
  return { resolved, routed, network }
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((thrown: unknown) => thrown)
  return error instanceof FetchRefusal ? error.reason : `not refused: ${String(error)}`
}

describe('a store on the internet', () => {
  test('is asked over https alone, and at no address of a private network', async () => {
    const { network } = rebinding('93.184.215.14')
    const ask = createStoreFetch(network)
    expect(await reasonOf(ask(chain, 'http://mcp.silpo.example/mcp'))).toBe('url')
    // It may name any sign-in it likes, save one in here.
    for (const inside of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:7f00:1]'])
      expect(await reasonOf(ask(chain, `https://${inside}/token`))).toBe('address')
    const mixed = createStoreFetch(rebinding('93.184.215.14', '192.168.0.1').network)
    expect(await reasonOf(mixed(chain, 'https://id.silpo.example/token'))).toBe('address')
    expect(await reasonOf(ask(chain, local('/said')))).toBe('url')
  })

  test('is reached at the address that was checked, by its name, however often the name changes', async () => {
    const hello = Promise.withResolvers<string>()
    const listener = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', (bytes) => {
        hello.resolve(bytes.toString('latin1'))
        socket.destroy()
      })
    })
    await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready))
    const { port } = listener.address() as { port: number }
    const { network, resolved, routed } = rebinding('93.184.215.14')
    const url = `https://mcp.silpo.example:${port}/mcp`
    const failed = reasonOf(createStoreFetch(network)(chain, url, { method: 'POST', body: '{}' }))
    expect(await hello.promise).toContain('mcp.silpo.example')
    expect(await failed).toBe('unreachable')
    expect([resolved, routed]).toEqual([['mcp.silpo.example'], ['93.184.215.14']])
    listener.close()
  })
})

describe('an answer', () => {
  const ask = createStoreFetch()

  test('comes from a store that the operator has on this machine', async () => {
    const answer = await ask(local('/mcp'), local('/said'), { method: 'POST', body: 'молоко' })
    expect(await answer.text()).toBe('POST молоко')
  })

  test('that leads elsewhere is not followed', async () => {
    expect(await reasonOf(ask(local('/mcp'), local('/moved')))).toBe('redirects')
    expect(asked.at(-1)).toBe('/moved')
  })

  test('that grows beyond eight megabytes breaks off', async () => {
    const answer = await ask(local('/mcp'), local('/large'))
    expect(await reasonOf(answer.arrayBuffer())).toBe('too_large')
  })

  test('that does not come is waited for no longer than allowed', async () => {
    const { network } = rebinding()
    const never = new Promise<never>(() => {})
    const silent = { ...network, resolve: () => never }
    expect(await reasonOf(createStoreFetch(silent, 20)(chain, chain))).toBe('timeout')
    const given = AbortSignal.abort(new Error('we have left'))
    const left = createStoreFetch(silent)(chain, chain, { signal: given })
    expect(String(await left.catch((error: unknown) => error))).toContain('we have left')
  })
})

function parts(count: number): ReadableStream<Uint8Array> {
  let given = 0
  return new ReadableStream({
    pull(controller) {
      given += 1
      if (given > count) controller.close()
      else controller.enqueue(part)
    },
  })
}
