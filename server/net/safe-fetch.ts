import { askPinned, internet, type Network, publicAddresses, webAddress } from './pinned.ts'
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
      return await askPinned(network.route(address), url, signal, {
        headers: {
          accept: options.accept.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', '),
          'accept-encoding': 'gzip, br',
          'accept-language': 'uk, en;q=0.8',
          'user-agent': 'Komora/0.1 (recipe import)',
        },
      })
    } catch (error) {
      failure = error
      if (signal.aborted) break
    }
  }
  throw failure
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
