import type { ReservedSql } from 'postgres'
import type { Services } from '../../kernel/context.ts'
import { priceBook } from '../prices/book.ts'
import { feedChanged } from '../recipes/publication.ts'
import { applyTermChanges } from '../search/terms.ts'
import { type CopyRow, copyRows } from './copy.ts'
import { type Bad, type Imported, readImported } from './imported.ts'
import type { RawRecord } from './records.ts'
import { type ImportedRows, rowsOf } from './rows.ts'

export interface ImportReport {
  added: number
  published: number
  /** Known already, from this file or an earlier run. */
  known: number
  bad: number
}

export interface ImportPlan {
  authorId: string
  publish: boolean
  records: AsyncIterable<RawRecord>
  onBad(bad: Bad): void
  onProgress(report: Readonly<ImportReport>): void
}

const batchSize = 1000
const batchesBetweenFolds = 20
// Any fixed number will do: two imports at once would take each other's moments in the feed.
const importLock = 7_340_012

type Session = ReservedSql<{ bigint: number }>

/** Takes recipes in, many at a time and none twice. What cannot be read is reported and passed by. */
export async function importRecipes(services: Services, plan: ImportPlan): Promise<ImportReport> {
  const session = (await services.sql.reserve()) as Session
  const report: ImportReport = { added: 0, published: 0, known: 0, bad: 0 }
  try {
    await prepare(session)
    await importAll(services, session, plan, report)
    await finish(services, session)
  } finally {
    // After a failure the batch is still open; after a success there is nothing to undo.
    await session`ROLLBACK`
    await session`SELECT pg_advisory_unlock(${importLock})`
    await session`RESET ALL`
    session.release()
    // Also of an import that broke off: the batches before it are in the feed and want to be found.
    await feedChanged(services)
  }
  return report
}

async function importAll(
  services: Services,
  session: Session,
  plan: ImportPlan,
  report: ImportReport,
): Promise<void> {
  const priceOf = await priceBook(services)
  const moments = await freeMoments(services, session)
  let batch: Imported[] = []
  let batches = 0
  // One batch is on its way to the database while the next one is being understood.
  let underway: Promise<void> = Promise.resolve()
  const send = async () => {
    const full = batch
    batch = []
    await underway
    underway = saveBatch(services, session, plan, report, full, moments)
    // A failure is thrown at the next await; until then it is not unhandled.
    underway.catch(() => {})
    batches += 1
    if (batches % batchesBetweenFolds === 0) {
      await underway
      await applyTermChanges(services.sql)
    }
  }
  try {
    for await (const record of plan.records) {
      const read = readImported(record, priceOf, services.config.currency)
      if ('reason' in read) {
        report.bad += 1
        plan.onBad(read)
      } else batch.push(read)
      if (batch.length >= batchSize) await send()
    }
    await send()
    await underway
  } finally {
    // A file that breaks off does so while a batch is on its way, and nothing else can be said meanwhile.
    await underway.catch(() => {})
  }
}

async function saveBatch(
  services: Services,
  session: Session,
  plan: ImportPlan,
  report: ImportReport,
  batch: readonly Imported[],
  moments: { next: number },
): Promise<void> {
  const fresh = await withoutKnown(session, plan.authorId, batch)
  report.known += batch.length - fresh.length
  const rows = fresh.map((one) => {
    const made = rowsOf(one, plan.authorId, services.now(), plan.publish ? moments.next : null)
    if (made.publication) moments.next -= 1
    return made
  })
  const publications = rows.flatMap((row) => (row.publication ? [row.publication] : []))
  if (rows.length > 0) {
    await session`BEGIN`
    await copyRows(
      session,
      'recipes',
      rows.map((row) => row.recipe),
    )
    await copyRows(session, 'publications', publications)
    await copyRows(session, 'term_changes', termChanges(rows))
    await session`COMMIT`
  }
  report.added += rows.length
  report.published += publications.length
  plan.onProgress(report)
}

/** What the triggers would note, had they to take the terms out of the rows again. */
function termChanges(rows: readonly ImportedRows[]): CopyRow[] {
  const counts = new Map<string, { df: number; food: number }>()
  for (const { terms } of rows) {
    for (const [term, weight] of terms) {
      const count = counts.get(term) ?? { df: 0, food: 0 }
      count.df += 1
      if (weight === 'B') count.food += 1
      counts.set(term, count)
    }
  }
  return [...counts].map(([term, { df, food }]) => ({ term, df, food_df: food }))
}

async function withoutKnown(
  session: Session,
  authorId: string,
  batch: readonly Imported[],
): Promise<Imported[]> {
  const byKey = new Map<string, Imported>()
  for (const one of batch) if (!byKey.has(one.key)) byKey.set(one.key, one)
  if (byKey.size === 0) return []
  // recipes_import
  const rows = await session<{ import_key: string }[]>`
    SELECT import_key FROM recipes
    WHERE person_id = ${authorId} AND import_key = ANY(${[...byKey.keys()]})`
  for (const row of rows) byKey.delete(row.import_key)
  return [...byKey.values()]
}

/** The statements of an import are long, and its index entries are best added many at a time. */
async function prepare(session: Session): Promise<void> {
  await session`SELECT
    set_config('statement_timeout', '0', false),
    set_config('idle_in_transaction_session_timeout', '0', false),
    set_config('synchronous_commit', 'off', false),
    set_config('komora.counts_terms', 'itself', false),
    set_config('work_mem', '64MB', false),
    set_config('maintenance_work_mem', '256MB', false),
    set_config('gin_pending_list_limit', '65536', false)`
  await session`SELECT pg_advisory_lock(${importLock})`
}

/**
 * A publication's moment is its cursor and belongs to it alone. An import stands in the feed before
 * all that is there, its first recipe newest: those moments are free, however many are needed.
 */
async function freeMoments(services: Services, session: Session): Promise<{ next: number }> {
  const [row] = await session<{ first: number | null }[]>`
    SELECT min(published_at) AS first FROM publications`
  const now = services.now().getTime()
  return { next: Math.min(row?.first ?? now, now) - 1 }
}

async function finish(services: Services, session: Session): Promise<void> {
  await applyTermChanges(services.sql)
  await session`SELECT gin_clean_pending_list('publications_search'::regclass)`
  await session`ANALYZE recipes, publications, terms`
}
