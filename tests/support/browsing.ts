import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { TestApp } from './app.ts'
import { openBrowser } from './browser.ts'
import { startBuiltApp } from './built.ts'
import type { Caller } from './caller.ts'
import { answered, followRequests } from './settled.ts'

export const phone = { width: 390, height: 844 }

/** Nobody known, unless it is said who has signed in. */
type WindowOptions = BrowserContextOptions & { as?: Caller }

export interface Browsing {
  app: TestApp
  url: string
  /** A window of its own. */
  open(options?: WindowOptions): Promise<BrowserContext>
  /** A window of its own at a page of ours, which is awake. */
  openAt(address: string, options?: WindowOptions): Promise<{ context: BrowserContext; page: Page }>
  stop(): Promise<void>
}

/** The built web app on a real port, and a browser to walk through it. */
export async function startBrowsing(settings: Record<string, string> = {}): Promise<Browsing> {
  let answer: (request: Request) => Promise<Response> = async () => new Response(null)
  // A busy machine may think about an answer for longer than the ten seconds that Bun gives it.
  const server = Bun.serve({
    port: 0,
    hostname: 'localhost',
    idleTimeout: 120,
    fetch: (request) => answer(request),
  })
  const url = `http://localhost:${server.port}`
  const app = await startBuiltApp({ BASE_URL: url, RATE_LIMITS: '0', ...settings })
  answer = ({ url: asked, method, headers, body, signal }) =>
    app.fetch(asked.slice(asked.indexOf('/', 'http://'.length)), { method, headers, body, signal })
  const browser: Browser = await openBrowser()

  async function open({ as, ...options }: WindowOptions = {}) {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'uk-UA',
      // Each new window would fetch every page again for the time without a connection, which other tests are about.
      serviceWorkers: 'block',
      ...options,
    })
    context.setDefaultTimeout(60_000)
    followRequests(context, options.javaScriptEnabled)
    const close = context.close.bind(context)
    context.close = async (how) => {
      await Promise.all(context.pages().map(answered))
      await close(how)
    }
    if (as) await context.addCookies([...as.cookies].map(([name, value]) => ({ name, value, url })))
    return context
  }

  return {
    app,
    url,
    open,
    async openAt(address, options) {
      const context = await open(options)
      const page = await context.newPage()
      await page.goto(address)
      return { context, page }
    },
    async stop() {
      await browser.close()
      await server.stop(true)
      await app.stop()
    },
  }
}
