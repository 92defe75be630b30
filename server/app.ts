import { Elysia } from 'elysia'
import type { Services } from './context.ts'
import { askDoor } from './doors/ask/door.ts'
import { askFailure } from './doors/ask/failure.ts'
import { discoveryDoor } from './doors/discovery/door.ts'
import { createEdge } from './doors/edge/edge.ts'
import { exportDoor } from './doors/export/door.ts'
import { importsDoor } from './doors/imports/door.ts'
import { mailDoor } from './doors/mail/door.ts'
import { mcpDoor } from './doors/mcp/door.ts'
import { oauthDoor } from './doors/oauth/door.ts'
import { openapiDoor } from './doors/openapi/door.ts'
import { operationsDoor } from './doors/operations/door.ts'
import { pagesDoor } from './doors/pages/door.ts'
import { photosDoor } from './doors/photos/door.ts'
import { plainError } from './doors/plain-error.ts'
import { restDoor } from './doors/rest/door.ts'
import { unknownPathDoor } from './doors/rest/unknown.ts'
import { signInDoor } from './doors/sign-in/door.ts'
import { trpcDoor } from './doors/trpc/door.ts'
import { localApi } from './doors/trpc/local.ts'
import { DomainError } from './errors.ts'
import { createMetrics } from './metrics.ts'

/** Every door of the house, behind the one edge. */
export function createApp(services: Services) {
  const metrics = createMetrics()
  const doors = new Elysia()
    .onTransform({ as: 'global' }, ({ params }) => {
      // Escapes that spell no text come as null: nothing has such a name.
      for (const [name, value] of Object.entries(params ?? {}))
        if (value === null && name !== '*') throw new DomainError('path_unknown')
    })
    // What a door let slip would be said in the framework's words, with what broke inside.
    .onError({ as: 'global' }, ({ code, error }) =>
      plainError(services.log, code === 'NOT_FOUND' ? new DomainError('path_unknown') : error),
    )
    .use(operationsDoor(services, metrics))
    .use(restDoor(services))
    .use(askDoor(services))
    .use(trpcDoor(services))
    .use(signInDoor(services))
    .use(mailDoor(services))
    .use(photosDoor(services))
    .use(importsDoor(services))
    .use(exportDoor(services))
    .use(oauthDoor(services))
    .use(mcpDoor(services))
    .use(discoveryDoor(services))
    .use(openapiDoor(services.config))
  const app = doors.use(unknownPathDoor(services.config, doors)).use(pagesDoor(services, localApi))
  return createEdge(services, metrics, (request) => app.handle(request), {
    ask: askFailure,
  })
}
