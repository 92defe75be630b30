import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createServer } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { RefusalReason } from '../../../server/net/refusal.ts'
import { FetchRefusal } from '../../../server/net/refusal.ts'
import { createSafeFetch, type SafeFetchOptions } from '../../../server/net/safe-fetch.ts'
import { type Site, startSite } from '../../support/site.ts'

const html = { 'content-type': 'text/html; charset="Windows-1251"' }
const bomb = new Uint8Array(5_000_000)
let site: Site

const pages: Readonly<Record<string, (request: Request) => Response>> = {
  '/page': () => new Response('Борщ', { headers: html }),
  '/moved': () => Response.redirect('/page', 302),
  '/outside': () => new Response(null, { status: 301, headers: { location: 'http://10.0.0.1/' } }),
  '/inside': () =>
    new Response(null, { status: 307, headers: { location: 'http://inside.example/' } }),
  '/metadata': () =>
    new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest' } }),
  '/mail': () =>
    new Response(null, { status: 302, headers: { location: 'http://93.184.215.14:25/' } }),
  '/file': () => new Response(null, { status: 302, headers: { location: 'file:///etc/passwd' } }),
  '/circle': () => new Response(null, { status: 302, headers: { location: '/circle' } }),
  '/gone': () => new Response('Немає', { status: 410, headers: html }),
  '/picture': () => new Response('\u0089PNG', { headers: { 'content-type': 'image/png' } }),
  '/large': () => new Response(bomb, { headers: html }),
  '/endless': () => new Response(endless(), { headers: html }),
  '/silent': () => new Response(silent(), { headers: html }),
  '/gzip': () =>
    new Response(Bun.gzipSync('Борщ'), { headers: { ...html, 'content-encoding': 'gzip' } }),
  '/gzip-bomb': () =>
    new Response(Bun.gzipSync(bomb), { headers: { ...html, 'content-encoding': 'gzip' } }),
  '/brotli-bomb': () =>
    new Response(brotliCompressSync(bomb), { headers: { ...html, 'content-encoding': 'br' } }),
}

beforeAll(() => {
  site = startSite((request) => {
    const page = pages[new URL(request.url).pathname]
    return page ? page(request) : new Response('Немає', { status: 404, headers: html })
  })
})
afterAll(() => site.stop())

const options: SafeFetchOptions = {
  maxBytes: 1_000_000,
  timeoutMs: 60_000,
  redirects: 5,
  accept: ['text/html'],
}

function get(url: string, changes: Partial<SafeFetchOptions> = {}) {
  return site.fetch(url.replace('.example', `.example:${site.port}`), { ...options, ...changes })
}

async function refusal(url: string, changes?: Partial<SafeFetchOptions>): Promise<RefusalReason> {
  const error = await get(url, changes).catch((thrown: unknown) => thrown)
  if (!(error instanceof FetchRefusal)) throw new Error(`${url} was not refused`, { cause: error })
  return error.reason
}

describe('what is answered', () => {
  test('a page comes with its address, type, charset and bytes', async () => {
    const page = await get('http://recipes.example/page')
    expect(page).toMatchObject({ type: 'text/html', charset: 'windows-1251' })
    expect(page.url).toBe(`http://recipes.example:${site.port}/page`)
    expect(new TextDecoder().decode(page.bytes)).toBe('Борщ')
  })

  test('the site is asked by its name, although the connection goes to the checked address', async () => {
    await get('http://recipes.example/page')
    expect(site.hosts.at(-1)).toBe(`recipes.example:${site.port}`)
  })

  test('the TLS handshake names the site', async () => {
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
    const failed = site.fetch(`https://recipes.example:${port}/`, options).catch(() => 'failed')
    expect(await hello.promise).toContain('recipes.example')
    expect(await failed).toBe('failed')
    listener.close()
  })

  test('a redirect is followed, and a compressed page unfolded', async () => {
    expect((await get('http://recipes.example/moved')).url).toEndWith('/page')
    const { bytes } = await get('http://recipes.example/gzip')
    expect(new TextDecoder().decode(bytes)).toBe('Борщ')
  })

  test('a second address is tried when the first cannot be reached', async () => {
    const tried: string[] = []
    const fetchThere = createSafeFetch({
      resolve: async () => ['2606:4700::1111', '93.184.215.14'],
      route(address) {
        tried.push(address)
        return tried.length === 1 ? '::1' : '127.0.0.1'
      },
    })
    const page = await fetchThere(`http://recipes.example:${site.port}/page`, options)
    expect(page.type).toBe('text/html')
    expect(tried).toEqual(['2606:4700::1111', '93.184.215.14'])
  })
})

describe('what is refused', () => {
  test('addresses of a private network, however they are written', async () => {
    const urls = [
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.0.0.1/',
      'http://0/',
      'http://[::1]/',
      'http://[::ffff:7f00:1]/',
      'http://[64:ff9b::a00:1]/',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
    ]
    const reasons = await Promise.all(urls.map((url) => refusal(url)))
    expect(new Set(reasons)).toEqual(new Set(['address']))
  })

  test('a name that leads into a private network, even with one address of several', async () => {
    expect(await refusal('http://inside.example/page')).toBe('address')
    expect(await refusal('http://mixed.example/page')).toBe('address')
  })

  test('a redirect into a private network or to another protocol', async () => {
    expect(await refusal('http://recipes.example/outside')).toBe('address')
    expect(await refusal('http://recipes.example/inside')).toBe('address')
    expect(await refusal('http://recipes.example/metadata')).toBe('address')
    expect(await refusal('http://recipes.example/file')).toBe('url')
  })

  test('more redirects than allowed', async () => {
    expect(await refusal('http://recipes.example/circle')).toBe('redirects')
    expect(await refusal('http://recipes.example/moved', { redirects: 0 })).toBe('redirects')
  })

  test('other protocols, userinfo and what is not an address', async () => {
    for (const url of ['file:///etc/passwd', 'ftp://a/', 'data:text/html,x', 'борщ', '//a', '']) {
      expect(await refusal(url)).toBe('url')
    }
    expect(await refusal('http://someone:word@recipes.example/page')).toBe('url')
  })

  test('ports where no web site is, also after a redirect', async () => {
    for (const port of [22, 25, 110, 445])
      expect(await refusal(`http://93.184.215.14:${port}/`)).toBe('address')
    expect(await refusal('http://recipes.example/mail')).toBe('address')
  })

  test('a page that is too large, said or unsaid, before or after unfolding', async () => {
    expect(await refusal('http://recipes.example/large')).toBe('too_large')
    expect(await refusal('http://recipes.example/endless')).toBe('too_large')
    expect(await refusal('http://recipes.example/gzip-bomb')).toBe('too_large')
    expect(await refusal('http://recipes.example/brotli-bomb')).toBe('too_large')
  })

  test('a page that does not come in time', async () => {
    expect(await refusal('http://recipes.example/silent', { timeoutMs: 200 })).toBe('timeout')
  })

  test('another kind of content, and an answer that is not good', async () => {
    expect(await refusal('http://recipes.example/picture')).toBe('type')
    expect(await refusal('http://recipes.example/gone')).toBe('status')
  })

  test('a name that nobody knows, in the words for one inside a private network', async () => {
    expect(await refusal('http://nobody.example/')).toBe('address')
  })
})

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
}

function silent(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(10))
    },
  })
}
