import { Elysia } from 'elysia'
import type { Services } from './context.ts'
import { createEdge } from './doors/edge/edge.ts'
import { exportDoor } from './doors/export/door.ts'
import { operationsDoor } from './doors/operations/door.ts'
import { createMetrics } from './doors/operations/metrics.ts'
import { photosDoor } from './doors/photos/door.ts'
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
    .use(photosDoor(services))
    .use(exportDoor(services))
  const app = doors.use(unknownPathDoor(services.config, doors))
  return createEdge(services, metrics, (request) => app.handle(request))
}
