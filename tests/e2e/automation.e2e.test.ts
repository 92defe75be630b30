import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { findings } from '../support/axe.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let home: Bun.Server<undefined>
let status = 200
const received: { type: string }[] = []
beforeAll(async () => {
  home = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      received.push((await request.json()) as { type: string })
      return new Response(null, { status })
    },
  })
  browsing = await startBrowsing({ WEBHOOK_PRIVATE_HOSTS: `127.0.0.1:${home.port}` })
})
afterAll(async () => {
  await browsing.stop()
  await home.stop(true)
})

test('A person adds an address of their automation, keeps its secret, tries it, sees what came of it and removes it', async () => {
  const cook = await browsing.app.signedUp('Надія')
  const { context, page } = await browsing.openAt('/settings', { as: cook, viewport: phone })
  const section = page.locator('#automation')
  const url = `http://127.0.0.1:${home.port}/api/webhook/komora`

  await section.getByRole('button', { name: 'Додати адресу' }).click()
  await section.getByLabel('Адреса', { exact: true }).fill('http://192.168.1.2/')
  await section.getByRole('button', { name: 'Додати адресу' }).click()
  await section.getByText('Ця адреса всередині приватної мережі.').waitFor()
  await section.getByLabel('Адреса', { exact: true }).fill(url)
  await section.getByRole('button', { name: 'приготовано страву' }).click()
  await section.getByRole('button', { name: 'Додати адресу' }).click()
  const secret = await section.getByLabel('Секрет для перевірки підпису').inputValue()
  expect(secret).toStartWith('whsec_')
  await section.getByText('Коли змінився список, змінився план. Додано: Надія').waitFor()

  const tried = section.getByRole('button', { name: `Перевірити: ${url}` })
  await tried.click()
  await page.getByText('Адреса відповіла').first().waitFor()
  status = 500
  await tried.click()
  await page.getByText('Адреса не прийняла повідомлення').first().waitFor()
  expect(received.map(({ type }) => type)).toEqual(['test', 'test'])
  await section.getByText('Останні сповіщення').click()
  await section.getByText('не доставлено · відповідь 500').waitFor()
  await section.getByText('доставлено · відповідь 200').last().waitFor()
  // Tried once more, what was opened stays open and has it.
  status = 202
  await tried.click()
  await section.getByText('доставлено · відповідь 202').last().waitFor()
  expect(await findings(page, '#automation')).toEqual([])

  await page.reload()
  expect(await page.content()).not.toContain(secret)
  await section.getByRole('button', { name: `Вилучити: ${url}` }).click()
  await section.getByRole('button', { name: 'Вилучити', exact: true }).last().click()
  await page.getByText('Адресу вилучено').first().waitFor()
  await section.getByText(url).first().waitFor({ state: 'detached' })
  await context.close()
})
