// biome-ignore-all format: what stands around recipes

import { escaped, groups, ld, plain, recipe, step } from './frame.ts'

/** A page of a site, with what sites put around a recipe: cards of others with their times and makers, forms, adverts, talk. */
interface Site {
  lang?: string | null
  title: string
  /** As the browser's tab says it. */
  tab?: string
  name?: string
  h1?: string | null
  head?: string
  body: string
  comments?: readonly string[]
}

const card = (title: string, time: string, by: string) =>
  `<article class="card card--recipe"><a class="card__link" href="/r/${title.length}"><img src="/t.jpg" alt=""><h3 class="card__title">${title}</h3></a><div class="card__meta"><span class="card__time">${time}</span><span class="card__author">${by}</span><span class="card__rating">4.7 (213)</span></div></article>`

export function site({ lang = 'en', title, tab, name = 'Copper Ladle', h1, head = '', body, comments }: Site): string {
  const said = comments ?? ['I used 3 cups of broth instead of 4 and baked it for 45 minutes. Perfect!', 'Can I make this a day ahead?']
  return `<!DOCTYPE html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="UTF-8"><title>${escaped(tab ?? `${title} | ${name}`)}</title>
<meta property="og:site_name" content="${name}"><meta property="og:title" content="${escaped(title)}"><meta name="viewport" content="width=device-width">
<link rel="canonical" href="https://ladle.example/r/1"><script async src="https://t.example/x.js"></script><script>!function(w,d){w.q=w.q||[];w.q.push({event:"page",user:null})}(window,document)</script>${head}</head>
<body class="page"><div id="onetrust-banner" class="cookie-banner"><p>We use cookies.</p><button>OK</button></div>
<header class="masthead"><a class="logo" href="/">${name}</a><nav aria-label="Main"><ul><li><a href="/a">Dinner</a></li><li><a href="/b">30-Minute Meals</a></li><li><a href="/c">Baking</a></li></ul></nav><form class="search" action="/s"><input name="q"><button>Go</button></form></header>
<div class="ad-slot ad-slot--leaderboard"><span>Advertisement</span></div>
<main id="main">${h1 === null ? '' : `<h1 class="heading__title">${escaped(h1 ?? title)}</h1>`}
${body}
<section class="newsletter-signup"><h2>Never miss a recipe</h2><p>Get 5 dinners in your inbox every week.</p><form><input type="email"><button>Sign up</button></form></section>
<section class="related-recipes"><h2>You may also like</h2>${card('Lentil Stew', '45 mins', 'Ann Other')}${card('Rye Pancakes', '20 mins', 'Bo Else')}</section>
<section id="comments" class="comments-area"><h2>Comments (${said.length})</h2>${said.map((one, at) => `<div class="comment"><span class="comment__author">Guest ${at}</span><time datetime="2024-01-0${at + 1}">2 days ago</time><p>${one}</p></div>`).join('')}</section></main>
<footer class="footer"><p>© 2024 ${name}</p><ul><li><a href="/privacy">Privacy</a></li><li><a href="/about">About us</a></li></ul></footer></body></html>`
}

export const person = (name: string) => ({ '@type': 'Person', name })
export const inState = (data: unknown) => `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
/** Amount and food of a line, as sites keep them apart. */
export function apart(line: string): { amount: string; food: string } {
  const [, amount = '', food = line] = /^((?:ca )?[\d½¼¾⅓⅛][\d\s.,/½¼¾⅓⅛–-]*(?:(?:kg|g|ml|dl|l|EL|TL|st|ks|szt|шт|г|мл|кг|msk|tsk|cups?|tsp|Tbsp|el|PL)\.?(?= ))?)\s*(.+)$/u.exec(line) ?? []
  // «1-inch piece» is one word.
  return amount.endsWith('-') ? { amount: '', food: line } : { amount: amount.trim(), food }
}
export { groups, ld, plain, recipe, step }
