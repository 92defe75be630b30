import { type Message, offlineAddress, offlinePath } from './messages.ts'
import { offlineName } from './rules.ts'

/** Fetched anew with every build; in the looks of the last one, or those that the server knows. */
export async function renewOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineName)
  const [last] = await cache.keys()
  await store(cache, last?.url ?? offlinePath)
}

export async function showOfflineAs(looks: Message & { kind: 'looks' }): Promise<void> {
  const cache = await caches.open(offlineName)
  const address = offlineAddress(looks.language, looks.theme)
  if (!(await cache.match(address, { ignoreVary: true }))) await store(cache, address)
}

export async function offlinePage(): Promise<Response> {
  const cache = await caches.open(offlineName)
  const [last] = await cache.keys()
  return (last && (await cache.match(last, { ignoreVary: true }))) ?? Response.error()
}

async function store(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The offline page could not be fetched: ${response.status}.`)
  await cache.put(address, response)
  const key = new URL(address, location.origin).href
  const others = (await cache.keys()).filter((request) => request.url !== key)
  await Promise.all(others.map((request) => cache.delete(request)))
}
