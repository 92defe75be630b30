import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { PlanWeek } from '../../shared/wire/plan.ts'
import type { TestApp } from '../support/app.ts'
import { openBrowser } from '../support/browser.ts'
import { startBuiltApp } from '../support/built.ts'
import type { Caller } from '../support/caller.ts'
import { freePort } from '../support/server-process.ts'
import { followRequests, settled } from '../support/settled.ts'

setDefaultTimeout(120_000)

let app: TestApp
let browser: Browser
let url: string
let cook: Caller
let soup: string
let cake: string
let own: string
let server: ReturnType<typeof listen> | undefined

beforeAll(async () => {
  const port = freePort()
  url = `http://localhost:${port}`
  app = await startBuiltApp({ BASE_URL: url, RATE_LIMITS: '0' })
  cook = app.caller()
  await cook.signUp('Леся Гнатюк')
  soup = `/r/${await cook.publish({ title: 'Борщ із пампушками' })}`
  cake = `/r/${await cook.publish({ title: 'Медівник на кефірі' })}`
  own = `/recipes/${(await cook.compose({ title: 'Таємний пиріг' })).id}`
  server = listen(port)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server?.stop(true)
  await app.stop()
})

/** Added to the worker's file, as a new build would change it. */
let edition = ''

/** Files of the build that the server cannot give just now. */
let missing = /^$/

/** A real port: when it is closed, the server is gone for the page and for its worker alike. */
function listen(port: number) {
  return Bun.serve({
    idleTimeout: 120,
    port,
    hostname: 'localhost',
    async fetch({ url: asked, method, headers, body }) {
      const path = asked.slice(asked.indexOf('/', 'http://'.length))
      if (missing.test(path)) return new Response(null, { status: 503 })
      if (path !== '/sw.js') return app.fetch(path, { method, headers, body })
      const built = await app.fetch(path)
      return new Response((await built.text()) + edition, built)
    },
  })
}

/** It goes once every page has come to rest: what is still on its way would come or not, as chance has it. */
async function withoutServer(work: () => Promise<void>): Promise<void> {
  const { port = 0 } = server ?? {}
  await Promise.all(browser.contexts().flatMap((context) => context.pages().map(settled)))
  await server?.stop(true)
  try {
    await work()
  } finally {
    server = listen(port)
  }
}

async function openWindow(as?: Caller, locale = 'uk-UA'): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ baseURL: url, locale })
  followRequests(context)
  context.setDefaultTimeout(60_000)
  if (as) await context.addCookies([...as.cookies].map(([name, value]) => ({ name, value, url })))
  return [await context.newPage(), context]
}

/** Until the worker is there and has put away what it was told to, with the files that it names. */
async function untilKept(page: Page, path: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const kept = async (address: string) => caches.match(address, { ignoreVary: true })
    const whole = async () => {
      const html = await (await kept(wanted))?.text()
      const files = html?.match(/\/assets\/[\w.-]+/g)
      const found = await Promise.all(files?.map(kept) ?? [undefined])
      return found.every(Boolean)
    }
    while (!(await whole())) await pause()
    while (navigator.serviceWorker.controller === null) await pause()
    function pause() {
      return new Promise((resume) => setTimeout(resume, 50))
    }
  }, path)
}

/** Until it stands among the pages of whoever has come, and not only among a guest's. */
async function untilOwn(page: Page, path: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const own = async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kept-per_'))
      const found = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match(wanted, { ignoreVary: true })),
      )
      return found.some(Boolean)
    }
    while (!(await own())) await new Promise((resume) => setTimeout(resume, 50))
  }, path)
}

