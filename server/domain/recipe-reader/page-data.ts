import { walkMarkup } from './markup.ts'

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
  let heading = ''
  let headings = 0
  let inHeading = false
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
      if (name === 'input' && type?.toLowerCase() === 'password') data.signIn = true
      if (name === 'h1' && headings === 0) inHeading = true
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
      else if (inHeading) heading += text
    },
    onclosetag(name) {
      if (name === 'h1' && inHeading) {
        inHeading = false
        if (heading.trim() !== '') headings += 1
      }
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
  data.name = heading.trim() || said('og:title', 'twitter:title')
  data.description = said('og:description', 'description')
  data.address ??= said('og:url')
  data.author = said('author', 'article:author', 'parsely-author', 'sailthru.author', 'dc.creator')
  data.language ??= said('content-language', 'og:locale', 'dc.language', 'language')
  return data
}
