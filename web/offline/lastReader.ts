import { guest } from '../../shared/pages.ts'
import { readerName, shelves } from './rules.ts'

const key = '/reader'

/** Who has come to this device last, and to which kitchen. */
export async function rememberReader(reader: string): Promise<void> {
  const cache = await caches.open(readerName)
  if ((await lastReader()) !== reader) await cache.put(key, new Response(reader))
}

/** The caches that a page may be shown from now, one's own first. */
export async function readable(path: string): Promise<string[]> {
  return shelves(path, await lastReader())
}

async function lastReader(): Promise<string> {
  const cache = await caches.open(readerName)
  return (await (await cache.match(key))?.text()) ?? guest
}
