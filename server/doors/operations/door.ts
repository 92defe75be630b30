import { Elysia } from 'elysia'
import { isMigrated } from '../../db/migrate.ts'
import type { Services } from '../../kernel/context.ts'
import type { Metrics } from '../../kernel/metrics.ts'
import { sameSecret } from '../../kernel/secrets.ts'
import { withTimeout } from '../../kernel/with-timeout.ts'

/** What an operator's tools ask: is it alive, is it ready, how is it doing. */
export function operationsDoor(services: Services, metrics: Metrics) {
  return new Elysia({ name: 'operations' })
    .get('/healthz', () => Response.json({ status: 'alive' }, { headers: fresh }))
    .get('/readyz', () => readiness(services))
    .get('/metrics', ({ request }) => scrape(services, metrics, request))
}

const fresh = { 'cache-control': 'no-store' }

async function readiness(services: Services): Promise<Response> {
  try {
    const migrated = await withTimeout(2000, isMigrated(services.sql))
    if (migrated) return Response.json({ status: 'ready' }, { headers: fresh })
    return notReady('migrations')
  } catch (error) {
    services.log.warn('readiness.failed', { error })
    return notReady('database')
  }
}

function notReady(waitingFor: string): Response {
  return Response.json(
    { status: 'not ready', waitingFor },
    { status: 503, headers: { ...fresh, 'retry-after': '2' } },
  )
}

function scrape(services: Services, metrics: Metrics, request: Request): Response {
  const { metricsToken } = services.config
  if (!metricsToken) return new Response('Not found\n', { status: 404 })
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  if (!sameSecret(given, metricsToken)) {
    return new Response('Unauthorized\n', {
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    })
  }
  return new Response(metrics.text(), {
    headers: { 'content-type': 'text/plain; version=0.0.4', ...fresh },
  })
}
