import { walkMarkup } from './markup.ts'
import { aboutPost, nameAlone, saysAuthor, signedBy } from './page-bylines.ts'
import { pageName } from './page-name.ts'
import { authorName } from './said-by.ts'

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
  /** Who wrote it, the surest first. */
  authors: string[]
  /** Whom a link to the author names, or the page's own word for them: no company. */
  person: string | null
  /** What the site calls itself. */
  site: string | null
  /** As the page declares it. */
  language: string | null
  /** Its own address, as it says it. */
  address: string | null
  /** A password is asked for. */
  signIn: boolean
}

/** Inertia, React on Rails and others hand the state over in an attribute. */
const handed =
  /^(?:data-)?(?:page|props|react-props|state|recipe|initial-\w{1,20}|v-bind:recipe|:recipe)$/
const stateLike = /^\s{0,99}(?:[{[]|(?:window|self)[.[]|(?:var|let|const)\s|__)/
/** A page has one; an old one has a few. */
const mostHeadings = 5
const longestAuthor = 60
/** Nobody signs with more, whatever stands in the box of a name. */
const longestByline = 400
const longestState = 3_000_000
const mostAbout = 600

/** A post's own title, where the largest heading is the blog's. */
const postTitle = /(?:^|\s)(?:entry|post|article|recipe)-?_?title(?:\s|$)/i
/** The name of the dish in the card of a plugin, below a post that may be called otherwise. */
const cardTitle =
  /(?:^|\s)(?:(?:wprm|wpurp)-recipe-(?:name|title)|tasty-recipes-title|mv-create-title)(?:\s|$)/
const comments = /(?:^|\s)(?:comments?|respond)(?:[-_](?:area|list|section|wrap\w*|box))?(?:\s|$)/i

function isComments(name: string, { id = '', class: classes = '' }: Record<string, string>) {
  return !/^(?:html|body|main|article)$/.test(name) && comments.test(`${id} ${classes}`)
}

export function pageData(html: string): PageData {
  const data: PageData = {
    scripts: [],
    states: [],
    picture: null,
    name: null,
    description: null,
    authors: [],
    person: null,
    site: null,
    language: null,
    address: null,
    signIn: false,
  }
  const keepState = (text: string) => {
    if (text.startsWith('{') && text.length <= longestState) data.states.push(text)
  }
  const meta = new Map<string, string>()
  const h1: string[] = []
  let linkedHeading: number | null = null
  let inLink = 0
  let title = ''
  // What a link to the author says, and what a class calls so.
  const bylines = { linked: '', classed: '' }
  let inAuthor: keyof typeof bylines | null = null
  let authorTag = ''
  let depth = 0
  let commentsFrom = 0
  let about = ''
  let aboutTag = ''
  const sayAbout = (text: string) => {
    if (aboutTag !== '' && about.length < mostAbout) about += text
  }
  let entryTitle = ''
  let cardName = ''
  let cardTag = ''
  let heading: 'h1' | 'title' | 'entry' | null = null
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
      depth += 1
      if (commentsFrom === 0 && isComments(name, attributes)) commentsFrom = depth
      if (inAuthor === null && commentsFrom > 0) {
        // Whoever answers did not write it.
      } else if (inAuthor === null) {
        const said = saysAuthor(name, attributes)
        if (said && authorName(bylineOf(bylines[said])) === null) {
          ;[inAuthor, authorTag] = [said, name]
          bylines[said] = ''
        }
      } else if (
        nameAlone.test(attributes['class'] ?? '') ||
        /^(?:author|name)$/i.test(attributes['itemprop'] ?? '')
      ) {
        bylines[inAuthor] = ''
        authorTag = name
      }
      if (aboutTag === '' && aboutPost.test(attributes['class'] ?? '')) aboutTag = name
      sayAbout(name === 'a' || name === 'span' ? ' ' : '\n')
      if (name === 'input' && type?.toLowerCase() === 'password') data.signIn = true
      if (name === 'a') inLink += 1
      if (name === 'a' && heading === 'h1') linkedHeading ??= h1.length - 1
      if (name === 'h1' && inLink > 0) linkedHeading ??= h1.length
      if (name === 'h1' && h1.length < mostHeadings) {
        heading = 'h1'
        h1.push('')
      } else if (name === 'title' && title === '') heading = 'title'
      else if (
        /^h[2-4]$/.test(name) &&
        entryTitle === '' &&
        postTitle.test(attributes['class'] ?? '')
      )
        heading = 'entry'
      if (cardName === '' && cardTitle.test(attributes['class'] ?? '')) cardTag = name
      for (const key in attributes) if (handed.test(key)) keepState(attributes[key] ?? '')
      if (name !== 'script') return
      script = ''
      inside = /ld\+json/i.test(type ?? '')
        ? 'ld'
        : attributes['src'] === undefined
          ? 'other'
          : null
    },
    ontext(text) {
      if (cardTag !== '') cardName += text
      sayAbout(text)
      if (inside) script += text
      else if (inAuthor) bylines[inAuthor] += text
      else if (heading === 'title') title += text
      else if (heading === 'entry') entryTitle += text
      else if (heading === 'h1') h1[h1.length - 1] += text
    },
    onclosetag(name) {
      if (name === 'a') inLink -= 1
      if (name === heading || (heading === 'entry' && /^h[2-4]$/.test(name))) heading = null
      if (name === authorTag) inAuthor = null
      if (depth === commentsFrom) commentsFrom = 0
      depth -= 1
      if (name === cardTag) cardTag = ''
      sayAbout('\n')
      if (name === aboutTag) aboutTag = ''
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
  const shared = said('og:title', 'twitter:title') ?? title
  const inTitle = entryTitle.trim().length > 2 && shared.includes(entryTitle.trim())
  const card = cardName.replace(/\s+/g, ' ').trim()
  data.site = said('og:site_name', 'application-name')
  data.name =
    card ||
    pageName({
      h1: inTitle ? [entryTitle] : h1,
      title: shared,
      site: data.site,
      linked: linkedHeading === null ? null : (h1[linkedHeading] ?? null),
    })
  data.description = said('og:description', 'description')
  data.address ??= said('og:url')
  const named = ['author', 'parsely-author', 'sailthru.author', 'dc.creator', 'article:author']
  const names = (said: readonly string[]) =>
    said
      .map((name) => authorName(bylineOf(name)))
      .filter((name) => name !== null)
      .filter((name) => name.length <= longestAuthor)
  const sure = names([bylines.linked, ...named.map((key) => meta.get(key) ?? '')])
  data.authors = [...sure, ...names([bylines.classed, signedBy(about)])]
  data.person = sure.find((name) => !sameName(name, data.site)) ?? null
  data.language ??= said('content-language', 'og:locale', 'dc.language', 'language')
  return data
}

/** «The Copper Ladle» and "copper ladle" are one site. */
export function sameName(one: string, other: string | null): boolean {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/^the\s/, '')
      .replace(/[^\p{L}\d]/gu, '')
  return other !== null && bare(one) === bare(other)
}

function bylineOf(said: string): string {
  return said.trimStart().slice(0, longestByline).replace(/\s+/g, ' ').trim()
}
