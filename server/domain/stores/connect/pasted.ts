import { DomainError } from '../../../kernel/errors.ts'

/**
 * Where a store sends the browser that lets only programs on their person's own machine come back: nobody is
 * there, so the browser stops, and its person carries the address here. Whoever did listen would learn a code
 * that opens nothing without the secret which the ticket holds.
 */
export const ownMachine = 'http://localhost:53682'

const longest = 4000

/**
 * What a pasted address brings from the store. It has to be the very one of this attempt: what is wrong with any
 * other is said, so that the person knows what to do instead.
 */
export function readPasted(
  pasted: string,
  expected: { redirect: string; state: string; storeUrls: readonly string[] },
): URLSearchParams {
  const { redirect, state, storeUrls } = expected
  const start = redirect.replace('http://', '')
  const text = pasted.trim()
  if (text === '') throw new DomainError('pasted_nothing', { start })
  const url = addressIn(text)
  if (!url) throw new DomainError('pasted_no_address', { start })
  const wanted = new URL(redirect)
  // A browser may have tried https on its own.
  const there = url.host === wanted.host && url.pathname === wanted.pathname && url.username === ''
  if (!there) {
    const atStore = storeUrls.some((one) => isSameHouse(url, new URL(one)))
    throw new DomainError(atStore ? 'pasted_store_page' : 'pasted_elsewhere', { start })
  }
  const search = url.searchParams
  const names = [...search.keys()]
  const whole = search.has('state') && (search.has('code') || search.has('error'))
  if (!whole || new Set(names).size < names.length) throw new DomainError('pasted_cut')
  if (search.get('state') !== state) throw new DomainError('pasted_other_try')
  return search
}

function addressIn(text: string): URL | null {
  if (text.length > longest || /\s/.test(text)) return null
  // Some browsers hide how an address begins, and copy it so.
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`
  const url = URL.canParse(full) ? new URL(full) : null
  const web = url?.protocol === 'http:' || url?.protocol === 'https:'
  return web && (url.hostname.includes('.') || url.hostname === 'localhost') ? url : null
}

/** The same host, or another of the same domain: its sign-in. */
function isSameHouse(one: URL, other: URL): boolean {
  if (!other.hostname.includes('.')) return one.host === other.host
  const domain = other.hostname.split('.').slice(-2).join('.')
  return one.hostname === domain || one.hostname.endsWith(`.${domain}`)
}
