import type { Language } from '../../../shared/language/languages.ts'
import type { PageHead, Theme } from '../../../shared/pages.ts'
import { recipeObject } from '../../domain/feed/recipe-object.ts'
import { escapeHtml, scriptJson } from './escape.ts'

const locales: Record<Language, string> = { uk: 'uk_UA', en: 'en_GB', cs: 'cs_CZ' }

interface Site {
  origin: string
  language: Language
  theme: Theme
  siteName: string
  nonce: string
}

/** Title, description, address, preview and structured data of a page. */
export function headTags(head: PageHead, site: Site): string {
  const title = `${head.title} · ${site.siteName}`
  const canonical = head.canonical ? `${site.origin}${head.canonical}` : undefined
  const image = absolute(head.image ?? '/og/komora.png', site.origin)
  const data = head.publication
    ? recipeObject(head.publication, site.origin)
    : ofTheSite.includes(head.canonical ?? '')
      ? siteObject(site)
      : undefined
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    head.hidden ? meta('name', 'robots', 'noindex') : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    head.markdown
      ? `<link rel="alternate" type="text/markdown" href="${escapeHtml(site.origin + head.markdown)}">`
      : '',
    meta('property', 'og:site_name', site.siteName),
    meta('property', 'og:type', head.publication ? 'article' : 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', head.title),
    meta('property', 'og:locale', locales[site.language]),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...themeColors(site.theme),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="alternate" type="application/atom+xml" href="/feed.atom">',
    '<link rel="alternate" type="application/feed+json" href="/feed.json">',
    data
      ? `<script type="application/ld+json" nonce="${site.nonce}">${scriptJson(data)}</script>`
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}

const ofTheSite = ['/', '/about']

/** The service as schema.org knows it: who it is, and how it is searched. */
function siteObject({ origin, siteName, language }: Site): Record<string, unknown> {
  const organization = `${origin}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: siteName,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: siteName,
        url: `${origin}/`,
        inLanguage: language,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

const surfaces = { light: '#f7f2e8', dark: '#1a1614' } as const

/** The colour of the bar above the page: the chosen theme's, or the one that the device prefers. */
function themeColors(theme: Theme): string[] {
  if (theme !== 'system') return [meta('name', 'theme-color', surfaces[theme])]
  return Object.entries(surfaces).map(
    ([name, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${name})">`,
  )
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : ''
}

const absolute = (address: string, origin: string) => new URL(address, origin).href
