import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { openPage, startBuiltApp } from '../../support/built.ts'

setDefaultTimeout(120_000)

let app: TestApp
let publicationId: string
let authorId: string
beforeAll(async () => {
  app = await startBuiltApp()
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

describe('a page', () => {
  test('of a list is drawn whole, in whichever order its answers come', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => app.signedUp()))
    const pages = buyers.map(async (who) => {
      const { listId } = await who.mutate<{ listId: string }>('lists.addLines', { lines: ['сіль'] })
      return (await who.fetch(`/lists/${listId}`)).text()
    })
    const headings = (await Promise.all(pages)).map((html) => /<h1[^>]*>([^<]*)/.exec(html)?.[1])
    expect(headings).toEqual(buyers.map(() => 'Покупки'))
  })

  test('behind a secret link tells no other site of it, is in no index, and the recipe is kept nowhere', async () => {
    const who = await app.signedUp()
    const { id } = await who.compose({ title: 'Таємний борщ', status: 'draft' })
    const { url } = await who.mutate<{ url: string }>('recipes.share', { id })
    const { answer, html } = await openPage(app, url.slice(new URL(url).origin.length))
    expect(html).toContain('Таємний борщ')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('comes with its title, description, address and preview before any script', async () => {
    const { html } = await openPage(app, `/r/${publicationId}`)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/r/${publicationId}">`)
    expect(html).toContain('<meta name="description" content="Темний і &quot;димний&quot;.">')
    expect(html).toContain(`content="http://localhost:3000/og/${publicationId}.png"`)
    expect(html).toContain('<meta property="og:type" content="article">')
  })

  test('of a recipe says in JSON-LD what is true, and nothing that its author wrote can leave it', async () => {
    const { html } = await openPage(app, `/r/${publicationId}`)
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
    const shapes = recipe.image.map((address: string) => new URL(address).searchParams.get('ratio'))
    expect(shapes.sort()).toEqual(['16x9', '1x1', '4x3'])
    expect((await scriptsOf(html)).filter(({ text }) => text.startsWith('alert'))).toEqual([])
  })

  test('of the service says who it is and how it is searched', async () => {
    const { html } = await openPage(app, '/')
    const found = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)
    const graph = JSON.parse(found?.[1] ?? '{}')['@graph']
    expect(graph).toMatchObject([
      { '@type': 'Organization', url: 'http://localhost:3000/' },
      {
        '@type': 'WebSite',
        potentialAction: {
          target: { urlTemplate: 'http://localhost:3000/?q={search_term_string}' },
        },
      },
    ])
  })

  test('runs only scripts that carry the nonce of its own policy', async () => {
    const { answer, html } = await openPage(app, '/')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce).toBeString()
    const scripts = await scriptsOf(html)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((script) => script.nonce !== nonce)).toEqual([])
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    const again = await openPage(app, '/')
    expect(again.answer.headers.get('content-security-policy')).not.toContain(nonce ?? '')
  })

  test('speaks the language of the cookie, then of the browser, then Ukrainian', async () => {
    expect((await openPage(app, '/')).html).toContain('<html lang="uk">')
    expect((await openPage(app, '/', { 'accept-language': 'en-GB' })).html).toContain(
      '<html lang="en">',
    )
    const chosen = { 'accept-language': 'en-GB', cookie: 'language=uk; theme=dark' }
    expect((await openPage(app, '/', chosen)).html).toContain('<html lang="uk" data-theme="dark">')
  })

  test('of the feed filters by prices in the money of its server', async () => {
    expect((await openPage(app, '/')).html).toContain('href="/?max=4000"')
    const czech = await startTestApp({ BASE_CURRENCY: 'CZK' })
    const html = await (await czech.fetch('/')).text()
    await czech.stop()
    expect(html).toContain('href="/?max=10000"')
    expect(html).toMatch(/100.Kč/)
    expect(html).not.toContain('₴')
  })

  test('about agents tells no other site that a person was there, and stands in no frame', async () => {
    const reader = await app.signedUp()
    for (const path of ['/mcp/consent?request=con_none', '/mcp/connections', '/mcp/proposals']) {
      const { headers } = await reader.fetch(path)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  test('that does not exist is a 404 that leads on', async () => {
    const { answer, html } = await openPage(app, '/nowhere')
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
