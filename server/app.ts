import { Elysia } from 'elysia'
import { createReadCounter } from './domain/limits/read-counter.ts'
import { a2aDoor } from './doors/a2a/door.ts'
import { a2aError } from './doors/a2a/fault.ts'
import { askDoor } from './doors/ask/door.ts'
import { askFailure } from './doors/ask/failure.ts'
import { calendarDoor } from './doors/calendar/door.ts'
import { discoveryDoor } from './doors/discovery/door.ts'
import { markdownTwin } from './doors/discovery/twins.ts'
import { createEdge } from './doors/edge/edge.ts'
import { exportDoor } from './doors/export/door.ts'
import { importsDoor } from './doors/file-import/door.ts'
import { mailDoor } from './doors/mail/door.ts'
import { rpcError } from './doors/mcp/answer.ts'
import { mcpDoor } from './doors/mcp/door.ts'
import { oauthDoor, oauthRefusal } from './doors/oauth/door.ts'
import { openapiDoor } from './doors/openapi/door.ts'
import { operationsDoor } from './doors/operations/door.ts'
import { pagesDoor } from './doors/pages/door.ts'
import { pageRefusal } from './doors/pages/refusal.ts'
import { photosDoor } from './doors/photos/door.ts'
import { plainError } from './doors/plain-error.ts'
import { restDoor } from './doors/rest/door.ts'
import { unknownPathDoor } from './doors/rest/unknown.ts'
import { signInDoor } from './doors/sign-in/door.ts'
import { storesDoor } from './doors/stores/door.ts'
import { trpcDoor } from './doors/trpc/door.ts'
import { trpcFailure } from './doors/trpc/failure.ts'
import { localApi } from './doors/trpc/local.ts'
import type { Services } from './kernel/context.ts'
import { DomainError } from './kernel/errors.ts'
import { createMetrics } from './kernel/metrics.ts'

/** Every door of the house, behind the one edge. */
export function createApp(services: Services) {
  const metrics = createMetrics()
  const limit = createReadCounter(services)
  const doors = new Elysia()
    .onTransform({ as: 'global' }, ({ params }) => {
      // Escapes that spell no text come as null: nothing has such a name.
      for (const [name, value] of Object.entries(params ?? {}))
        if (value === null && name !== '*') throw new DomainError('path_unknown')
    })
    .use(operationsDoor(services, metrics))
    .use(restDoor(services))
    .use(askDoor(services, limit))
    .use(trpcDoor(services, limit))
    .use(signInDoor(services))
    .use(mailDoor(services))
    .use(storesDoor(services))
    .use(photosDoor(services))
    .use(importsDoor(services))
    .use(exportDoor(services))
    .use(calendarDoor(services))
    .use(oauthDoor(services))
    .use(mcpDoor(services, limit))
    .use(a2aDoor(services, limit))
    .use(discoveryDoor(services))
    .use(openapiDoor(services.config))
    // What a door let slip would be said in the framework's words, with what broke inside.
    .onError({ as: 'global' }, ({ code, error }) =>
      plainError(services.log, code === 'NOT_FOUND' ? new DomainError('path_unknown') : error),
    )
  const app = doors
    .use(unknownPathDoor(services.config, doors))
    .use(pagesDoor(services, localApi(limit), (request) => markdownTwin(services, request)))
  return createEdge(services, metrics, limit, (request) => app.handle(request), {
    a2a: (log, error) => a2aError(log, null, error),
    ask: askFailure,
    mcp: (log, error) => rpcError(log, null, error),
    oauth: oauthRefusal,
    pages: pageRefusal,
    trpc: trpcFailure,
  })
}
