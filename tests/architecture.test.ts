import { describe, expect, test } from 'bun:test'
import { dirname, join, relative } from 'node:path'
import { mayImport, roomOf, rooms } from './support/rooms.ts'

const root = join(import.meta.dir, '..')

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

  test('no page brings the table of foods along: what is typed is read by the server', async () => {
    const reached = new Set(await sources('web/'))
    for (const path of reached)
      for (const specifier of specifiersIn(await Bun.file(join(root, path)).text(), 'values')) {
        const to = target(path, specifier)
        if (/^(?:web|shared)\/.*\.tsx?$/.test(to)) reached.add(to)
      }
    expect([...reached].filter((path) => path.startsWith('shared/food/lexicon/'))).toEqual([
      'shared/food/lexicon/types.ts',
    ])
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

/** An import of a type is a dependency just the same, unless it is asked what comes along at run time. */
function specifiersIn(text: string, of: 'all' | 'values' = 'all'): string[] {
  const shapes =
    /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|new URL\('([^']+)'/gm
  return [...text.matchAll(shapes)]
    .filter(([said]) => of === 'all' || !said.startsWith('import type'))
    .map((found) => found.slice(1).find(Boolean) ?? '')
}

function target(path: string, specifier: string): string {
  return specifier.startsWith('.')
    ? relative(root, join(root, dirname(path), specifier))
    : specifier
}
