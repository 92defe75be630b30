import { walkMarkup } from './markup.ts'

export interface PageData {
  /** What the page's `application/ld+json` scripts hold. */
  scripts: string[]
  /** The picture that the page shows of itself when it is shared. */
  picture: string | null
}

export function pageData(html: string): PageData {
  const data: PageData = { scripts: [], picture: null }
  let inside = false
  walkMarkup(html, {
    onopentag(name, { type, property, content }) {
      if (name === 'meta' && property === 'og:image') data.picture ??= content ?? null
      if (name !== 'script' || !/^\s{0,9}application\/ld\+json/i.test(type ?? '')) return
      inside = true
      data.scripts.push('')
    },
    ontext(text) {
      if (inside) data.scripts[data.scripts.length - 1] += text
    },
    onclosetag(name) {
      if (name === 'script') inside = false
    },
  })
  return data
}
