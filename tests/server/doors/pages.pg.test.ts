import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { buildWeb } from '../../../scripts/build.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

setDefaultTimeout(60_000)

let app: TestApp
let publicationId: string
let authorId: string
beforeAll(async () => {
  buildWeb()
  app = await startTestApp()
  const cook = app.caller()
  authorId = (await cook.signUp('Леся </script><b>Гнатюк')).id
  publicationId = await cook.publish({
    title: 'Борщ </script><script>alert(1)</script>',
    description: 'Темний і "димний".',
    cookMinutes: 90,
    tags: ['супи'],
  })
})
afterAll(() => app.stop())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.fetch(path, { headers })
  return { answer, html: await answer.text() }
}

describe('a page', () => {
  test('comes with its title, description, address and preview before any script', async () => {
    const { html } = await page(`/r/${publicationId}`)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/r/${publicationId}">`)
    expect(html).toContain('<meta name="description" content="Темний і &quot;димний&quot;.">')
    expect(html).toContain(`content="http://localhost:3000/og/${publicationId}.png"`)
    expect(html).toContain('<meta property="og:type" content="article">')
  })

  test('of a recipe says in JSON-LD what is true, and nothing that its author wrote can leave it', async () => {
    const { html } = await page(`/r/${publicationId}`)
    const found = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)
    const recipe = JSON.parse(found?.[1] ?? '{}')
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Борщ </script><script>alert(1)</script>',
      cookTime: 'PT90M',
      recipeYield: '4',
      recipeIngredient: ['500 г буряка'],
      author: { '@type': 'Person', url: `http://localhost:3000/a/${authorId}` },
    })
    expect(recipe).not.toHaveProperty('aggregateRating')
    expect((await scriptsOf(html)).filter(({ text }) => text.startsWith('alert'))).toEqual([])
  })

  test('runs only scripts that carry the nonce of its own policy', async () => {
    const { answer, html } = await page('/')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce).toBeString()
    const scripts = await scriptsOf(html)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((script) => script.nonce !== nonce)).toEqual([])
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    const again = await page('/')
    expect(again.answer.headers.get('content-security-policy')).not.toContain(nonce ?? '')
  })

  test('speaks the language of the cookie, then of the browser, then Ukrainian', async () => {
    expect((await page('/')).html).toContain('<html lang="uk">')
    expect((await page('/', { 'accept-language': 'en-GB' })).html).toContain('<html lang="en">')
    const chosen = { 'accept-language': 'en-GB', cookie: 'language=uk; theme=dark' }
    expect((await page('/', chosen)).html).toContain('<html lang="uk" data-theme="dark">')
  })

  test('of the feed filters by prices in the money of its server', async () => {
    expect((await page('/')).html).toContain('href="/?max=4000"')
    const czech = await startTestApp({ BASE_CURRENCY: 'CZK' })
    const html = await (await czech.fetch('/')).text()
    await czech.stop()
    expect(html).toContain('href="/?max=10000"')
    expect(html).toMatch(/100.Kč/)
    expect(html).not.toContain('₴')
  })

  test('about agents tells no other site that a person was there, and stands in no frame', async () => {
    const reader = app.caller()
    await reader.signUp()
    for (const path of ['/mcp/consent?request=con_none', '/mcp/connections', '/mcp/proposals']) {
      const { headers } = await reader.fetch(path)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  test('that does not exist is a 404 that leads on', async () => {
    const { answer, html } = await page('/nowhere')
    expect(answer.status).toBe(404)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('href="/"')
  })
})

describe('a page whose data cannot be had', () => {
  test('says so in a sentence and shows a way on, and nothing of what broke inside', async () => {
    const off = await startTestApp({ FEED_ENABLED: 'false' })
    const answer = await off.fetch('/?q=a')
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('Публічну стрічку вимкнено.')
    expect(html).toContain('href="/?q=a"')
    expect(html).not.toMatch(/stack|\.ts:\d|node_modules|<script/)
    await off.stop()
  })
})

describe('a file of the app', () => {
  test('is light: the first load of the feed runs at most 70 KB of compressed script', async () => {
    const modules = [...(await page('/')).html.matchAll(/modulepreload" href="([^"]+)"/g)]
    let bytes = 0
    for (const [, path = ''] of modules) {
      const answer = await app.fetch(path, { headers: { 'accept-encoding': 'gzip' } })
      bytes += (await answer.bytes()).length
    }
    expect(modules.length).toBeGreaterThan(3)
    expect(bytes).toBeLessThan(70 * 1024)
  })

  test('sets digits in the fonts of the letters, in a file of their own', async () => {
    const style = /rel="stylesheet" href="([^"]+)"/.exec((await page('/')).html)?.[1] ?? ''
    const css = await (await app.fetch(style)).text()
    const faces = css.match(/@font-face\{[^}]*-signs-[^}]*U\+31,[^}]*\}/g) ?? []
    expect(faces.length).toBe(3)
    for (const face of faces) {
      const font = await app.fetch(/url\(([^)]+)\)/.exec(face)?.[1] ?? '')
      expect(font.headers.get('content-type')).toBe('font/woff2')
    }
  })

  test('is served precompressed as the browser accepts it, and kept for ever', async () => {
    const script = /src="(\/assets\/entry-client[^"]+)"/.exec((await page('/')).html)?.[1] ?? ''
    const encodings = { br: 'br', 'gzip, deflate': 'gzip', 'br;q=0, gzip': 'gzip', identity: null }
    for (const [accepts, encoding] of Object.entries(encodings)) {
      const answer = await app.fetch(script, { headers: { 'accept-encoding': accepts } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toStartWith('text/javascript')
    }
  })

  test('that is not there, or not ours to give, is a 404', async () => {
    for (const path of ['/assets/nothing.js', '/assets/..%2f..%2fpackage.json'])
      expect((await app.fetch(path)).status).toBe(404)
  })
})

