import { describe, expect, test } from 'bun:test'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dir, '..')

/** What every room of the server may use: wire schemas, sentences, the kernel, the database's client. */
const ground = [
  'shared',
  'shared/changes',
  'shared/food',
  'shared/language',
  'shared/wire',
  'shared/woven',
]
const base = [...ground, 'server/kernel', 'server/db']

/** What every room of the web app may use: the files beside App.tsx that hold no page. */
const ink = [...ground, 'web', 'web/language', 'web/head']
const page = [...ink, 'web/toasts', 'web/session', 'web/components', 'web/form']

/**
 * Who may import whom: a room may import from itself and from the rooms that it names. A room is a folder
 * with what lies below it, except those in `flat`, which are only the files that lie directly in them. So
 * a new folder has to be put here before it can be used.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared/language', 'shared/wire'],
  'shared/changes': ['shared'],
  'shared/food': ['shared/language'],
  'shared/language': ['shared', 'shared/food'],
  'shared/wire': ['shared', 'shared/food', 'shared/language'],
  'shared/woven': [],

  // The context names what hands out mail, photos and pages of others, so the kernel knows their shapes.
  'server/kernel': [
    ...ground,
    'server/db',
    'server/mail',
    'server/net',
    'server/photos',
    'server/upstream',
  ],
  'server/db': ['server/kernel'],
  'server/mail': ['shared/language', 'server/kernel'],
  'server/net': ['server/kernel'],
  'server/photos': ['server/kernel'],
  'server/upstream': ['server/kernel'],
  'server/archives': ['server/kernel'],
  // A store of our own, which the connector reaches by HTTP alone, as it does any other.
  'server/practice': [...ground, 'server/kernel', 'server/net'],

  'server/domain/limits': base,
  'server/domain/open-links': base,
  'server/domain/kept-answers': [...base, 'server/domain/limits'],
  'server/domain/webhooks': [
    ...base,
    'server/net',
    'server/domain/limits',
    'server/domain/shopping',
  ],
  'server/domain/search': base,
  'server/domain/prices': base,
  'server/domain/site': base,
  'server/domain/stores': [
    ...base,
    'server/domain/limits',
    'server/domain/members',
    'server/domain/recipes',
    'server/domain/shopping',
  ],
  'server/domain/live': base,
  'server/domain/photos': [...base, 'server/photos'],
  'server/domain/people': [...base, 'server/domain/limits', 'server/mail', 'server/upstream'],
  'server/domain/kitchens': [
    ...base,
    'server/domain/agents',
    'server/domain/limits',
    'server/domain/members',
    'server/domain/people',
    'server/domain/plan',
  ],
  'server/domain/recipes': [
    ...base,
    'server/archives',
    'server/domain/limits',
    'server/domain/photos',
    'server/domain/prices',
    'server/domain/search',
  ],
  'server/domain/pantry': [...base, 'server/domain/recipes'],
  'server/domain/members': [...base, 'server/domain/recipes'],
  'server/domain/recipe-reader': [
    ...base,
    'server/net',
    'server/domain/limits',
    'server/domain/photos',
  ],
  'server/domain/feed': [
    ...base,
    'server/domain/photos',
    'server/domain/prices',
    'server/domain/recipes',
    'server/domain/search',
  ],
  'server/domain/cookbooks': [...base, 'server/domain/feed', 'server/domain/recipes'],
  'server/domain/comments': [...base, 'server/domain/limits', 'server/domain/photos'],
  'server/domain/moderation': [...base, 'server/domain/limits', 'server/domain/recipes'],
  'server/domain/ask': [
    ...base,
    'server/domain/feed',
    'server/domain/members',
    'server/domain/pantry',
    'server/domain/recipes',
    'server/domain/search',
  ],
  'server/domain/plan': [
    ...base,
    'server/domain/limits',
    'server/domain/members',
    'server/domain/open-links',
    'server/domain/pantry',
    'server/domain/photos',
    'server/domain/recipes',
    'server/domain/feed',
    'server/domain/search',
  ],
  'server/domain/shopping': [
    ...base,
    'server/domain/limits',
    'server/domain/open-links',
    'server/domain/pantry',
    'server/domain/photos',
    'server/domain/prices',
    'server/domain/recipes',
    'server/domain/plan',
  ],
  'server/domain/changes': [...base, 'server/domain/plan', 'server/domain/shopping'],
  'server/domain/bulk-import': [
    ...base,
    'server/domain/prices',
    'server/domain/recipe-reader',
    'server/domain/recipes',
    'server/domain/search',
  ],
  'server/domain/file-import': [
    ...base,
    'server/archives',
    'server/photos',
    'server/domain/bulk-import',
    'server/domain/cookbooks',
    'server/domain/feed',
    'server/domain/kitchens',
    'server/domain/limits',
    'server/domain/pantry',
    'server/domain/photos',
    'server/domain/plan',
    'server/domain/recipe-reader',
    'server/domain/recipes',
    'server/domain/shopping',
  ],
  'server/domain/agents': [...base, 'server/net', 'server/domain/limits'],
  'server/domain/proposals': [
    ...base,
    'server/domain/agents',
    'server/domain/feed',
    'server/domain/plan',
    'server/domain/recipes',
    'server/domain/shopping',
  ],
  'server/domain/account': [
    ...base,
    'server/archives',
    'server/domain/agents',
    'server/domain/kitchens',
    'server/domain/limits',
    'server/domain/members',
    'server/domain/pantry',
    'server/domain/people',
    'server/domain/photos',
    'server/domain/plan',
    'server/domain/recipes',
    'server/domain/shopping',
    'server/domain/stores',
    'server/domain/webhooks',
    'server/upstream',
  ],

  'server/doors': [...base, 'server/domain/people', 'server/domain/limits'],
  'server/doors/edge': [...base, 'server/doors', 'server/domain/limits', 'server/domain/site'],
  'server/doors/operations': [...base, 'server/doors'],
  'server/doors/openapi': [...base, 'server/doors'],
  'server/doors/rest': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/trpc': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/a2a': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/ask': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/pages': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/photos': [...base, 'server/doors', 'server/domain/*', 'server/photos'],
  'server/doors/calendar': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/export': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/file-import': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/mail': [...base, 'server/doors', 'server/mail'],
  'server/doors/sign-in': [...base, 'server/doors', 'server/domain/*', 'server/upstream'],
  'server/doors/stores': [...base, 'server/doors', 'server/doors/sign-in', 'server/domain/*'],
  'server/doors/oauth': [...base, 'server/doors', 'server/domain/*'],
  'server/doors/mcp': [...base, 'server/doors', 'server/domain/*'],
  // The server card is made from the tools themselves.
  'server/doors/discovery': [...base, 'server/doors', 'server/doors/mcp', 'server/domain/*'],

  'server/demo': [...base, 'server/photos', 'server/domain/*'],
  'server/sweep': [...base, 'server/domain/*'],
  server: [
    ...base,
    'server/mail',
    'server/net',
    'server/photos',
    'server/practice',
    'server/demo',
    'server/sweep',
    'server/doors',
    'server/doors/*',
    'server/domain/*',
  ],

  'web/language': ground,
  'web/head': [...ground, 'web'],
  'web/offline': ground,
  'web/styles': [],
  'web/webmcp': [],
  'web/toasts': ink,
  'web/timers': [...ink, 'web/components'],
  'web/live': [...ink, 'web/session'],
  'web/changes': [...ink, 'web/toasts', 'web/session', 'web/components'],
  'web/session': [...ink, 'web/toasts', 'web/offline'],
  'web/components': [...ink, 'web/toasts', 'web/session'],
  'web/form': [...ink, 'web/session', 'web/components'],
  'web/stores': page,
  'web/frame': [...page, 'web/changes', 'web/offline', 'web/timers'],
  'web/pages/agents': [...page, 'web/pages/compose'],
  'web/pages/author': [...page, 'web/pages/feed'],
  'web/pages/cart': [...page, 'web/stores', 'web/pages/lists'],
  'web/pages/compose': [...page, 'web/live'],
  'web/pages/entry': page,
  'web/pages/feed': page,
  'web/pages/import': page,
  'web/pages/lists': [...page, 'web/changes', 'web/live', 'web/offline', 'web/pages/compose'],
  'web/pages/mine': [...page, 'web/live', 'web/pages/plan', 'web/pages/recipe'],
  'web/pages/plan': [...page, 'web/changes', 'web/live', 'web/offline', 'web/pages/lists'],
  'web/pages/recipe': [...page, 'web/changes', 'web/timers', 'web/pages/plan'],
  'web/pages/settings': [...page, 'web/stores'],
  'web/pages/site': page,
  web: [...page, 'web/offline', 'web/styles', 'web/webmcp', 'web/frame', 'web/pages/*'],
}
const flat = new Set(['shared', 'server', 'server/doors', 'web'])

/** The files of web/ that put the app together; the others are its ground, and no room may use these. */
const composition =
  /^web\/(App|build|dev|entry-\w+|routes|vite\.config|fonts|layers|quiet-refetches|worker)\.tsx?$/

