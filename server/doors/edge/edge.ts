import { type ReadCounter, setLimitHeaders } from '../../domain/limits/read-counter.ts'
import { limitRules } from '../../domain/limits/rules.ts'
import { endingOf } from '../../domain/site/endings.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import type { Metrics } from '../../kernel/metrics.ts'
import { releaseText } from '../body.ts'
import { languageOf } from '../context.ts'
import { type RequestFacts, setRequestFacts } from '../facts.ts'
import { isCountedByGrant } from '../limited.ts'
import { plainError } from '../plain-error.ts'
import { callerAddress, type Peer } from './address.ts'
import { answerPreflight, openToOthers, withCors } from './cors.ts'
import { withDeadline } from './deadline.ts'
import { type DoorName, doorOf } from './door-of.ts'
import { announceEnding } from './ending.ts'
import { setSecurityHeaders } from './headers.ts'

type Handle = (request: Request) => Response | Promise<Response>
/** How a door says what was refused before it was reached, where it is not the plain way. */
type Refusals = Partial<Record<DoorName, (log: Log, error: unknown, request: Request) => Response>>

/**
 * What every request passes before and after its door: a name, a limit, a log line, a measure,
 * and the headers that no answer goes without.
 */
export function createEdge(
  services: Services,
  metrics: Metrics,
  limit: ReadCounter,
  handle: Handle,
  refusals: Refusals = {},
) {
  const { config, log } = services
  return async function edge(request: Request, peer?: Peer): Promise<Response> {
    const began = performance.now()
    const facts: RequestFacts = {
      id: crypto.randomUUID(),
      address: callerAddress(config, request, peer),
      ...(peer?.slowLine && { slowLine: peer.slowLine }),
    }
    setRequestFacts(request, facts)
    const path = pathOf(request.url)
    const response = await answer(request, path, facts)
    releaseText(request)
    setSecurityHeaders(config, path, response)
    const ending = endingOf(path)
    if (ending) announceEnding(config, ending, response.headers)
    if (openToOthers(path)) withCors(response.headers)
    response.headers.set('x-request-id', facts.id)
    const seconds = (performance.now() - began) / 1000
    metrics.observe(doorOf(path), response.status, seconds)
    const level = response.status >= 500 ? 'error' : 'debug'
    log[level]('request', {
      request: facts.id,
      method: request.method,
      path,
      status: response.status,
      ms: Math.round(seconds * 1000),
    })
    return response
  }

  async function answer(request: Request, path: string, facts: RequestFacts): Promise<Response> {
    try {
      // A Host that is none leaves no address that anything behind could read.
      if (!URL.canParse(request.url)) throw new DomainError('host_invalid')
      if (request.method === 'OPTIONS' && openToOthers(path)) return answerPreflight(path)
      const door = doorOf(path)
      const left = isCountedByGrant(request, path)
        ? null
        : limit(door, facts.address, limitRules.read, door === 'trpc' ? callsIn(path) : 1)
      const response = await withDeadline(door, reply(request, facts))
      if (left) setLimitHeaders(response.headers, left)
      return response
    } catch (error) {
      const refusal = refusals[doorOf(path)]
      if (refusal) return refusal(log, error, request)
      // Who it is costs a question to the database, which nobody who is stopped here may ask.
      return plainError(log, error, openToOthers(path) ? 'uk' : languageOf(request))
    }
  }

  /** HEAD is what GET would say. The listener leaves the body out, and says how long it would be. */
  async function reply(request: Request, facts: RequestFacts): Promise<Response> {
    if (request.method !== 'HEAD') return mutable(await handle(request))
    const asGet = new Request(request, { method: 'GET' })
    setRequestFacts(asGet, facts)
    return mutable(await handle(asGet))
  }
}

/** Headers of a few answers (redirects, files) cannot be changed; those are answered by a copy. */
function mutable(response: Response): Response {
  try {
    response.headers.delete('x-probe')
    return response
  } catch {
    return new Response(response.body, response)
  }
}

/** tRPC takes several calls in one request, by their names between commas. */
function callsIn(path: string): number {
  return path.split(/,|%2c/i).length
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (start < 0) return '/'
  const end = url.indexOf('?', start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}
