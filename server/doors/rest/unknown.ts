import { type AnyElysia, Elysia } from 'elysia'
import type { Config } from '../../kernel/config.ts'
import { unknownPath } from './problem.ts'

/** Whatever no other door under /api/ takes; it looks at their routes to tell a wrong method apart. */
export function unknownPathDoor(config: Config, doors: AnyElysia) {
  const routes = doors.routes.map(({ method, path }) => ({ method, matches: matcher(path) }))
  const answer = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    const methods = routes
      .filter((route) => route.matches.test(pathname))
      .map((route) => route.method)
    return unknownPath(config, request, withHead(methods))
  }
  const door = new Elysia({ name: 'unknown' })
  // Method by method: a page's `GET /*` would come before an `all`. A path that was joined carelessly
  // begins with two slashes, and its program must not be answered with a page.
  for (const path of ['/api', '/api/*', '//api', '//api/*']) {
    for (const method of everyMethod) door.route(method, path, answer, { parse: 'none' })
    door.all(path, answer, { parse: 'none' })
  }
  return door
}

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function withHead(methods: string[]): string[] {
  const all = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  return [...new Set(all)].sort()
}

function matcher(path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')
  return new RegExp(`^${literal}$`)
}
