import lighthouse from 'lighthouse'
import { openBrowser } from '../tests/support/browser.ts'
import { freePort } from './support/house.ts'
import { print, table } from './support/print.ts'

/**
 * Lighthouse on the public pages, as a mobile phone on a slow network sees them: its four figures of
 * 100, and what travels. `bun bench/pages.ts [http://localhost:3000]`, against a server that runs.
 */
const origin = process.argv[2] ?? 'http://localhost:3000'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const port = freePort()
const browser = await openBrowser(`--remote-debugging-port=${port}`)
const feed: { items: { id: string; author: { id: string } }[] } = await (
  await fetch(`${origin}/api/social/feed?before=${Date.now() + 1}`)
).json()
const first = feed.items[0]
const paths = ['/', ...(first ? [`/r/${first.id}`, `/a/${first.author.id}`] : [])]

const rows: Record<string, string | number>[] = []
const wanting: string[] = []
for (const path of paths) rows.push(await measure(path))
table(rows)
for (const line of wanting) print(line)
await browser.close()
process.exit(0)

async function measure(path: string): Promise<Record<string, string | number>> {
  const result = await lighthouse(origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`Lighthouse had nothing to say about ${path}.`)
  const { audits, categories: scores } = result.lhr
  for (const category of Object.values(scores))
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
        wanting.push(`${path}: ${category.id}: ${audit.title} ${audit.displayValue ?? ''}`)
    }
  const shown = (id: string) => audits[id]?.displayValue ?? '?'
  return {
    page: path.slice(0, 3),
    ...Object.fromEntries(categories.map((id) => [id, Math.round((scores[id]?.score ?? 0) * 100)])),
    paint: shown('first-contentful-paint'),
    largest: shown('largest-contentful-paint'),
    blocked: shown('total-blocking-time'),
    shift: shown('cumulative-layout-shift'),
    bytes: shown('total-byte-weight'),
  }
}
