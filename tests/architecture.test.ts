import { describe, expect, test } from 'bun:test'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dir, '..')

/**
 * Who may import whom. A file belongs to the longest prefix here that its path begins with, and may
 * import from its own room and from those that it names; everything else is a wall.
 */
const rooms: Record<string, readonly string[]> = {
  'shared/': [],

  'server/': ['shared/', 'server/db/', 'server/domain/', 'server/doors/', 'server/demo/'],
  'server/db/': ['server/'],
  'server/demo/': ['shared/', 'server/', 'server/db/', 'server/domain/'],

  'server/domain/limits/': ['shared/', 'server/', 'server/db/'],
  'server/domain/search/': ['shared/', 'server/', 'server/db/'],
  'server/domain/prices/': ['shared/', 'server/', 'server/db/'],
  'server/domain/people/': ['shared/', 'server/', 'server/db/', 'server/domain/limits/'],
  'server/domain/kitchens/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/limits/',
    'server/domain/people/',
  ],
  'server/domain/recipes/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/limits/',
    'server/domain/prices/',
    'server/domain/search/',
  ],
  'server/domain/feed/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/recipes/',
    'server/domain/prices/',
    'server/domain/search/',
  ],

  'server/domain/plan/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/recipes/',
    'server/domain/feed/',
  ],
  'server/domain/shopping/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/recipes/',
    'server/domain/prices/',
    'server/domain/plan/',
  ],
  'server/domain/import/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/prices/',
    'server/domain/recipes/',
    'server/domain/search/',
  ],
  'server/domain/intake/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/import/',
    'server/domain/limits/',
    'server/domain/recipes/',
  ],
  'server/domain/ask/': [
    'shared/',
    'server/',
    'server/db/',
    'server/domain/feed/',
    'server/domain/search/',
  ],

  'server/doors/': ['shared/', 'server/', 'server/db/', 'server/domain/'],
  'server/doors/edge/': ['shared/', 'server/', 'server/doors/', 'server/domain/limits/'],
  'server/doors/rest/': ['shared/', 'server/', 'server/doors/', 'server/domain/'],
  'server/doors/trpc/': ['shared/', 'server/', 'server/doors/', 'server/domain/'],
  'server/doors/ask/': ['shared/', 'server/', 'server/doors/', 'server/domain/'],
  'server/doors/operations/': ['shared/', 'server/', 'server/db/', 'server/doors/'],
  'server/doors/openapi/': ['shared/', 'server/', 'server/doors/'],
}

interface Import {
  from: string
  to: string
}

describe('the architecture', () => {
  test('every file of the server and of shared stands in a room', async () => {
    const homeless = (await sources()).filter((path) => roomOf(path) === null)
    expect(homeless).toEqual([])
  })

  test('a room imports only from the rooms it names', async () => {
    const trespasses = (await imports()).filter(({ from, to }) => !mayImport(from, to))
    expect(trespasses.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('shared imports no package but zod', async () => {
    const packages = (await imports('shared/')).filter(
      ({ to }) => !to.startsWith('shared/') && to !== 'zod',
    )
    expect(packages).toEqual([])
  })

  test('only config.ts reads the environment; the embedded database hands it on to its processes', async () => {
    const readers: string[] = []
    for (const path of await sources()) {
      if (path.startsWith('server/db/embedded/')) continue
      const text = await Bun.file(join(root, path)).text()
      if (/process\.env|Bun\.env/.test(text)) readers.push(path)
    }
    expect(readers).toEqual(['server/config.ts'])
  })

  test('domains know nothing of Elysia, tRPC or HTTP servers', async () => {
    const forbidden = ['elysia', '@trpc/server']
    const guilty = (await imports('server/domain/')).filter(({ to }) => forbidden.includes(to))
    expect(guilty).toEqual([])
  })

  test('the wall stops a domain that reaches for a door', () => {
    expect(mayImport('server/domain/feed/page.ts', 'server/doors/status.ts')).toBe(false)
    expect(mayImport('server/domain/recipes/read.ts', 'server/domain/feed/page.ts')).toBe(false)
    expect(mayImport('server/doors/rest/feed.ts', 'server/doors/trpc/feed.ts')).toBe(false)
  })
})

function mayImport(from: string, to: string): boolean {
  const own = roomOf(from)
  const other = roomOf(to)
  if (own === null || other === null) return !to.startsWith('web/') && !to.startsWith('tests/')
  if (own === other) return true
  const allowed = rooms[own] ?? []
  return allowed.some(
    (room) =>
      room === other ||
      (room === 'server/domain/' && other.startsWith(room)) ||
      (room === 'server/doors/' && own === 'server/' && other.startsWith(room)),
  )
}

function roomOf(path: string): string | null {
  const fitting = Object.keys(rooms).filter((prefix) => path.startsWith(prefix))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null
}

async function sources(under = ''): Promise<string[]> {
  const found = await Array.fromAsync(new Bun.Glob('{server,shared}/**/*.ts').scan(root))
  return found.filter((path) => path.startsWith(under)).sort()
}

async function imports(under = ''): Promise<Import[]> {
  const all: Import[] = []
  for (const path of await sources(under)) {
    const text = await Bun.file(join(root, path)).text()
    // An import of a type is a dependency just the same.
    const specifiers = [
      ...text.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'/gm),
    ]
    for (const [, a, b] of specifiers) all.push({ from: path, to: target(path, a ?? b ?? '') })
  }
  return all
}

function target(path: string, specifier: string): string {
  return specifier.startsWith('.')
    ? relative(root, join(root, dirname(path), specifier))
    : specifier
}
