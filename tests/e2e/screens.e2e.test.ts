import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContext, Page } from 'playwright-core'
import { type ServedStore, servePracticeStore } from '../../server/practice/serve.ts'
import { loadDictionary } from '../../web/language/dictionary.ts'
import { loadPart } from '../../web/language/parts.ts'
import type { PartName } from '../../web/language/shape.ts'
import { parts } from '../../web/language/uk.ts'
import { findings } from '../support/axe.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import type { Screen } from '../support/screen.ts'
import { everyScreen, type Screens } from '../support/screens.ts'

setDefaultTimeout(900_000)

let browsing: Browsing
let screens: Screens
let store: ServedStore
beforeAll(async () => {
  store = servePracticeStore('silpo')
  browsing = await startBrowsing({
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    STORE_SILPO_URL: store.url,
  })
  screens = await everyScreen(browsing.app)
})
afterAll(async () => {
  await browsing.stop()
  await store.stop()
})

const widths = { phone: 360, desktop: 1280 } as const
type Width = keyof typeof widths
type Theme = 'light' | 'dark'

type Language = 'uk' | 'cs'
const locales: Record<Language, string> = { uk: 'uk-UA', cs: 'cs-CZ' }

interface Seen {
  found: string[]
  wide: string[]
}

// What axe finds hardly depends on the language: it looks at each width and each theme once. What words are too
// long for is the phone; English words are the shortest of the three languages.
const looks: Record<Language, readonly (readonly [Width, Theme, 'axe' | 'fits'])[]> = {
  uk: [['phone', 'dark', 'axe']],
  cs: [
    ['phone', 'light', 'fits'],
    ['desktop', 'light', 'axe'],
  ],
}
const walks = new Map<Language, Promise<Seen>>()

/** One walk answers both questions: a screen is loaded once, then turned and lit. */
function walked(language: Language): Promise<Seen> {
  const walk = walks.get(language) ?? walkAll(language)
  walks.set(language, walk)
  return walk
}

async function walkAll(language: Language): Promise<Seen> {
  const still = {
    locale: locales[language],
    reducedMotion: 'reduce',
  } as const
  const seen: Seen = { found: [], wide: [] }
  const guest = await browsing.open(still)
  const member = await browsing.open({ ...still, as: screens.host })
  // A cart waits for its store: once is enough.
  const own = language === 'cs' ? [...screens.member, ...screens.cart] : screens.member
  await Promise.all([see(guest, screens.guest, language, seen), see(member, own, language, seen)])
  return seen
}

async function see(
  context: BrowserContext,
  list: readonly Screen[],
  language: Language,
  seen: Seen,
): Promise<void> {
  const text = await loadDictionary(language)
  await Promise.all((Object.keys(parts) as PartName[]).map(loadPart))
  // One tab for all of them: each new one would be a process of its own, and read all scripts anew.
  const page = await context.newPage()
  for (const screen of list) {
    const name = [screen.path, screen.state, language].filter(Boolean).join(' ')
    const asOffline = screen.path === '/offline'
    // It goes on as soon as the server answers. Nothing is stopped on other pages: where something may be, all scripts are read anew.
    if (asOffline) await page.route('**/readyz', (route) => route.abort())
    await page.goto(screen.path)
    await screen.open?.(page, text)
    for (const [width, theme, looked] of looks[language]) {
      await turn(page, width, theme)
      const found = looked === 'axe' ? await findings(page) : []
      seen.found.push(...found.map((finding) => `${name} ${width} ${theme}: ${finding}`))
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) seen.wide.push(`${name} ${width}: ${over} px`)
    }
    if (asOffline) await page.unroute('**/readyz')
  }
  await context.close()
}

/** As the application itself changes its theme; what fades from one colour to another has faded. */
async function turn(page: Page, width: Width, theme: Theme): Promise<void> {
  await page.setViewportSize({ width: widths[width], height: 800 })
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
    for (const fading of document.getAnimations())
      if (fading instanceof CSSTransition) fading.finish()
  }, theme)
}

describe('every screen', () => {
  test('has nothing for axe to find, on a dark phone and a light desk', async () => {
    expect((await walked('uk')).found).toEqual([])
    expect((await walked('cs')).found).toEqual([])
  })
  for (const language of ['uk', 'cs'] as const)
    test(`fits a phone of 360 px without moving sideways (${language})`, async () => {
      expect((await walked(language)).wide).toEqual([])
    })
})

describe('the page that says that something broke', () => {
  test('has nothing for axe to find, and fits a phone in every language', async () => {
    const broken = await startBrowsing({ FEED_ENABLED: 'false' })
    const seen: Seen = { found: [], wide: [] }
    for (const language of ['uk', 'cs'] as const)
      await see(
        await broken.open({ locale: locales[language] }),
        [{ path: '/?q=a' }],
        language,
        seen,
      )
    await broken.stop()
    expect(seen).toEqual({ found: [], wide: [] })
  })
})
