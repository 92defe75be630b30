import { askPinned, internet, type Network, publicAddresses, webAddress } from './pinned.ts'
import { FetchRefusal } from './refusal.ts'

/** A store's own `fetch`: `store` is the address that the operator has configured. */
export type StoreFetch = (store: string, url: string | URL, init?: RequestInit) => Promise<Response>

const mostBytes = 8 * 1024 * 1024
/** For the whole of one answer; whoever asks is as a rule less patient than that. */
const longest = 60_000

/**
 * Asks a grocery store, or the sign-in that it names. What it names is a stranger's word: it has to be
 * https on the public internet, at the very address that was checked, unless the operator has named a
 * store on this machine. Nobody is followed elsewhere.
 */
export function createStoreFetch(network: Network = internet, timeoutMs = longest): StoreFetch {
  return async (store, asked, init = {}) => {
    const url = webAddress(String(asked))
    const local = isLoopback(new URL(store))
    if (url.protocol !== 'https:' && !local) throw new FetchRefusal('url')
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    try {
      const response =
        local && isLoopback(url)
          ? await fetch(url, { ...init, redirect: 'manual', signal })
          : await askPublic(network, url, init, signal)
      if (response.status < 300 || response.status > 399) return capped(response)
      await response.body?.cancel()
      throw new FetchRefusal('redirects')
    } catch (error) {
      // Whoever has given up by themselves knows their own reason.
      if (error instanceof FetchRefusal || init.signal?.aborted) throw error
      throw new FetchRefusal(limit.aborted ? 'timeout' : 'unreachable', { cause: error })
    }
  }
}

export const storeFetch = createStoreFetch()

async function askPublic(network: Network, url: URL, init: RequestInit, signal: AbortSignal) {
  if (url.protocol !== 'https:') throw new FetchRefusal('url')
  // Only one is tried: a second one might be handed the same thing again.
  const [address = ''] = await publicAddresses(network, url, signal)
  const { signal: _signal, ...said } = init
  const request = new Request(url, said)
  return askPinned(network.route(address), url, signal, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    decompress: true,
    ...(request.body && { body: await request.text() }),
  })
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** A body that never ends must not fill the memory. */
function capped(response: Response): Response {
  if (!response.body) return response
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        size += part.byteLength
        if (size > mostBytes) controller.error(new FetchRefusal('too_large'))
        else controller.enqueue(part)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted, { status, statusText, headers })
}
