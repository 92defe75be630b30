import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { TestApp } from './app.ts'
import { openBrowser } from './browser.ts'
import { startBuiltApp } from './built.ts'
import type { Caller } from './caller.ts'

export interface Browsing {
  app: TestApp
  url: string
  /** A window of its own, of somebody new or of a caller who has signed in. */
  open(options?: BrowserContextOptions & { as?: Caller }): Promise<BrowserContext>
  stop(): Promise<void>
}

/** The built web app on a real port, and a browser to walk through it. */
export async function startBrowsing(settings: Record<string, string> = {}): Promise<Browsing> {
  let answer: (request: Request) => Promise<Response> = async () => new Response(null)
  const server = Bun.serve({ port: 0, hostname: 'localhost', fetch: (request) => answer(request) })
  const url = `http://localhost:${server.port}`
  const app = await startBuiltApp({ BASE_URL: url, RATE_LIMITS: '0', ...settings })
  answer = ({ url: asked, method, headers, body }) =>
    app.fetch(asked.slice(asked.indexOf('/', 'http://'.length)), { method, headers, body })
  const browser: Browser = await openBrowser()
  return {
    app,
    url,
    async open({ as, ...options } = {}) {
      const context = await browser.newContext({ baseURL: url, locale: 'uk-UA', ...options })
      context.setDefaultTimeout(10_000)
      if (as)
        await context.addCookies([...as.cookies].map(([name, value]) => ({ name, value, url })))
      return context
    },
    async stop() {
      await browser.close()
      await server.stop(true)
      await app.stop()
    },
  }
}
