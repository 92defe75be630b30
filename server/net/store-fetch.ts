import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'
import { FetchRefusal } from './refusal.ts'

/** A store's own `fetch`: `store` is the address that the operator has configured. */
export type StoreFetch = (store: string, url: string | URL, init?: RequestInit) => Promise<Response>

const mostBytes = 8 * 1024 * 1024

/**
 * Asks a grocery store, or the sign-in that it names. What it names is a stranger's word: it has to be
 * https on the public internet, unless the operator has named a store on this machine.
 */
export const storeFetch: StoreFetch = async (store, asked, init) => {
  const url = new URL(asked)
  const local = isLoopback(new URL(store))
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:'))
    throw new FetchRefusal('url')
  if (!(local && isLoopback(url))) await refusePrivate(url)
  const response = await fetch(url, { ...init, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel()
    throw new FetchRefusal('redirects')
  }
  return capped(response)
}

async function refusePrivate({ hostname }: URL): Promise<void> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch((cause) => {
    throw new FetchRefusal('unreachable', { cause })
  })
  if (!found.every(({ address }) => isPublicAddress(address))) throw new FetchRefusal('address')
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
