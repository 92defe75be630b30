import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../../support/browser.ts'
import { followRequests } from '../../support/settled.ts'
import type { Komora } from './komora.ts'

/** Browser windows of different people, none of whom knows the others. */
export class Windows {
  readonly #komora: Komora
  #browser: Browser | null = null

  constructor(komora: Komora) {
    this.#komora = komora
  }

  /** A window that nobody has used yet. */
  async open(options: BrowserContextOptions = {}): Promise<Page> {
    this.#browser ??= await openBrowser()
    const context: BrowserContext = await this.#browser.newContext({
      baseURL: this.#komora.url,
      locale: 'uk-UA',
      ...options,
    })
    followRequests(context, options.javaScriptEnabled)
    // A busy machine is no failure.
    context.setDefaultTimeout(60_000)
    return context.newPage()
  }

  async close(): Promise<void> {
    await this.#browser?.close()
  }
}

/** Without scripts a page is only what the server wrote. */
export const withoutScripts: BrowserContextOptions = { javaScriptEnabled: false }

/** What stands there for a reader, line breaks and hard spaces evened out. */
export const evenly = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** The cards of a feed page from the top, each as its title and all that stands on it. */
export async function cardsOf(page: Page): Promise<{ title: string; text: string }[]> {
  const cards = await page.locator('main article').evaluateAll((articles) =>
    articles.map((article) => ({
      title: article.querySelector('h2, h3')?.textContent ?? '',
      text: article.textContent ?? '',
    })),
  )
  return cards.map(({ title, text }) => ({ title: evenly(title), text: evenly(text) }))
}

/** Reads a page as far as its words; pictures may come later. */
export async function read(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
}

/** Goes where a link leads, in a browser without scripts; false when there is no such link. */
export async function follow(page: Page, link: string): Promise<boolean> {
  const links = page.getByRole('link', { name: link })
  if ((await links.count()) === 0) return false
  await read(page, (await links.getAttribute('href')) ?? '')
  return true
}
