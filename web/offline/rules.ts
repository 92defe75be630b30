import { guest } from '../../shared/pages.ts'

/** What is kept for a day without connection, and for how long. Pure, so that it can be tried out. */

export const mostPages = 50
export const mostPictures = 150

const recipe = /^\/(r|recipes)\/[a-z]+_[a-z0-9]+$/
const list = /^\/lists(\/[a-z]+_[a-z0-9]+)?$/
const plan = /^\/plan$/

/**
 * What one cooks from and what one buys by, since kitchens and shops have thick walls. What else is personal, or
 * new every time, is not kept.
 */
export function isKeepable(path: string): boolean {
  return recipe.test(path) || list.test(path) || plan.test(path)
}

const keptPrefix = 'kept-'

/** One cache for each reader and kitchen, so that nobody finds another's pages, nor those of another kitchen. */
export function keptName(reader: string): string {
  return keptPrefix + reader
}

/** The caches to look for a page in. Of a plan or a list the guest's copy only says that there is none yet. */
export function shelves(path: string, reader: string): string[] {
  const names = recipe.test(path) ? [reader, guest] : [reader]
  return [...new Set(names.map(keptName))]
}

/** Holds one page: the offline page as the person last had the application before them. */
export const offlineName = 'offline'

export const isKept = (name: string): boolean => name.startsWith(keptPrefix)

/** Remembers who has come last, and to which kitchen: what is shown without a connection is theirs. */
export const readerName = 'reader'

/** The caches to throw away when this reader has come: everybody else's but what anyone may read. */
export function strangers(names: readonly string[], reader: string): string[] {
  const [person] = reader.split('.')
  const theirs = reader === guest ? keptName(guest) : keptName(`${person}.`)
  return names.filter(
    (name) => isKept(name) && !name.startsWith(theirs) && name !== keptName(guest),
  )
}

/** The oldest of a list that has grown too long; a cache lists what came first first. */
export function overflow<T>(oldestFirst: readonly T[], most: number): T[] {
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - most))
}

/** The build's files that a document asks for. */
export function assetsOf(html: string): string[] {
  const found = html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+)"/g)
  return [...new Set([...found].map(([, address = '']) => address))]
}

const mostOfOne = 8

/** The pictures of a document that are ours, each in the one size that stands in `src`. */
export function picturesOf(html: string, origin: string): string[] {
  const found = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].flatMap(([, source = '']) => {
    const address = source.replaceAll('&amp;', '&')
    return URL.canParse(address, origin) ? new URL(address, origin) : []
  })
  const own = found.filter((url) => url.origin === origin && isPicture(url.pathname))
  return [...new Set(own.map((url) => url.pathname + url.search))].slice(0, mostOfOne)
}

export function isPicture(path: string): boolean {
  return path.startsWith('/photos/') || path.startsWith('/woven/')
}

/** The addresses under which a picture may have been kept: any size is better than none. */
export function sizesOf(address: string): string[] {
  const sizes = ['medium', 'small', 'large'].map((size) =>
    address.replace(/\/(small|medium|large)\.webp/, `/${size}.webp`),
  )
  return [...new Set([address, ...sizes])]
}

/** Files of older builds that neither the shell nor any kept page needs any more. */
export function unneeded(
  assets: readonly string[],
  shell: readonly string[],
  pages: readonly string[],
): string[] {
  const needed = new Set([...shell, ...pages.flatMap(assetsOf)])
  return assets.filter((address) => !needed.has(address))
}
