export type DoorName =
  | 'feed'
  | 'trpc'
  | 'mcp'
  | 'oauth'
  | 'ask'
  | 'a2a'
  | 'assets'
  | 'operations'
  | 'pages'

const doors: readonly (readonly [prefix: string, door: DoorName])[] = [
  ['/api/social/', 'feed'],
  ['/api/mcp/oauth/', 'oauth'],
  ['/api/mcp', 'mcp'],
  ['/api/docs-mcp', 'mcp'],
  ['/api/a2a', 'a2a'],
  ['/trpc/', 'trpc'],
  ['/ask', 'ask'],
  ['/assets/', 'assets'],
  ['/photos', 'assets'],
  ['/imports', 'assets'],
  ['/woven/', 'assets'],
  ['/healthz', 'operations'],
  ['/readyz', 'operations'],
  ['/metrics', 'operations'],
]

/** Which door a path leads to, for limits and measures. */
export function doorOf(path: string): DoorName {
  return doors.find(([prefix]) => isUnder(path, prefix))?.[1] ?? 'pages'
}

/** A page whose name begins like a door's is not behind it. */
function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}
