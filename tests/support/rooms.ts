import { dirname } from 'node:path'

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
export const rooms: Readonly<Record<string, readonly string[]>> = {
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
  'server/domain/own-search': [
    ...base,
    'server/domain/ask',
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
    'server/domain/members',
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
  'web/reading': [...ink, 'web/components'],
  'web/live': [...ink, 'web/session'],
  'web/changes': [...ink, 'web/toasts', 'web/session', 'web/components'],
  'web/session': [...ink, 'web/toasts', 'web/offline'],
  'web/components': [...ink, 'web/toasts', 'web/session'],
  'web/form': [...ink, 'web/session', 'web/components'],
  'web/stores': page,
  'web/frame': [...page, 'web/changes', 'web/offline', 'web/timers'],
  'web/pages/agents': [...page, 'web/reading'],
  'web/pages/author': [...page, 'web/pages/feed'],
  'web/pages/cart': [...page, 'web/stores', 'web/pages/lists'],
  'web/pages/compose': [...page, 'web/live', 'web/reading'],
  'web/pages/entry': page,
  'web/pages/feed': page,
  'web/pages/import': page,
  'web/pages/lists': [...[...page, 'web/changes', 'web/live', 'web/offline'], 'web/reading'],
  'web/pages/mine': [...page, 'web/live', 'web/pages/feed', 'web/pages/plan', 'web/pages/recipe'],
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

/** Whether the table lets this file import that one. */
export function mayImport(from: string, to: string): boolean {
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
export function roomOf(path: string): string | null {
  let folder = dirname(path)
  const own = folder
  while (folder !== '.') {
    if (rooms[folder]) return flat.has(folder) && folder !== own ? null : folder
    folder = dirname(folder)
  }
  return null
}
