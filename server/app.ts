import { Elysia } from 'elysia'
import type { Services } from './context.ts'
import { discoveryDoor } from './doors/discovery/door.ts'
import { createEdge } from './doors/edge/edge.ts'
import { mcpDoor } from './doors/mcp/door.ts'
import { oauthDoor } from './doors/oauth/door.ts'
import { operationsDoor } from './doors/operations/door.ts'
import { createMetrics } from './doors/operations/metrics.ts'
import { restDoor } from './doors/rest/door.ts'
import { unknownPathDoor } from './doors/rest/unknown.ts'
import { trpcDoor } from './doors/trpc/door.ts'

/** Every door of the house, behind the one edge. */
export function createApp(services: Services) {
  const metrics = createMetrics()
  const doors = new Elysia()
    .use(operationsDoor(services, metrics))
    .use(restDoor(services))
    .use(trpcDoor(services))
    .use(oauthDoor(services))
    .use(mcpDoor(services))
    .use(discoveryDoor(services))
  const app = doors.use(unknownPathDoor(services.config, doors))
  return createEdge(services, metrics, (request) => app.handle(request))
}
