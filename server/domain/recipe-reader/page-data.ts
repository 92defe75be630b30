import { walkMarkup } from './markup.ts'
import { pageName } from './page-name.ts'

export interface PageData {
  /** What the page's `application/ld+json` scripts hold. */
  scripts: string[]
  /** The scripts with which a page hands its state to the browser. */
  states: string[]
  /** The picture that the page shows of itself when it is shared. */
  picture: string | null
  /** The name that it is shared with, or that its heading says. */
  name: string | null
  description: string | null
  author: string | null
  /** As the page declares it. */
  language: string | null
  /** Its own address, as it says it. */
  address: string | null
  /** A password is asked for. */
  signIn: boolean
}

const stateLike = /^\s{0,99}(?:[{[]|(?:window|self)[.[]|(?:var|let|const)\s|__)/
/** A page has one; an old one has a few. */
const mostHeadings = 5
const longestState = 3_000_000

export function pageData(html: string): PageData {
  const data: PageData = {
    scripts: [],
    states: [],
    picture: null,
    name: null,
    description: null,
    author: null,
    language: null,
    address: null,
    signIn: false,
  }
  const meta = new Map<string, string>()
  const h1: string[] = []
  let title = ''
  let byline = ''
  let inAuthor = false
  let heading: 'h1' | 'title' | null = null
  let inside: 'ld' | 'other' | null = null
  let script = ''
  walkMarkup(html, {
    onopentag(name, attributes) {
      const { type, property, content } = attributes
      if (name === 'html') data.language = attributes['lang'] || attributes['xml:lang'] || null
      if (name === 'meta' && content) {
        const key = property ?? attributes['name'] ?? attributes['http-equiv'] ?? ''
        if (!meta.has(key.toLowerCase())) meta.set(key.toLowerCase(), content)
      }
      if (name === 'link' && attributes['rel']?.toLowerCase() === 'canonical') {
        data.address ??= attributes['href'] ?? null
      }
      if (name === 'a' && /(?:^|\s)author(?:\s|$)/i.test(attributes['rel'] ?? ''))
        inAuthor ||= !byline
      if (name === 'input' && type?.toLowerCase() === 'password') data.signIn = true
      if (name === 'h1' && h1.length < mostHeadings) {
        heading = 'h1'
        h1.push('')
      } else if (name === 'title' && title === '') heading = 'title'
      if (name !== 'script') return
      script = ''
      inside = /ld\+json/i.test(type ?? '')
        ? 'ld'
        : attributes['src'] === undefined
          ? 'other'
          : null
    },
    ontext(text) {
      if (inside) script += text
      else if (inAuthor) byline += text
      else if (heading === 'title') title += text
      else if (heading === 'h1') h1[h1.length - 1] += text
    },
    onclosetag(name) {
      if (name === heading) heading = null
      if (name === 'a') inAuthor = false
      if (name !== 'script') return
      if (inside === 'ld') data.scripts.push(script)
      else if (inside === 'other' && script.length <= longestState && stateLike.test(script)) {
        data.states.push(script)
      }
      inside = null
    },
  })
  // A script that is cut off with its page is read as far as it goes.
  if (inside === 'ld') data.scripts.push(script)
  const said = (...keys: string[]) => keys.map((key) => meta.get(key)).find(Boolean) ?? null
  data.picture = said('og:image', 'og:image:secure_url', 'twitter:image', 'twitter:image:src')
  data.name = pageName({
    h1,
    title: said('og:title', 'twitter:title') ?? title,
    site: said('og:site_name', 'application-name'),
  })
  data.description = said('og:description', 'description')
  data.address ??= said('og:url')
  data.author =
    byline.trim() ||
    said('author', 'article:author', 'parsely-author', 'sailthru.author', 'dc.creator')
  data.language ??= said('content-language', 'og:locale', 'dc.language', 'language')
  return data
}
