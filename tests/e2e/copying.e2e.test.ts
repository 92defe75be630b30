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
  await page.goto(`/r/${publicationId}`, { waitUntil: 'networkidle' })
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
