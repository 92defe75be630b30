import type { Services } from '../../kernel/context.ts'
import { applyTermChanges } from '../search/terms.ts'

/**
 * What an import leaves for later, done for many batches at a time and beside those that follow: else one of them would
 * put all that waits into the index of words, and whoever reads would wait for it.
 */
export async function foldIn(services: Services): Promise<void> {
  await applyTermChanges(services.sql)
  await alone(services, `SELECT gin_clean_pending_list('publications_search'::regclass)`)
}

/** The recipes are large, and to look at some of them for the planner takes as long as all else. */
export async function finish(services: Services): Promise<void> {
  await Promise.all([
    alone(services, 'ANALYZE recipes'),
    foldIn(services).then(() => alone(services, 'ANALYZE publications, terms')),
  ])
}

/** On a connection of its own, for however long it takes. */
async function alone({ sql }: Services, statement: string): Promise<void> {
  const session = await sql.reserve()
  try {
    await session`SELECT
      set_config('statement_timeout', '0', false),
      set_config('maintenance_work_mem', '256MB', false)`
    await session.unsafe(statement)
  } finally {
    await session`RESET ALL`
    session.release()
  }
}
