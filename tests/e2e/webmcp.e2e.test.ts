import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Browsing, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let publication: string
beforeAll(async () => {
  browsing = await startBrowsing()
  const cook = await browsing.app.signedUp()
  publication = await cook.publish({ title: 'Борщ полтавський' })
})
afterAll(() => browsing.stop())

interface Offered {
  name: string
  annotations: object
  execute: (input: object) => Promise<{ content: { text: string }[]; isError?: boolean }>
}
type Listening = typeof globalThis & { offered: Offered[] }

/** A browser with an assistant that takes tools at this place. */
async function withAssistant(place: 'document' | 'navigator') {
  const context = await browsing.open()
  await context.addInitScript((where) => {
    const listening = globalThis as Listening
    listening.offered = []
    const modelContext = { registerTool: (tool: Offered) => listening.offered.push(tool) }
    const holder = where === 'document' ? document : navigator
    Object.defineProperty(holder, 'modelContext', { value: modelContext })
  }, place)
  const page = await context.newPage()
  await page.goto('/')
  await page.waitForFunction(() => (globalThis as Listening).offered.length === 3)
  return { context, page }
}

const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([wanted, given]) => {
      const { offered } = globalThis as Listening
      return offered.find((one) => one.name === wanted)?.execute(given)
    },
    [name, input] as const,
  )

describe('A browser with an assistant in it', () => {
  test('is offered the public reads, which answer and change nothing', async () => {
    const { context, page } = await withAssistant('document')
    const kinds = await page.evaluate(() =>
      (globalThis as Listening).offered.map(({ name, annotations }) => ({ name, ...annotations })),
    )
    const reading = { readOnlyHint: true, untrustedContentHint: true }
    expect(kinds).toEqual([
      { name: 'search_public_recipes', ...reading },
      { name: 'read_public_recipe', ...reading },
      { name: 'list_newest_recipes', ...reading },
    ])
    const found = await call(page, 'search_public_recipes', { query: 'борщ' })
    expect(found?.content[0]?.text).toContain('Борщ полтавський')
    const recipe = `${browsing.url}/r/${publication}`
    const read = await call(page, 'read_public_recipe', { recipe })
    expect(read?.content[0]?.text).toContain('500 г буряка')
    expect(await call(page, 'read_public_recipe', { recipe: 'борщ' })).toMatchObject({
      isError: true,
    })
    expect((await call(page, 'list_newest_recipes', {}))?.content[0]?.text).toContain(publication)
    await context.close()
  })

  test('is offered them at the older place too', async () => {
    const { context } = await withAssistant('navigator')
    await context.close()
  })

  test('is the only one that fetches them', async () => {
    const fetched = async (context: Awaited<ReturnType<Browsing['open']>>, page: Page) => {
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      await context.close()
      return names.filter((name) => /\/tools-[\w-]+\.js/.test(name)).length
    }
    const assisted = await withAssistant('document')
    expect(await fetched(assisted.context, assisted.page)).toBe(1)
    const plain = await browsing.openAt('/')
    expect(await fetched(plain.context, plain.page)).toBe(0)
  })
})
