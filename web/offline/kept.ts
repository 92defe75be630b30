import { readerHeader } from '../../shared/pages.ts'
import { keepAssets } from './assets.ts'
import { readable, rememberReader } from './lastReader.ts'
import {
  assetsOf,
  isKeepable,
  isKept,
  isPicture,
  keptName,
  mostPages,
  mostPictures,
  overflow,
  picturesOf,
  sizesOf,
  strangers,
} from './rules.ts'

const lenient = { ignoreVary: true }
const fresh = 60_000

/** A page that the browser showed without asking for its document: it is asked for now. */
export async function openedNow({ kind, path }: { kind: string; path: string }): Promise<void> {
  if (!isKeepable(path) || (kind === 'opened' && (await isFresh(path)))) return
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  await dropStrangers(response)
  await keepPage(path, response)
}

/** Whoever was here before has gone: their pages go too. */
export async function dropStrangers(response: Response): Promise<void> {
  const reader = response.headers.get(readerHeader)
  if (reader === null) return
  await rememberReader(reader)
  const others = strangers(await caches.keys(), reader)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** The document, with its files and pictures; one that is there no more is not kept either. */
export async function keepPage(path: string, response: Response): Promise<void> {
  const reader = response.headers.get(readerHeader)
  if (response.status === 404) await forget(path)
  if (reader === null || response.redirected || response.status !== 200) return
  const html = await response.clone().text()
  const cache = await caches.open(keptName(reader))
  // It takes the place of the older copy at once, and comes last: what was opened long ago goes first.
  await cache.put(path, response)
  await keepAssets(assetsOf(html))
  await keepPictures(cache, picturesOf(html, location.origin))
  await trim(cache)
}

export async function keptPage(url: URL): Promise<Response | undefined> {
  if (!isKeepable(url.pathname)) return undefined
  const found = await find(url.pathname)
  // It was drawn for the plain address, and would not fit what this one says besides.
  return found && url.search ? Response.redirect(url.pathname) : found
}

export async function keptPicture(url: URL): Promise<Response | undefined> {
  for (const address of sizesOf(url.pathname + url.search)) {
    const found = await caches.match(address, lenient)
    if (found) return found
  }
  return undefined
}

/** One's own copy, of the kitchen where one is, before one of a page that says the same to everybody. */
async function find(path: string): Promise<Response | undefined> {
  for (const name of await readable(path)) {
    const found = await (await caches.open(name)).match(path, lenient)
    if (found) return found
  }
  return undefined
}

/** A picture that cannot be had now is no reason to lose the recipe. */
async function keepPictures(cache: Cache, addresses: readonly string[]): Promise<void> {
  const missing: string[] = []
  for (const address of addresses) if (!(await cache.match(address, lenient))) missing.push(address)
  await Promise.allSettled(missing.map((address) => cache.add(address)))
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const pictures = keys.filter((key) => isPicture(new URL(key.url).pathname))
  const pages = keys.filter((key) => !pictures.includes(key))
  const old = [...overflow(pages, mostPages), ...overflow(pictures, mostPictures)]
  await Promise.all(old.map((key) => cache.delete(key, lenient)))
}

async function forget(path: string): Promise<void> {
  const names = (await caches.keys()).filter(isKept)
  for (const name of names) await (await caches.open(name)).delete(path, lenient)
}

async function isFresh(path: string): Promise<boolean> {
  const kept = await find(path)
  const at = Date.parse(kept?.headers.get('date') ?? '')
  return Date.now() - at < fresh
}
