import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Elysia } from 'elysia'
import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import type { Services } from '../../kernel/context.ts'
import { boundDepth, readText } from '../body.ts'
import { contextOf, languageOf, languageOfReader } from '../context.ts'
import { requestFacts, setRequestFacts } from '../facts.ts'
import { trpcFailure } from './failure.ts'
import { once } from './once.ts'
import { appRouter } from './router.ts'
import { refusal } from './trpc.ts'

const largestBody = 1024 * 1024
const largestBatch = 20

/** The application's own API. `parse: 'none'` leaves the body to tRPC. */
export function trpcDoor(services: Services, limit: ReadCounter) {
  const handle = ({ request }: { request: Request }) => answer(services, limit, request)
  // Method by method: a page's `GET /*` would come before an `all`.
  const door = new Elysia({ name: 'trpc' })
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    door.route(method, '/trpc/*', handle, { parse: 'none' })
  return door
}

async function answer(services: Services, limit: ReadCounter, request: Request): Promise<Response> {
  try {
    const bounded = await withReadableInput(request)
    return await once(services, bounded, () => call(services, limit, bounded))
  } catch (error) {
    await languageOfReader(services, request)
    return trpcFailure(services.log, error, request)
  }
}

async function call(services: Services, limit: ReadCounter, bounded: Request): Promise<Response> {
  const reply = new Headers({ 'cache-control': 'no-store' })
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: bounded,
    router: appRouter,
    maxBatchSize: largestBatch,
    createContext: async () => {
      try {
        return { ...(await contextOf(services, bounded)), request: bounded, reply, limit }
      } catch (error) {
        const language = languageOf(bounded)
        throw refusal({ log: services.log, reply, language }, 'context', error)
      }
    },
  })
  // What it refuses before it knows the procedure goes without one.
  if (!response.headers.has('content-type'))
    response.headers.set('content-type', 'application/json')
  for (const [name, value] of reply) response.headers.append(name, value)
  return response
}

/** tRPC reads the input itself, and only once; it must not be handed too much, or what is nested too deep. */
async function withReadableInput(request: Request): Promise<Request> {
  if (request.method === 'GET') {
    const input = new URL(request.url).searchParams.get('input')
    if (input !== null) boundDepth(input)
    return request
  }
  // Of a method that no procedure takes, only that is said: its body is nobody's.
  const body = request.method === 'POST' ? await readText(request, largestBody) : ''
  boundDepth(body)
  const headers = new Headers(request.headers)
  // A plain client that posts without an input need not say what its nothing is made of.
  if (body === '') headers.set('content-type', 'application/json')
  // tRPC would read forms and files too, for procedures that take them; none of ours does.
  else if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    headers.delete('content-type')
  const { method, url } = request
  const bounded = new Request(url, { method, headers, ...(body && { body }) })
  setRequestFacts(bounded, requestFacts(request))
  return bounded
}
