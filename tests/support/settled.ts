import type { BrowserContext, Page, Request } from 'playwright-core'

/** When each page asked for what it has not been answered yet. */
const underWay = new WeakMap<Page, Map<Request, number>>()

/** A page that has waited for longer goes on without, and so does a test; its own waiting is for what it needs. */
const longest = 20_000

/**
 * Counts what each page of a window has asked for and not been answered; none is left before its changes were, or
 * while it is on its way to another address. An address is reached when the page there is awake: what a script types
 * or presses before is not what a person would. Who wants less names it by `waitUntil`.
 */
export function followRequests(context: BrowserContext, scripts = true): void {
  context.on('page', (page) => {
    const open = new Map<Request, number>()
    underWay.set(page, open)
    page.on('request', (request) => {
      if (!endless(request)) open.set(request, Date.now())
    })
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    const awake = async (until: string | undefined) => {
      // A page whose scripts do not run is never awake, and has nothing to wait for.
      if (scripts && until === undefined) await settled(page)
    }
    page.goto = async (address, how) => {
      await answered(page)
      const response = await goto(address, how)
      await awake(how?.waitUntil)
      return response
    }
    page.reload = async (how) => {
      await answered(page)
      const response = await reload(how)
      await awake(how?.waitUntil)
      return response
    }
  })
}

/** A stream of news never ends, and of a worker that was let go before its script came nobody says that it has. */
const endless = (request: Request) =>
  request.resourceType() === 'eventsource' || /\.worker-[\w-]+\.js$/.test(request.url())

/**
 * Waits until the page has woken up and done what it had to do: nothing is asked for, and its one thread has
 * had nothing to do three times running. Playwright's own `networkidle` would wait half a second for nothing.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const open = underWay.get(page)
  if (!open) throw new Error('Open the window with followRequests.')
  for (let quiet = 0; quiet < 3; ) {
    const idle = await nothingToDo(page)
    // A task of its own, so that what the browser has said by then is heard.
    await new Promise((resume) => setTimeout(resume, 15))
    const waits = [...open.values()].some((since) => Date.now() - since < longest)
    quiet = idle && !waits ? quiet + 1 : 0
  }
}

/**
 * A second is enough for a thread that something moving keeps busy. Not so when the page has gone to another
 * address in the meantime.
 */
async function nothingToDo(page: Page): Promise<boolean> {
  try {
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
    )
    return true
  } catch (error) {
    if (page.isClosed() || !/navigat|context was destroyed/i.test(String(error))) throw error
    await page.waitForLoadState('load')
    return false
  }
}

/**
 * Waits until what the page has sent was answered, and it stands where it was going: whoever leaves at once may take
 * back what was just done. People wait that long without thinking of it; a script does not.
 */
export async function answered(page: Page): Promise<void> {
  const open = underWay.get(page)
  if (!open || page.isClosed()) return
  const waited = Date.now()
  do {
    // A change is often sent one task after the click.
    await new Promise((resume) => setTimeout(resume, 15))
  } while ([...open.keys()].some(matters) && Date.now() - waited < patience)
}

/** A story may hold an answer back on purpose. */
const patience = 5000

const matters = (request: Request) => request.method() !== 'GET' || request.isNavigationRequest()
