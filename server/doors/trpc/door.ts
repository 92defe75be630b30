import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { parseJson, readText } from '../body.ts'
import { contextOf } from '../context.ts'
import { factsOf, rememberFacts } from '../facts.ts'
import { plainError } from '../plain-error.ts'
import { appRouter } from './router.ts'
import { refusal } from './trpc.ts'

const largestBody = 1024 * 1024
const largestBatch = 20

/** The application's own API. `parse: 'none'` leaves the body to tRPC. */
export function trpcDoor(services: Services) {
  const handle = ({ request }: { request: Request }) => answer(services, request)
  // Method by method: a page's `GET /*` would come before an `all`.
  const door = new Elysia({ name: 'trpc' })
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    door.route(method, '/trpc/*', handle, { parse: 'none' })
  return door
}

async function answer(services: Services, request: Request): Promise<Response> {
  try {
    const bounded = await withReadableInput(request)
    const reply = new Headers({ 'cache-control': 'no-store' })
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: bounded,
      router: appRouter,
      maxBatchSize: largestBatch,
      createContext: async () => {
        try {
          return { ...(await contextOf(services, bounded)), request: bounded, reply }
        } catch (error) {
          throw refusal({ log: services.log, reply }, 'context', error)
        }
      },
    })
    // What it refuses before it knows the procedure goes without one.
    if (!response.headers.has('content-type'))
      response.headers.set('content-type', 'application/json')
    for (const [name, value] of reply) response.headers.append(name, value)
    return response
  } catch (error) {
    return plainError(services.log, error)
  }
}

/** tRPC would call broken JSON a fault of the server. */
async function withReadableInput(request: Request): Promise<Request> {
  if (request.method === 'GET') {
    const input = new URL(request.url).searchParams.get('input')
    if (input !== null) parseJson(input)
    return request
  }
  // Of a method that no procedure takes, only that is said: its body is nobody's.
  const body = request.method === 'POST' ? await readText(request, largestBody) : ''
  if (body !== '') parseJson(body)
  const headers = new Headers(request.headers)
  // A plain client that posts without an input need not say what its nothing is made of.
  if (body === '') headers.set('content-type', 'application/json')
  const { method, url } = request
  const bounded = new Request(url, { method, headers, ...(body && { body }) })
  rememberFacts(bounded, factsOf(request))
  return bounded
}
