import { isKept, offlineName, readerName, unneeded } from './rules.ts'

/** Files of the build. Their names carry their content, so that one cache serves every build. */
const assetsName = 'assets'

export async function keepAssets(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(assetsName)
  const known = new Set((await cache.keys()).map(addressOf))
  await cache.addAll(addresses.filter((address) => !known.has(address)))
}

export async function answerAsset(request: Request): Promise<Response> {
  const held = await caches.match(request, { ignoreVary: true })
  if (held) return held
  const response = await fetch(request)
  // What came once is there again without a connection.
  if (response.ok) await (await caches.open(assetsName)).put(request, response.clone())
  return response
}

/** After a new build: what it does not have goes, but for files of pages that are kept. */
export async function cleanAssets(shell: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const kept = names.filter(isKept)
  const others = names.filter(
    (name) => !isKept(name) && ![assetsName, offlineName, readerName].includes(name),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
  const pages = (await Promise.all(kept.map(documentsOf))).flat()
  const cache = await caches.open(assetsName)
  const assets = (await cache.keys()).map(addressOf)
  await Promise.all(unneeded(assets, shell, pages).map((address) => cache.delete(address)))
}

async function documentsOf(name: string): Promise<string[]> {
  const cache = await caches.open(name)
  const all = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const documents = all.filter((one) => one?.headers.get('content-type')?.startsWith('text/html'))
  return Promise.all(documents.map((one) => one?.text() ?? ''))
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
