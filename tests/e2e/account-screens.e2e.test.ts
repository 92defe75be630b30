import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContext } from 'playwright-core'
import { findings } from '../support/axe.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let host: Caller
let forGuests: string[]
let forMembers: string[]
beforeAll(async () => {
  browsing = await startBrowsing({ GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' })
  host = browsing.app.caller()
  await host.signUp('Найдовше-Прізвищенко Святослава-Єлизавета Костянтинівна')
  const invite = () => host.mutate<{ url: string }>('kitchens.invite')
  const companion = browsing.app.caller()
  await companion.signUp('Юрко')
  const { url: joined } = await invite()
  await companion.mutate('kitchens.join', { token: new URL(joined).searchParams.get('token') })
  const { url } = await invite()
  forGuests = [
    '/login',
    '/login?error=sign_in_refused',
    '/register',
    '/reset',
    '/reset?token=kr_something',
    '/verify?token=kv_something',
    '/join?token=ki_nothing',
    new URL(url).pathname + new URL(url).search,
    '/settings',
  ]
  forMembers = ['/settings', '/login', '/register', ...forGuests.slice(-2)]
})
afterAll(() => browsing.stop())

describe('every screen of an account', () => {
  test('fits a phone of 360 px without moving sideways', async () => {
    const viewport = { width: 360, height: 740 }
    const wide = async (context: BrowserContext, paths: readonly string[]) => {
      const found: string[] = []
      const page = await context.newPage()
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) found.push(`${path}: ${over} px`)
      }
      await context.close()
      return found
    }
    expect(await wide(await browsing.open({ viewport }), forGuests)).toEqual([])
    expect(await wide(await browsing.open({ viewport, as: host }), forMembers)).toEqual([])
  })

  test('has nothing for axe to find, in the light and in Ukrainian', async () => {
    expect(await everyFinding('light', 'uk-UA')).toEqual([])
  })

  test('has nothing for axe to find, in the dark and in Ukrainian', async () => {
    expect(await everyFinding('dark', 'uk-UA')).toEqual([])
  })

  test('has nothing for axe to find, in the light and in English', async () => {
    expect(await everyFinding('light', 'en-GB')).toEqual([])
  })

  test('has nothing for axe to find, in the dark and in English', async () => {
    expect(await everyFinding('dark', 'en-GB')).toEqual([])
  })

  test('has nothing for axe to find when it is open, refused or asking', async () => {
    const guest = await browsing.open()
    const page = await guest.newPage()
    await page.goto('/register', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Зареєструватися' }).click()
    await page.getByText('Вкажіть пошту.').waitFor()
    expect(await findings(page)).toEqual([])
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Спробувати без реєстрації' }).click()
    await page.getByRole('button', { name: /^Меню:/ }).click()
    expect(await findings(page)).toEqual([])
    await guest.close()

    const context = await browsing.open({ as: host })
    const settings = await context.newPage()
    await settings.goto('/settings', { waitUntil: 'networkidle' })
    await settings.getByRole('button', { name: 'Змінити' }).click()
    await settings.getByRole('button', { name: 'Запросити', exact: true }).click()
    await settings.getByLabel('Посилання-запрошення').waitFor()
    expect(await findings(settings)).toEqual([])
    await settings.getByRole('button', { name: 'Піти з кухні' }).click()
    expect(await findings(settings)).toEqual([])
    await settings.keyboard.press('Escape')
    await settings.getByRole('button', { name: 'Видалити обліковий запис' }).click()
    expect(await findings(settings)).toEqual([])
    await context.close()
  })
})

async function everyFinding(colorScheme: 'light' | 'dark', locale: string): Promise<string[]> {
  const look = async (context: BrowserContext, paths: readonly string[]) => {
    const found: string[] = []
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      found.push(...(await findings(page)).map((finding) => `${path} ${finding}`))
    }
    await context.close()
    return found
  }
  return [
    ...(await look(await browsing.open({ colorScheme, locale }), forGuests)),
    ...(await look(await browsing.open({ colorScheme, locale, as: host }), forMembers)),
  ]
}
