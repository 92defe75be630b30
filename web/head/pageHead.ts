import type { Publication } from '../../shared/wire/feed.ts'

/** What a page says about itself, for the tab, for search engines and for shared links. */
export interface PageHead {
  title: string
  description?: string | undefined
  /** Its path, when the page has one address of its own that others should lead to. */
  canonical?: string | undefined
  image?: string | undefined
  status?: number | undefined
  hidden?: boolean | undefined
  publication?: Publication | undefined
}