describe('When the server is out of reach', () => {
  test('a recipe that was opened opens again, with its picture, and can be scaled', async () => {
    const [page, context] = await openWindow()
    await page.goto(soup)
    await untilKept(page, soup)
    await withoutServer(async () => {
      await page.goto('about:blank')
      await page.goto(soup)
      await page.getByRole('heading', { name: 'Борщ із пампушками' }).waitFor()
      await page.waitForFunction(() => {
        const [picture] = document.querySelectorAll<HTMLImageElement>('.picture img')
        return picture?.complete && picture.naturalWidth > 0
      })
      await page.getByRole('button', { name: 'На порцію більше' }).click()
      await page.getByText('5 порцій').first().waitFor()
    })
    await context.close()
  })

  test('the plan opens as it is since a trial was begun on it, and not as the guest saw it before', async () => {
    const [page, context] = await openWindow()
    await page.goto('/plan')
    await untilKept(page, '/plan')
    await page.getByRole('button', { name: 'Почати' }).click()
    await page.getByRole('button', { name: 'Показати зразок тижня' }).waitFor()
    await untilOwn(page, '/plan')
    await withoutServer(async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Показати зразок тижня' }).waitFor()
      expect(await page.getByRole('button', { name: 'Почати' }).count()).toBe(0)
    })
    await context.close()
  })

  test('a page is not loaded anew, to its loss, for a part of it that never came', async () => {
    const [page, context] = await openWindow(cook)
    // As if it had been loaded anew a moment ago: that the server answers, and lacks a file, is no matter here.
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('komora-reloaded'))
        sessionStorage.setItem('komora-reloaded', String(Date.now()))
    })
    missing = /^\/assets\/DishTray-/
    await page.goto('/plan')
    await untilKept(page, '/plan')
    await page.evaluate(() => sessionStorage.setItem('komora-reloaded', '1'))
    let loaded = 0
    page.on('framenavigated', () => {
      loaded += 1
    })
    await withoutServer(async () => {
      await page.reload()
      await page.locator('.plan-head').waitFor()
    })
    missing = /^$/
    expect(loaded).toBe(1)
    await context.close()
  })

  test('so does one that was reached inside the application', async () => {
    const [page, context] = await openWindow()
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByRole('link', { name: 'Медівник на кефірі' }).click()
    await page.waitForURL(`**${cake}`)
    await untilKept(page, cake)
    await withoutServer(async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'Медівник на кефірі' }).waitFor()
    })
    await context.close()
  })

  test('another page says so in the person’s language, offers what is here, and comes by itself', async () => {
    const [page, context] = await openWindow(undefined, 'en-GB')
    await page.goto(soup)
    await untilKept(page, soup)
    await withoutServer(async () => {
      await page.goto(cake)
      await page.getByRole('heading', { name: 'No connection' }).waitFor()
      await page.getByRole('link', { name: 'Борщ із пампушками' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    })
    await page.getByRole('heading', { name: 'Медівник на кефірі' }).waitFor()
    await context.close()
  })

  test('that page is dark for whoever chose the dark', async () => {
    const [page, context] = await openWindow()
    await context.addCookies([{ name: 'theme', value: 'dark', url }])
    await page.goto('/')
    await untilKept(page, '/offline?language=uk&theme=dark')
    await withoutServer(async () => {
      await page.goto(cake)
      await page.getByRole('heading', { name: 'Немає зв’язку' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    })
    await context.close()
  })

  test('one’s own recipe is there until one signs out, and nothing of it afterwards', async () => {
    const leaver = app.caller()
    await leaver.signUp('Юрко')
    const { id } = await leaver.compose({ title: 'Таємний пиріг' })
    let sent: Promise<unknown> | undefined
    const [page, context] = await openWindow(leaver)
    await page.goto(`/recipes/${id}`)
    await untilKept(page, `/recipes/${id}`)
    await withoutServer(async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'Таємний пиріг' }).waitFor()
      await settled(page)
      await page.getByRole('button', { name: 'Готувати' }).click()
      await page.getByRole('button', { name: 'Готово' }).click()
      await page.getByText('Запишемо, щойно він повернеться').waitFor()
      sent = page.waitForResponse(/changes\.send/)
    })
    // It is sent from whichever page is open next.
    await page.goto('/')
    await sent
    const { entries } = await leaver.query<PlanWeek>('plan.week', {})
    expect(entries.map(({ title, cookedAt }) => [title, cookedAt !== null])).toEqual([
      ['Таємний пиріг', true],
    ])
    await page.goto(`/recipes/${id}`)
    await page.getByRole('button', { name: /^Меню:|Юрко/ }).click()
    await page.getByRole('button', { name: 'Вийти' }).click()
    await page.waitForURL(`${url}/`)
    await page.evaluate(async () => {
      while ((await caches.keys()).join().includes('kept-per_'))
        await new Promise((resume) => setTimeout(resume, 50))
    })
    await withoutServer(async () => {
      await page.goto(`/recipes/${id}`)
      await page.getByRole('heading', { name: 'Немає зв’язку' }).waitFor()
    })
    await context.close()
  })

  test('the shopping list is there as it was last seen, and goes on being ticked', async () => {
    const buyer = app.caller()
    await buyer.signUp('Марко')
    const [page, context] = await openWindow(buyer)
    await page.goto('/plan')
    await untilKept(page, '/plan')
    await page.goto('/lists')
    await untilKept(page, '/lists')
    await page.locator('#add-line').fill('2 л молока')
    await page.keyboard.press('Enter')
    const row = page.getByRole('checkbox', { name: /молоко/i })
    await row.waitFor()
    await page.evaluate(async () => {
      const kept = async () => (await caches.match('/lists', { ignoreVary: true }))?.text()
      while (!(await kept())?.includes('type="checkbox"'))
        await new Promise((go) => setTimeout(go, 50))
    })
    await withoutServer(async () => {
      await page.goto('/lists')
      await row.check()
      await page.getByText('Чекає на надсилання: 1').waitFor()
      await page.reload()
      await row.waitFor()
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked,
      )
      await page.goto('/plan')
      await page.locator('.plan-head').waitFor()
    })
    await context.close()
  })

  test('the plan goes on being made, outlasts a closed page, and reaches the kitchen with the connection', async () => {
    const planner = app.caller()
    await planner.signUp('Соломія')
    await planner.compose({ title: 'Борщ', servings: 4 })
    const put = (await planner.compose({ title: 'Деруни' })).id
    await planner.mutate('plan.trayAdd', { recipeId: put })
    const [page, context] = await openWindow(planner)
    const known = page.waitForResponse(/recipes\.list.*100/)
    await page.goto('/plan')
    await known
    await untilKept(page, '/plan')
    await page.locator('.tray-dish').waitFor()
    const entry = (title: string) => page.locator('.plan-entry', { hasText: title })
    await withoutServer(async () => {
      await page.locator('.day.today .slot[data-slot="dinner"] .empty-slot').click()
      await page.getByLabel('Що готуватимемо?').fill('борщ')
      await page.getByRole('dialog').getByRole('button', { name: /^Борщ/ }).click()
      await entry('Борщ').click()
      await page.getByRole('button', { name: 'На порцію більше' }).click()
      await page.getByLabel('Нотатка').fill('без солі')
      await page.keyboard.press('Escape')
      await page.locator('.tray-dish').click()
      await page.getByRole('dialog').locator('.place-cell[tabindex="0"]').click()
      await entry('Деруни').click()
      await page.getByRole('button', { name: 'Прибрати з плану' }).click()
      await entry('Деруни').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Повернути' }).last().click()
      await entry('Деруни').waitFor()
      await page.getByText(/Чекає на надсилання: \d/).waitFor()
      await page.goto('about:blank')
      await page.goto('/plan')
      await entry('Деруни').waitFor()
      await page.locator('.plan-entry', { hasText: /Борщ.*5\sпорцій.*без\sсолі/ }).waitFor()
      await page.getByRole('link', { name: 'Наступний тиждень' }).click()
      await page.getByText('Цього тижня на пристрої ще не було').waitFor()
    })
    await page.getByText(/Чекає на надсилання/).waitFor({ state: 'detached' })
    const { entries } = await planner.query<PlanWeek>('plan.week', {})
    expect(entries.map(({ title, servings, note }) => `${title} ${servings} ${note}`)).toEqual([
      'Борщ 5 без солі',
      'Деруни 4 ',
    ])
    await context.close()
  })

  test('after a new build too: it takes over at once, and takes only what nobody needs', async () => {
    const [page, context] = await openWindow()
    await page.goto(soup)
    await untilKept(page, soup)
    await page.evaluate(async () => {
      await (await caches.open('assets')).put('/assets/stale.js', new Response('stale'))
      await caches.open('of-an-older-design')
    })
    edition = '// the next build'
    await page.reload()
    await page.evaluate(async () => {
      while (await caches.match('/assets/stale.js'))
        await new Promise((resume) => setTimeout(resume, 50))
    })
    expect(await page.evaluate(() => caches.has('of-an-older-design'))).toBe(false)
    await withoutServer(async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'Борщ із пампушками' }).waitFor()
      const styled = await page.evaluate(() => getComputedStyle(document.body).marginTop)
      expect(styled).toBe('0px')
    })
    await context.close()
  })

  test('of personal pages nothing is kept', async () => {
    const [page, context] = await openWindow(cook)
    await page.goto(own)
    await untilKept(page, own)
    for (const path of ['/settings', '/recipes', '/mcp/connections', '/mcp/proposals'])
      await page.goto(path)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const all = names.map(async (name) =>
        (await (await caches.open(name)).keys()).map((k) => k.url),
      )
      return (await Promise.all(all)).flat().map((one) => new URL(one).pathname)
    })
    const pages = kept.filter((path) => !/^\/(assets|woven|photos)\//.test(path)).sort()
    // Beside it only who has come last.
    expect(pages).toEqual(['/offline', '/reader', own])
    await context.close()
  })
})
