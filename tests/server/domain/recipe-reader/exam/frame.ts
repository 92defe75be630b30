// biome-ignore-all format: what stands around recipes

import type { Dish } from './dishes.ts'

/** One page, and what should be read of it; null where there is no recipe to be read. */
export interface Asked {
  name: string
  html: string
  /** The page in bytes, where its letters are not in UTF-8. */
  bytes?: { bytes: Uint8Array; charset: string | null }
  dish: Dish | null
  minutes: number | null
  author: string | null
  language: string
  /** undefined: not asked. */
  servings?: number | null
}

export const plain = (items: readonly string[]) => items.filter((one) => !one.startsWith('# '))
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
export const items = (list: readonly string[], attrs = '', inside = (text: string) => text) =>
  plain(list).map((one) => `<li${attrs}>${inside(escaped(one))}</li>`).join('\n')
export const ul = (list: readonly string[], attrs = '') => `<ul${attrs}>\n${items(list)}\n</ul>`
export const ol = (list: readonly string[], attrs = '') => `<ol${attrs}>\n${items(list)}\n</ol>`
export const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
export const raw = (data: string) => `<script type="application/ld+json">${data}</script>`
export const step = (text: string) => ({ '@type': 'HowToStep', text })
export const flat = (dish: Dish): Dish => ({ ...dish, lines: plain(dish.lines), steps: plain(dish.steps) })

/** The dish's parts: each its name and what belongs to it. */
export function groups(list: readonly string[]): { name: string; items: string[] }[] {
  const found: { name: string; items: string[] }[] = []
  for (const one of list) {
    if (one.startsWith('# ')) found.push({ name: one.slice(2), items: [] })
    else {
      if (found.length === 0) found.push({ name: '', items: [] })
      found.at(-1)?.items.push(one)
    }
  }
  return found
}

export const recipe = (dish: Dish, more: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'Recipe',
  name: dish.title,
  recipeIngredient: plain(dish.lines),
  recipeInstructions: plain(dish.steps).map(step),
  ...more,
})

interface Frame {
  lang?: string | null
  title: string
  site?: string
  head?: string
  body: string
  after?: string
  /** Sentences in the language of the page. */
  talk?: readonly string[]
  comments?: readonly string[]
}

const talkEnglish = [
  'If you have been around here for a while, you know how much we love a good weeknight dinner in this house.',
  'My grandmother used to make this every Sunday, and the whole family would fight over the last spoonful.',
  'This post may contain affiliate links. As an Amazon Associate I earn from qualifying purchases.',
]
const commentsEnglish = [
  'Made this last night with 2 cups of cream instead and it was AMAZING. Thank you for sharing!',
  'I added 1 teaspoon of cayenne and doubled the garlic. My kids asked for seconds.',
  'Can I freeze this? Would it keep for 3 days in the fridge?',
]

/** A page of a blog: its navigation, advertisements, a sidebar, comments and a footer around the body. */
export function frame({ lang = 'en', title, site = 'The Hungry Otter', head = '', body, after = '', talk = talkEnglish, comments = commentsEnglish }: Frame): string {
  const chat = talk.map((one) => `<p>${one}</p>\n<div class="adthrive-ad adthrive-content"><span>Advertisement</span></div>`).join('\n')
  return `<!DOCTYPE html>
<html${lang === null ? '' : ` lang="${lang}"`} class="no-js">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - ${site}</title>
<meta property="og:title" content="${escaped(title)} - ${site}"><meta property="og:site_name" content="${site}"><meta property="og:type" content="article">
<link rel="canonical" href="https://otter.example/recipe/">
<style>.nav li{display:inline-block;margin:0}.ad{min-height:250px}</style>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());</script>
${head}
</head>
<body class="single single-post postid-2217">
<a class="skip-link" href="#content">Skip to content</a>
<header class="site-header"><div class="site-title"><a href="/">${site}</a></div>
<nav class="nav-primary"><ul class="menu"><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a><ul class="sub-menu"><li><a href="/c/1">Breakfast</a></li><li><a href="/c/2">30 Minute Dinners</a></li><li><a href="/c/3">5 Ingredients or Less</a></li></ul></li><li><a href="/about">About</a></li><li><a href="/shop">Shop</a></li></ul></nav>
<form role="search" action="/"><label>Search <input type="search" name="s"></label><button>Search</button></form></header>
<div class="site-inner"><main class="content" id="content"><article class="post type-post entry">
<header class="entry-header"><h1 class="entry-title">${escaped(title)}</h1></header>
<div class="entry-content">
<figure class="wp-block-image"><img src="/img/hero.jpg" alt="${escaped(title)}" width="1200" height="1600"></figure>
${chat}
${body}
</div></article>
${after}
<section class="comments" id="comments"><h3>${comments.length} Comments</h3><ol class="comment-list">${comments.map((one, at) => `<li class="comment even depth-1" id="comment-${at}"><article><p class="comment-author"><cite>Reader ${at + 1}</cite> says</p><div class="comment-content"><p>${one}</p></div><a class="comment-reply-link" href="#r${at}">Reply</a></article></li>`).join('\n')}</ol></section>
</main>
<aside class="sidebar"><section class="widget"><h4 class="widget-title">Popular</h4><ul><li><a href="/p/1">Instant Pot Beef Stew</a></li><li><a href="/p/2">No-Knead Bread</a></li><li><a href="/p/3">15 Minute Shrimp Scampi</a></li></ul></section><section class="widget newsletter"><h4>Get new recipes by email</h4><form><input type="email"><button>Subscribe</button></form></section></aside>
</div>
<footer class="site-footer"><ul><li><a href="/privacy">Privacy Policy</a></li><li><a href="/terms">Terms</a></li><li><a href="/contact">Contact</a></li></ul><p>© 2024 ${site}. All rights reserved.</p></footer>
<script src="/wp-includes/js/jquery.min.js"></script>
</body></html>`
}