describe('the application on a phone', () => {
  test('installs: a name in the person’s language, and icons that any shape may cut', async () => {
    const answer = await app.fetch('/manifest.webmanifest', { headers: { cookie: 'language=en' } })
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = (await answer.json()) as { name: string; icons: Record<string, string>[] }
    expect(manifest.name).toBe('Komora')
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src = '', type = '' } of manifest.icons)
      expect((await app.fetch(src)).headers.get('content-type'), src).toBe(type)
  })

  test('has a bar in the colour of the theme that was chosen, else of the one it prefers', async () => {
    const colors = async (cookie: string) =>
      (await page('/', { cookie })).html.match(/<meta name="theme-color"[^>]+>/g)
    expect(await colors('theme=dark')).toEqual(['<meta name="theme-color" content="#1a1614">'])
    expect((await colors(''))?.length).toBe(2)
  })

  test('has a worker that is asked for anew every time and may only reach its own server', async () => {
    const { headers, status } = await app.fetch('/sw.js')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toStartWith('text/javascript')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  })
})

describe('the page for whoever has no connection', () => {
  test('is drawn in the looks it is asked for, and is nobody’s', async () => {
    const reader = app.caller()
    await reader.signUp('Незнайомка')
    const answer = await reader.fetch('/offline?language=en&theme=dark')
    const html = await answer.text()
    expect(html).toContain('<html lang="en" data-theme="dark">')
    expect(html).toContain('No connection')
    expect(html).not.toContain('Незнайомка')
    expect(answer.headers.get('komora-reader')).toBeNull()
  })

  test('is the one kind of document that does not say whose it is', async () => {
    const reader = app.caller()
    const { id } = await reader.signUp()
    expect((await reader.fetch('/')).headers.get('komora-reader')).toBe(id)
    expect((await app.fetch('/')).headers.get('komora-reader')).toBe('guest')
  })
})

describe('the pictures', () => {
  test('are woven for any recipe without a photo, and drawn as PNG for previews', async () => {
    const woven = await app.fetch(`/woven/${publicationId}.svg?ratio=1x1`)
    expect(woven.headers.get('content-type')).toBe('image/svg+xml')
    expect(await woven.text()).toContain('viewBox="0 0 470 470"')
    const preview = await app.fetch(`/og/${publicationId}.png`)
    expect(preview.headers.get('content-type')).toBe('image/png')
    expect((await preview.bytes()).slice(1, 4)).toEqual(new TextEncoder().encode('PNG'))
  })
})

describe('language and theme', () => {
  test('are set by a plain form, which goes back to a page of ours and nowhere else', async () => {
    const send = (return_to: string) =>
      app.fetch('/preferences', {
        method: 'POST',
        headers: { origin: 'http://localhost:3000' },
        body: new URLSearchParams({ language: 'en', theme: 'dark', return_to }),
      })
    const answer = await send('/recipes?tag=a')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/recipes?tag=a')
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    expect(cookies).toEqual(['language=en', 'theme=dark'])
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect((await send(path)).headers.get('location')).toBe('/')
  })

  test('are spoken to whoever is signed in, though they had chosen another language before', async () => {
    const reader = app.caller()
    await reader.signUp()
    await reader.mutate('people.update', { language: 'uk' })
    await reader.fetch('/preferences', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams({ language: 'en', return_to: '/settings' }),
    })
    expect(await (await reader.fetch('/settings')).text()).toContain('lang="en"')
  })

  test('cannot be set by a form on another site', async () => {
    const answer = await app.fetch('/preferences', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ theme: 'dark' }),
    })
    expect(answer.status).toBe(403)
  })
})

interface Script {
  nonce: string | null
  text: string
}

/** The scripts that a browser would find, read as a browser reads HTML. */
async function scriptsOf(html: string): Promise<Script[]> {
  const scripts: Script[] = []
  const reader = new HTMLRewriter().on('script', {
    element: (element) => void scripts.push({ nonce: element.getAttribute('nonce'), text: '' }),
    text: ({ text }) => {
      const last = scripts.at(-1)
      if (last) last.text += text
    },
  })
  await reader.transform(new Response(html)).text()
  return scripts
}
