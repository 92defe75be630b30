import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { type Browsing, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(90_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

test('A link that the browser will not copy is shown, selected, to be copied by hand', async () => {
  const author = await browsing.app.signedUp('Оксана Кравець')
  const publicationId = await author.publish({ title: 'Гречаники' })
  const context = await browsing.open()
  await context.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: denied } })
  })
  const page = await context.newPage()
  await page.goto(`/r/${publicationId}`)
  await page.getByRole('button', { name: 'Поділитися' }).click()
  const dialog = page.getByRole('dialog', { name: 'Скопіюйте посилання' })
  await dialog.getByText('Браузер не дозволив скопіювати').waitFor()
  await page.waitForFunction(() => getSelection()?.toString().includes('/r/pub_'))
  expect(await dialog.getByRole('textbox').inputValue()).toEndWith(`/r/${publicationId}`)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByText('Щось зламалося').count()).toBe(0)
  await context.close()
})

test('A configuration is copied from the page about connecting as it stands, and selected where it cannot be', async () => {
  const context = await browsing.open()
  await context.addInitScript(() => {
    const copied: string[] = []
    const writeText = async (text: string) => {
      if (copied.length > 0) throw new DOMException('Denied', 'NotAllowedError')
      copied.push(text)
    }
    Object.assign(globalThis, { copied })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  const page = await context.newPage()
  await page.goto('/connect')
  const button = page.getByRole('button', { name: 'Копіювати: Cursor' })
  await button.click()
  await page.getByText('Скопійовано').waitFor()
  const copied = await page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied)
  const url = `${browsing.url}/api/mcp`
  expect(JSON.parse(copied[0] ?? '')).toEqual({ mcpServers: { komora: { url } } })
  await button.click()
  await page.getByText('Текст виділено').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('mcpServers')
  await page.goto('/developers')
  await page.getByRole('article').getByRole('link', { name: 'Підключити помічника' }).click()
  await page.getByRole('heading', { level: 1, name: 'Підключити помічника' }).waitFor()
  await button.waitFor()
  await context.close()
})
