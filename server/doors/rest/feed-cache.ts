import type { Services } from '../../kernel/context.ts'

export interface CachedPage {
  /** Encoded once: most of a page is Cyrillic, which costs time to turn into bytes. */
  body: Uint8Array<ArrayBuffer>
  etag: string
  link: string | null
  madeAt: number
}

/** A lost notice must not leave a page old for longer than this. */
const oldest = 5000
const most = 5000

/**
 * Serialized pages for readers without a session, by their address. A change of the feed anywhere
 * empties it: the notice comes from whichever server made the change.
 */
export function createFeedCache(services: Services) {
  const pages = new Map<string, CachedPage>()
  let generation = 0
  services.notices.on('feed', () => {
    generation += 1
    pages.clear()
  })
  return {
    get(key: string): CachedPage | null {
      const page = pages.get(key)
      return page && performance.now() - page.madeAt < oldest ? page : null
    },
    /** What was read before a change must not be kept after it. */
    async make(key: string, read: () => Promise<Omit<CachedPage, 'madeAt'>>): Promise<CachedPage> {
      const begun = generation
      const page = { ...(await read()), madeAt: performance.now() }
      if (begun === generation) {
        if (pages.size >= most) pages.clear()
        pages.set(key, page)
      }
      return page
    },
  }
}
