import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { readText } from '../body.ts'
import { contextOf } from '../context.ts'
import { factsOf, rememberFacts } from '../facts.ts'
import { restError } from '../rest/errors.ts'
import { appRouter } from './router.ts'

const largestBody = 1024 * 1024
const largestBatch = 20

/** The application's own API. `parse: 'none'` leaves the body to tRPC. */
export function trpcDoor(services: Services) {
  return new Elysia({ name: 'trpc' }).all('/trpc/*', ({ request }) => answer(services, request), {
    parse: 'none',
  })
}

async function answer(services: Services, request: Request): Promise<Response> {
  try {
    const bounded = await withBoundedBody(request)
    const reply = new Headers({ 'cache-control': 'no-store' })
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: bounded,
      router: appRouter,
      maxBatchSize: largestBatch,
      createContext: async () => ({
        ...(await contextOf(services, bounded)),
        request: bounded,
        reply,
      }),
    })
    for (const [name, value] of reply) response.headers.append(name, value)
    return response
  } catch (error) {
    return restError(services.log, error)
  }
}

async function withBoundedBody(request: Request): Promise<Request> {
  if (!request.body) return request
  const body = await readText(request, largestBody)
  const bounded = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
  })
  rememberFacts(bounded, factsOf(request))
  return bounded
}