interface Import {
  from: string
  to: string
}

describe('the architecture', () => {
  test('every file stands in a room', async () => {
    const homeless = (await sources()).filter((path) => roomOf(path) === null)
    expect(homeless).toEqual([])
  })

  test('every room of the table is a folder that is there', async () => {
    const used = new Set((await sources()).map(roomOf))
    expect(Object.keys(rooms).filter((room) => !used.has(room))).toEqual(['web/styles'])
  })

  test('a room imports only from the rooms that it names', async () => {
    const trespasses = (await imports()).filter(({ from, to }) => !mayImport(from, to))
    expect(trespasses.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('shared imports no package but zod', async () => {
    const packages = (await imports('shared/')).filter(
      ({ to }) => !to.startsWith('shared/') && to !== 'zod',
    )
    expect(packages).toEqual([])
  })

  test('only kernel/config.ts reads the environment; the embedded database hands it on to its processes', async () => {
    const readers: string[] = []
    for (const path of await sources('server/')) {
      if (path.startsWith('server/db/embedded/')) continue
      const text = await Bun.file(join(root, path)).text()
      if (/process\.env|Bun\.env/.test(text)) readers.push(path)
    }
    expect(readers).toEqual(['server/kernel/config.ts'])
  })

  test('domains know nothing of Elysia, tRPC or HTTP servers', async () => {
    const forbidden = ['elysia', '@trpc/server']
    const guilty = (await imports('server/domain/')).filter(({ to }) => forbidden.includes(to))
    expect(guilty).toEqual([])
  })

  test('the server is known to the web app by the type of its API alone', async () => {
    const known = (await imports('web/')).filter(({ to }) => to.startsWith('server/'))
    expect(known).toEqual([{ from: 'web/api.ts', to: 'server/doors/trpc/router.ts' }])
    expect(await Bun.file(join(root, 'web/api.ts')).text()).toMatch(
      /^import type \{ AppRouter \} from/m,
    )
  })

  test('the first minute knows the program only from outside', async () => {
    const walk = await Array.fromAsync(new Bun.Glob('tests/first-minute/**/*.ts').scan(root))
    // What starts a browser, what waits for a page in it, and what finds a free port.
    const neutral = ['browser', 'settled', 'server-process'].map(
      (name) => `tests/support/${name}.ts`,
    )
    const outside = /^(?!(?:server|shared|web|scripts|bench|tests)\/)|^tests\/first-minute\//
    const inside = (await importsOf(walk)).filter(
      ({ to }) => !outside.test(to) && !neutral.includes(to),
    )
    expect(inside).toEqual([])
    expect(walk.length).toBeGreaterThan(0)
  })

  test('the wall stops whoever reaches up, across, or into a folder that nobody named', () => {
    const refused = [
      ['server/domain/feed/page.ts', 'server/app.ts'],
      ['server/domain/feed/page.ts', 'server/doors/status.ts'],
      ['server/domain/recipes/read.ts', 'server/domain/feed/page.ts'],
      ['server/doors/rest/feed.ts', 'server/doors/trpc/feed.ts'],
      ['server/kernel/log.ts', 'server/domain/people/person.ts'],
      ['server/domain/feed/page.ts', 'web/addresses.ts'],
      ['shared/money.ts', 'server/kernel/ids.ts'],
      ['web/components/Icon.tsx', 'web/pages/plan/days.ts'],
      ['web/components/Icon.tsx', 'web/routes.ts'],
      ['web/session/me.ts', 'web/components/Icon.tsx'],
      ['web/pages/feed/FeedPage.tsx', 'web/pages/plan/days.ts'],
      ['server/domain/new-room/file.ts', 'server/kernel/ids.ts'],
      ['server/doors/rest/feed.ts', 'tests/support/app.ts'],
    ] as const
    expect(refused.filter(([from, to]) => mayImport(from, to))).toEqual([])
    expect(mayImport('server/domain/plan/list.ts', 'server/domain/recipes/read.ts')).toBe(true)
    expect(mayImport('web/pages/plan/PlanBoard.tsx', 'web/components/Icon.tsx')).toBe(true)
  })

  test('an import is seen whatever its shape', () => {
    const text = [
      "import { a,\n  b } from './one.ts'",
      "import type { C } from './two.ts'",
      "export * from './three.ts'",
      "import './four.css'",
      "const five = lazy(() => import('./five.tsx'))",
      "new Worker(new URL('./six.ts', import.meta.url))",
    ].join('\n')
    expect(specifiersIn(text)).toEqual([
      './one.ts',
      './two.ts',
      './three.ts',
      './four.css',
      './five.tsx',
      './six.ts',
    ])
  })
})

function mayImport(from: string, to: string): boolean {
  if (!/^(server|shared|web|tests|scripts|bench)\//.test(to)) return true
  if (from === 'web/api.ts' && to === 'server/doors/trpc/router.ts') return true
  const own = roomOf(from)
  const other = roomOf(to)
  if (own === null || other === null) return false
  if (composition.test(to) && !composition.test(from)) return false
  return (
    own === other ||
    (rooms[own] ?? []).some((room) => room === other || `${dirname(other)}/*` === room)
  )
}

/** The room with the longest name that the path begins with, or null where no room takes it in. */
function roomOf(path: string): string | null {
  let folder = dirname(path)
  const own = folder
  while (folder !== '.') {
    if (rooms[folder]) return flat.has(folder) && folder !== own ? null : folder
    folder = dirname(folder)
  }
  return null
}

async function sources(under = ''): Promise<string[]> {
  const found = await Array.fromAsync(new Bun.Glob('{server,shared,web}/**/*.{ts,tsx}').scan(root))
  return found.filter((path) => path.startsWith(under)).sort()
}

async function imports(under = ''): Promise<Import[]> {
  return importsOf(await sources(under))
}

async function importsOf(paths: string[]): Promise<Import[]> {
  const all: Import[] = []
  for (const path of paths) {
    const text = await Bun.file(join(root, path)).text()
    for (const specifier of specifiersIn(text))
      all.push({ from: path, to: target(path, specifier) })
  }
  return all
}

/** An import of a type is a dependency just the same. */
function specifiersIn(text: string): string[] {
  const shapes =
    /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|new URL\('([^']+)'/gm
  return [...text.matchAll(shapes)].map((found) => found.slice(1).find(Boolean) ?? '')
}

function target(path: string, specifier: string): string {
  return specifier.startsWith('.')
    ? relative(root, join(root, dirname(path), specifier))
    : specifier
}
