import { readable } from './lastReader.ts'
import { isKeepable, isKept } from './rules.ts'

/** The pages that open without a connection, with their titles: what was opened last comes last. */
export async function keptPages(): Promise<{ path: string; title: string }[]> {
  const found = new Map<string, string>()
  for (const name of (await caches.keys()).filter(isKept)) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (!isKeepable(pathname) || !(await readable(pathname)).includes(name)) continue
      const page = await cache.match(url, { ignoreVary: true })
      found.set(pathname, titleOf((await page?.text()) ?? ''))
    }
  }
  return [...found].map(([path, title]) => ({ path, title }))
}

function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</title>') + '</title>'.length)
  const { title } = new DOMParser().parseFromString(head, 'text/html')
  return title.replace(/ · [^·]*$/, '')
}
