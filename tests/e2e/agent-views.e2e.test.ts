import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { readView } from '../../server/doors/mcp/apps/views.ts'
import { openBrowser } from '../support/browser.ts'

setDefaultTimeout(120_000)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const config = { baseUrl: 'http://localhost:3000' } as never
const hostile =
  "<img src=x onerror=\"parent.postMessage('broken','*')\"><script>1</script>\u202eкод"

interface Host {
  page: Page
  view: FrameLocator
  /** The address that the view has asked its host to open, once it has. */
  opened(): Promise<unknown>
  /** Everything that the view has said to its host. */
  said(): Promise<{ method?: string }[]>
}

/** A program that shows the view in a sandboxed frame, as MCP Apps has it, and gives it an answer. */
async function show(name: string, answer: object, context: object): Promise<Host> {
  const html = (await readView(config, `ui://komora/${name}`))?.text ?? ''
  const page = await browser.newPage({ viewport: { width: 400, height: 700 } })
  await page.setContent(
    '<iframe sandbox="allow-scripts" style="width:360px;height:600px"></iframe>',
  )
  await page.evaluate(
    ({ html: text, answer: result, context: hostContext }) => {
      const frame = document.querySelector('iframe') as HTMLIFrameElement
      const heard: unknown[] = []
      Object.assign(globalThis, { heard })
      const reply = (message: object) =>
        frame.contentWindow?.postMessage({ jsonrpc: '2.0', ...message }, '*')
      addEventListener('message', ({ data }) => {
        heard.push(data)
        if (data.method === 'ui/initialize')
          reply({ id: data.id, result: { hostContext, hostCapabilities: { openLinks: {} } } })
        if (data.method === 'ui/notifications/initialized') {
          reply({ method: 'ui/notifications/tool-input', params: { arguments: {} } })
          reply({ method: 'ui/notifications/tool-result', params: result })
        }
      })
      frame.srcdoc = text
    },
    { html, answer, context },
  )
  return {
    page,
    view: page.frameLocator('iframe'),
    async opened() {
      const found = await page.waitForFunction(() => {
        const { heard } = globalThis as unknown as { heard: { method?: string; params: object }[] }
        return heard.find((one) => one.method === 'ui/open-link')?.params
      })
      return found.jsonValue()
    },
    said: () => page.evaluate(() => (globalThis as unknown as { heard: never[] }).heard),
  }
}

test('a recipe is shown in Ukrainian and in the dark, and whatever it holds stays words', async () => {
  const structuredContent = {
    title: hostile,
    servings: 4,
    total_minutes: 40,
    estimated_price: { text: '120,00 ₴' },
    ingredients: [{ text: '2 буряки' }, { text: hostile }],
    steps: [{ text: hostile }],
    url: 'http://localhost:3000/recipes/rec_1',
  }
  const { page, view, opened, said } = await show(
    'recipe',
    { structuredContent },
    { theme: 'dark', locale: 'uk-UA' },
  )
  await view.getByRole('heading', { name: 'Приготування' }).waitFor()
  expect(await view.getByRole('heading', { level: 1 }).textContent()).toBe(hostile)
  expect(await view.locator('small').textContent()).toBe('Порцій: 4 · 40 хв · 120,00 ₴')
  expect(await view.locator('img, main script').count()).toBe(0)
  expect(await view.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(
    await view.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  ).toBe('rgb(36, 31, 28)')
  await view.getByRole('button', { name: 'Відкрити в Коморі' }).click()
  expect(await opened()).toEqual({ url: 'http://localhost:3000/recipes/rec_1' })
  expect(await said()).not.toContain('broken')
  await page.close()
})

test('a week is shown by its days in English, and a foreign address is no button', async () => {
  const entry = { date: '2026-03-02', slot: 'dinner', title: 'Борщ', servings: 4, cooked: false }
  const structuredContent = { entries: [entry], url: 'https://evil.example/plan' }
  const { page, view } = await show(
    'week',
    { structuredContent },
    { theme: 'light', locale: 'en-GB' },
  )
  await view.getByRole('heading', { name: 'Monday 2 March' }).waitFor()
  expect(await view.getByRole('listitem').textContent()).toBe('Dinner: Борщ× 4')
  expect(await view.getByRole('button').count()).toBe(0)
  await page.close()
})

test('a proposal shows what would change, that nothing has, and where to decide', async () => {
  const url = 'http://localhost:3000/mcp/proposals/prop_1'
  const shown = {
    kind: 'shopping_list',
    list: { id: 'lst_1', name: hostile },
    lines: ['молоко 2 л'],
  }
  const answer = {
    structuredContent: { status: 'needs_user_confirmation', confirmation_url: url },
    _meta: { 'komora/shown': shown },
  }
  const { page, view, opened, said } = await show('proposal', answer, { locale: 'uk' })
  await view.getByText('молоко 2 л').waitFor()
  await view.getByText('Ще нічого не змінено').waitFor()
  await view.getByRole('button', { name: 'Переглянути й вирішити' }).click()
  expect(await opened()).toEqual({ url })
  const asked = (await said()).map((one) => one.method)
  expect(asked.filter((one) => one && !one.startsWith('ui/'))).toEqual([])
  await page.close()
})

test('a refusal is shown in the words in which it came', async () => {
  const answer = { isError: true, content: [{ type: 'text', text: 'Такого рецепта немає.' }] }
  const { page, view } = await show('recipe', answer, {})
  await view.getByText('Такого рецепта немає.').waitFor()
  await page.close()
})
