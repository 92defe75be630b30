import type { Language, Reading } from './language/languages.ts'
import type { Publication } from './wire/feed.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Says whose page a document is: `guest`, or the person that it was drawn for and their kitchen. */
export const readerHeader = 'komora-reader'
export const guest = 'guest'

export function readerOf(who: { personId: string; kitchenId: string } | null): string {
  return who ? `${who.personId}.${who.kitchenId}` : guest
}

/** The addresses of a page of the site map. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\*.*$/, '.*').replace(/:[a-z]+/gi, '[^/]+')}$`)
}

/** What a page says about itself, for the tab, for search engines and for shared links. */
export interface PageHead {
  title: string
  description?: string | undefined
  /** Its path, when the page has one address of its own that others should lead to. */
  canonical?: string | undefined
  image?: string | undefined
  /** The path of the same page as Markdown, where it has one. */
  markdown?: string | undefined
  status?: number | undefined
  hidden?: boolean | undefined
  /** The page is not for this reader: where to go instead. */
  redirect?: string | undefined
  publication?: Publication | undefined
}

/** What every page needs to be drawn at all. */
export type Looks = Pick<RenderInput, 'language' | 'theme' | 'currency' | 'origin'>

/** What the server gives the pages' renderer; `api` is the one that the pages ask for their data. */
export interface RenderInput<Api = unknown> {
  url: string
  language: Language
  theme: Theme
  /** Which languages the reader was last shown recipes in. */
  reading: Reading
  currency: string
  origin: string
  nonce: string
  api: Api
  /** What was written into a form that came back, once. */
  typed: Typed
  /** Why the page cannot even be begun; it is then the page that says so. */
  fault?: Fault | undefined
}

/** The fields of a form that may be filled in again. */
export interface Typed {
  email?: string | undefined
  displayName?: string | undefined
}

/** A fault as a person may know it: nothing of what broke inside. */
export interface Fault {
  passing: boolean
  sentence: string | undefined
}

export interface Rendered {
  html: string
  status: number
  head: PageHead
  /** Goes into the document's head: it records what a person does before the page is awake. */
  script: string
  /** A page that stays as it is: there is nothing in it for scripts to wake up. */
  still: boolean
}

/** What the built renderer exports. */
export interface Renderer<Api = unknown> {
  render: (input: RenderInput<Api>) => Promise<Rendered>
  /** The page for whoever has no connection; it has no data. */
  renderOffline: (looks: Looks) => Promise<Rendered>
  /** The site map's addresses, each with the source that draws it and the parts of the dictionary it brings. */
  sources: readonly { path: string; source: string; parts?: readonly string[] }[]
}
