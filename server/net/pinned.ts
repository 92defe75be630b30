import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'
import { FetchRefusal } from './refusal.ts'

/** How names become addresses, and where a connection to an address goes. Tests bring their own. */
export interface Network {
  resolve(name: string): Promise<string[]>
  route(address: string): string
}

export const internet: Network = {
  async resolve(name) {
    const found = await lookup(name, { all: true, order: 'ipv4first' })
    return found.map((one) => one.address)
  },
  route: (address) => address,
}

export function webAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new FetchRefusal('url')
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('url')
  // Mail, shells and databases listen below 1024; web pages are not there, save at 80 and 443.
  if (url.port !== '' && Number(url.port) < 1024 && !['80', '443'].includes(url.port))
    throw new FetchRefusal('address')
  return url
}

/**
 * One private address among the answers refuses them all: an honest site has none. A name that nobody knows is refused
 * in the same words, or whoever asks would find out by them which names the network around this server has.
 */
export async function publicAddresses(
  network: Network,
  url: URL,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isLiteral(url)
    ? [name]
    : await Promise.race([network.resolve(name).catch(unknownName), ended(signal)])
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new FetchRefusal('address')
  return addresses
}

function unknownName(cause: unknown): never {
  throw new FetchRefusal('address', { cause })
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

interface PinnedRequest {
  method?: string
  headers: Record<string, string>
  body?: string
  /** For whoever counts what comes out; without it the bytes come as they were sent. */
  decompress?: boolean
}

/** To the address itself; the name goes into Host, and into the handshake, whose certificate must be for it. */
export function askPinned(
  address: string,
  url: URL,
  signal: AbortSignal,
  { headers, ...init }: PinnedRequest,
): Promise<Response> {
  const host = address.includes(':') ? `[${address}]` : address
  const port = url.port === '' ? '' : `:${url.port}`
  const target = new URL(`${url.protocol}//${host}${port}${url.pathname}${url.search}`)
  const request: BunFetchRequestInit = {
    decompress: false,
    ...init,
    redirect: 'manual',
    signal,
    // A pooled connection may belong to another name at the same address.
    keepalive: false,
    headers: { host: url.host, ...headers },
    // RFC 6066 §3: an address is no server name, and a name has no dot behind it.
    ...(url.protocol === 'https:' &&
      !isLiteral(url) && { tls: { serverName: url.hostname.replace(/\.$/, '') } }),
  }
  return fetch(target, request)
}
