import { walkMarkup } from './markup.ts'

/** What the page's `application/ld+json` scripts hold. */
export function linkedDataScripts(html: string): string[] {
  const scripts: string[] = []
  let inside = false
  walkMarkup(html, {
    onopentag(name, { type }) {
      if (name !== 'script' || !/^\s{0,9}application\/ld\+json/i.test(type ?? '')) return
      inside = true
      scripts.push('')
    },
    ontext(text) {
      if (inside) scripts[scripts.length - 1] += text
    },
    onclosetag(name) {
      if (name === 'script') inside = false
    },
  })
  return scripts
}
