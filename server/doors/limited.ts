import { type ReadCounter, setLimitHeaders } from '../domain/limits/read-counter.ts'
import { requestFacts } from './facts.ts'

/**
 * Calls of one assistant come for many people from few machines. Where a token is shown, the edge
 * leaves the counting to the door, which alone learns whose token it is.
 */
export function isCountedByGrant(request: Request, path: string): boolean {
  return path === '/api/mcp' && request.headers.has('authorization')
}

/** Counts one request once: by the grant behind its token, and by its address where there is none. */
export function openCount(limit: ReadCounter, door: string, request: Request) {
  // The edge has counted all others.
  let open = isCountedByGrant(request, new URL(request.url).pathname)
  let left: ReturnType<ReadCounter> = null
  const take = (who: string) => {
    if (!open) return
    open = false
    left = limit(door, who)
  }
  return {
    byGrant: (id: string) => take(id),
    byAddress: () => take(requestFacts(request).address),
    say(response: Response): Response {
      if (left) setLimitHeaders(response.headers, left)
      return response
    },
  }
}
