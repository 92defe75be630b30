import { askPinned, internet, type Network, publicAddresses, webAddress } from './pinned.ts'
import { FetchRefusal } from './refusal.ts'

export interface SafePostOptions {
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** The operator has named this host, so that it may be at home. */
  mayBePrivate: boolean
}

/** Hands something over at a stranger's address; gives the status of the answer, of which nothing is read. */
export type SafePost = (url: string, options: SafePostOptions) => Promise<number>

/** Guarded and pinned as what is fetched; nothing is followed elsewhere. Throws FetchRefusal and nothing else. */
export function createSafePost(network: Network = internet): SafePost {
  return async function safePost(text, { headers, body, timeoutMs, mayBePrivate }) {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const url = webAddress(text)
      const request = { method: 'POST', headers, body }
      // Only one is tried: a second one might be handed the same thing again.
      const [address = ''] = mayBePrivate
        ? [url.hostname.replace(/^\[|\]$/g, '')]
        : await publicAddresses(network, url, signal)
      const to = mayBePrivate ? address : network.route(address)
      const response = await askPinned(to, url, signal, request)
      await response.body?.cancel()
      return response.status
    } catch (error) {
      if (error instanceof FetchRefusal) throw error
      throw new FetchRefusal(signal.aborted ? 'timeout' : 'unreachable', { cause: error })
    }
  }
}
