import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'
import { readCapped } from './read-capped.ts'
import { FetchRefusal } from './refusal.ts'

export interface SafeFetchOptions {
  /** Of the body, compressed or not. */
  maxBytes: number
  /** For everything together: names, redirects, body. */
  timeoutMs: number
  redirects: number
  /** Media types, such as `text/html`; a trailing slash takes the whole family, `image/`. */
  accept: readonly string[]
}

export interface Fetched {
  /** After redirects. */
  url: string
  /** The media type alone, in lower case. */
  type: string
  /** The charset that the Content-Type names, if it does. */
  charset: string | null
  bytes: Uint8Array
}

export type SafeFetch = (url: string, options: SafeFetchOptions) => Promise<Fetched>

/** How names become addresses, and where a connection to an address goes. Tests bring their own. */
export interface Network {
  resolve(name: string): Promise<string[]>
  route(address: string): string
}

const internet: Network = {
  async resolve(name) {
    const found = await lookup(name, { all: true, order: 'ipv4first' })
    return found.map((one) => one.address)
  },
  route: (address) => address,
}

/**
 * Fetches what a stranger's address points to, from public addresses only, on every hop. The name
 * is resolved once, checked, and the connection goes to that very address, so that a second answer
 * of the name server cannot lead anywhere else. Throws FetchRefusal and nothing else.
 */
export function createSafeFetch(network: Network = internet): SafeFetch {
  return async function safeFetch(text, options) {
    const signal = AbortSignal.timeout(options.timeoutMs)
    try {
      let url = webAddress(text)
      for (let hop = 0; hop <= options.redirects; hop += 1) {
        const response = await open(network, url, options, signal)
        const next = redirectOf(response, url)
        if (!next) return await read(response, url, options)
        await response.body?.cancel()
        url = next
      }
      throw new FetchRefusal('redirects')
    } catch (error) {
      if (error instanceof FetchRefusal) throw error
      throw new FetchRefusal(signal.aborted ? 'timeout' : 'unreachable', { cause: error })
    }
  }
}

function webAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new FetchRefusal('url')
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('url')
  // Mail, shells and databases listen below 1024; web pages are not there, save at 80 and 443.
  if (url.port !== '' && Number(url.port) < 1024 && !['80', '443'].includes(url.port))
    throw new FetchRefusal('address')
  return url
}

function redirectOf(response: Response, url: URL): URL | null {
  const location = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || location === null) return null
  return webAddress(location, url)
}

async function open(
  network: Network,
  url: URL,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<Response> {
  const addresses = await publicAddresses(network, url, signal)
  let failure: unknown
  // A second address helps where the first is of a family that this machine cannot reach.
  for (const address of addresses.slice(0, 3)) {
    try {
      return await ask(network.route(address), url, options, signal)
    } catch (error) {
      failure = error
      if (signal.aborted) break
    }
  }
  throw failure
}

/** One private address among the answers refuses them all: an honest site has none. */
async function publicAddresses(
  network: Network,
  url: URL,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isLiteral(url)
    ? [name]
    : await Promise.race([network.resolve(name), ended(signal)])
  if (addresses.length === 0) throw new FetchRefusal('unreachable')
  if (!addresses.every(isPublicAddress)) throw new FetchRefusal('address')
  return addresses
}

function isLiteral(url: URL): boolean {
  return /^[\d.]+$|:/.test(url.hostname)
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    if (signal.aborted) refuse(signal.reason)
    signal.addEventListener('abort', () => refuse(signal.reason), { once: true })
  })
}

/** To the address itself; the name goes into Host, and into the handshake, whose certificate must be for it. */
function ask(
  address: string,
  url: URL,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<Response> {
  const host = address.includes(':') ? `[${address}]` : address
  const port = url.port === '' ? '' : `:${url.port}`
  const target = new URL(`${url.protocol}//${host}${port}${url.pathname}${url.search}`)
  const request: BunFetchRequestInit = {
    redirect: 'manual',
    signal,
    decompress: false,
    // A pooled connection may belong to another name at the same address.
    keepalive: false,
    headers: {
      host: url.host,
      accept: options.accept.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', '),
      'accept-encoding': 'gzip, br',
      'accept-language': 'uk, en;q=0.8',
      'user-agent': 'Komora/0.1 (recipe import)',
    },
    // RFC 6066 §3: an address is no server name, and a name has no dot behind it.
    ...(url.protocol === 'https:' &&
      !isLiteral(url) && { tls: { serverName: url.hostname.replace(/\.$/, '') } }),
  }
  return fetch(target, request)
}

async function read(response: Response, url: URL, options: SafeFetchOptions): Promise<Fetched> {
  const [type = '', ...parameters] = (response.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const refused = !response.ok ? 'status' : accepts(options.accept, type) ? null : 'type'
  if (refused) {
    await response.body?.cancel()
    throw new FetchRefusal(refused)
  }
  const charset = parameters.find((one) => one.startsWith('charset='))
  return {
    url: url.href,
    type,
    charset: charset?.slice('charset='.length).replaceAll('"', '') || null,
    bytes: await readCapped(response, options.maxBytes),
  }
}

function accepts(accept: readonly string[], type: string): boolean {
  return accept.some((one) => (one.endsWith('/') ? type.startsWith(one) : type === one))
}
