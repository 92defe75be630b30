import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import lighthouse from 'lighthouse'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import { freePort } from '../support/server-process.ts'

setDefaultTimeout(180_000)

let browsing: Browsing
let browser: Browser
let port: number
let pages: string[]
beforeAll(async () => {
  port = freePort()
  browser = await openBrowser(`--remote-debugging-port=${port}`)
  browsing = await startBrowsing()
  const cook = browsing.app.caller()
  const { id } = await cook.signUp()
  const description = 'Червоний борщ на реберцях.'
  pages = ['/', `/r/${await cook.publish({ description })}`, `/a/${id}`, '/about']
})
afterAll(async () => {
  await browser.close()
  await browsing.stop()
})

test('Lighthouse finds nothing wanting for search engines on the feed, a recipe, an author and the page about us', async () => {
  const wanting: unknown[] = []
  for (const path of pages) {
    const result = await lighthouse(browsing.url + path, {
      port,
      logLevel: 'silent',
      onlyCategories: ['seo'],
      // Only worked out afterwards, for audits that are not asked for: nothing waits for a slow line.
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
    })
    const { seo } = result?.lhr.categories ?? {}
    const poor = seo?.auditRefs.filter(({ id, weight }) => {
      const score = result?.lhr.audits[id]?.score
      return weight > 0 && score !== null && score !== 1
    })
    if (seo?.score !== 1 || poor?.length)
      wanting.push([path, seo?.score, poor?.map((one) => one.id)])
  }
  expect(wanting).toEqual([])
})
