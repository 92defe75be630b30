import type { Language } from '../../shared/language/languages.ts'

// The colours of the application's tokens; the page stands alone, and loads nothing.
const style = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f7f2e8,#1a1614);color:light-dark(#2a211e,#f1e8da);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:15vh 1.25rem 3rem}
h1{font:440 1.9rem/1.2 Georgia,"Times New Roman",serif;margin:0 0 1rem}
p{margin:0 0 1rem}
a{color:light-dark(#8a1d47,#f09ab3);display:inline-block;padding:.75rem 0}`
const styleHash = new Bun.CryptoHasher('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

interface StandingPage {
  language: Language
  title: string
  paragraphs: readonly string[]
  links: readonly { href: string; label: string }[]
  status: number
  headers?: Record<string, string>
}

/** A few sentences that need neither the application nor its files. */
export function standingPage({
  language,
  title,
  paragraphs,
  links,
  ...more
}: StandingPage): Response {
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${Bun.escapeHTML(title)}</title>
<style>${style}</style>
<main>
<h1>${Bun.escapeHTML(title)}</h1>
${paragraphs.map((text) => `<p>${Bun.escapeHTML(text)}</p>`).join('\n')}
${links.map(anchor).join('<br>\n')}
</main>
</html>
`
  return new Response(page, {
    status: more.status,
    headers: {
      'content-type': 'text/html;charset=utf-8',
      'content-security-policy': policy,
      ...more.headers,
    },
  })
}

function anchor({ href, label }: { href: string; label: string }): string {
  return `<a href="${Bun.escapeHTML(href)}">${Bun.escapeHTML(label)}</a>`
}
