import type { ReservedSql } from 'postgres'
import { priceBookOf } from '../../../shared/food/price.ts'
import type { Services } from '../../kernel/context.ts'
import { allPrices } from '../prices/book.ts'
import { feedChanged } from '../recipes/publication.ts'
import { readersAside } from './aside.ts'
import { type ReadBatch, type Reader, type Rows, readerHere } from './batch.ts'
import { sendCopy } from './copy.ts'
import type { Bad } from './imported.ts'
import type { RawRecord } from './records.ts'
import { finish, foldIn } from './upkeep.ts'

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

interface Run {
  services: Services
  session: Session
  plan: ImportPlan
  report: ImportReport
  /** The next free moment of the feed. */
  moment: number
  /** Keys of what is on its way to the database, where nobody can look them up yet. */
  underway: Set<string>
  saved: number
  /** What the last fold of the counts ends with. */
  folded: Promise<unknown>
}

/** Takes recipes in, many at a time and none twice. What cannot be read is reported and passed by. */
export async function importRecipes(services: Services, plan: ImportPlan): Promise<ImportReport> {
  const session = (await services.sql.reserve()) as Session
  const report: ImportReport = { added: 0, published: 0, known: 0, bad: 0 }
  try {
    await prepare(session)
    const moment = await freeMoment(services, session)
    const underway = new Set<string>()
    const folded = Promise.resolve()
    const run: Run = { services, session, plan, report, moment, underway, saved: 0, folded }
    await importAll(run)
    await finish(services)
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

/** Some batches are being read while the one before them is on its way to the database. */
async function importAll(run: Run): Promise<void> {
  const { plan, services } = run
  const book = { prices: [...(await allPrices(services))], currency: services.config.currency }
  const here = readerHere(priceBookOf(book.prices), book.currency)
  let aside: Reader[] = []
  let batches = 0
  // One after the other, as the file has them.
  let compared: Promise<unknown> = Promise.resolve()
  let saved: Promise<unknown> = Promise.resolve()
  const inWork: Promise<unknown>[] = []
  const send = async (records: readonly RawRecord[]) => {
    const reader = aside[batches % (aside.length || 1)] ?? here
    batches += 1
    const read = quiet(reader.read(records))
    const fresh = quiet(compared.then(async () => withoutKnown(run, await read)))
    compared = fresh
    saved = quiet(saved.then(async () => save(run, await fresh)))
    inWork.push(saved)
    if (inWork.length > 2 * Math.max(1, aside.length)) await inWork.shift()
  }
  try {
    let batch: RawRecord[] = []
    for await (const record of plan.records) {
      if (batch.length === batchSize) {
        // A file of more than that is worth threads, which take a moment to begin; here its first would be read slowly.
        if (batches === 0) aside = readersAside(book)
        await send(batch)
        batch = []
      }
      batch.push(record)
    }
    await send(batch)
    await saved
    await run.folded
  } finally {
    // A file that breaks off does so while a batch is on its way, and nothing else can be said meanwhile.
    await saved.catch(() => {})
    await run.folded.catch(() => {})
    await Promise.all(aside.map((reader) => reader.end()))
  }
}

/** A failure is thrown where the promise is awaited, and until then is not unhandled. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

interface Fresh {
  keys: readonly string[]
  rows: Promise<Rows>
}

async function withoutKnown(run: Run, read: ReadBatch): Promise<Fresh> {
  const { services, plan, report } = run
  report.bad += read.bad.length
  for (const bad of read.bad) plan.onBad(bad)
  const places = new Map<string, number>()
  for (const [place, key] of read.keys.entries())
    if (!places.has(key) && !run.underway.has(key)) places.set(key, place)
  if (places.size > 0) {
    // recipes_import
    const rows = await services.sql<{ import_key: string }[]>`
      SELECT import_key FROM recipes
      WHERE person_id = ${plan.authorId} AND import_key = ANY(${[...places.keys()]})`
    for (const row of rows) places.delete(row.import_key)
  }
  report.known += read.keys.length - places.size
  const keys = [...places.keys()]
  for (const key of keys) run.underway.add(key)
  const { authorId, publish } = plan
  const publishedAt = publish ? run.moment : null
  run.moment -= keys.length
  const now = services.now().getTime()
  const rows = quiet(read.rows({ fresh: [...places.values()], authorId, now, publishedAt }))
  return { keys, rows }
}

async function save(run: Run, { keys, rows }: Fresh): Promise<void> {
  const { services, session, plan, report } = run
  const { published, copies } = await rows
  if (copies.length > 0) {
    await session`BEGIN`
    for (const copy of copies) await sendCopy(session, copy)
    await session`COMMIT`
  }
  for (const key of keys) run.underway.delete(key)
  report.added += keys.length
  report.published += published
  plan.onProgress(report)
  run.saved += 1
  if (run.saved % batchesBetweenFolds !== 0) return
  // Beside the batches that follow, which wait for it only where the next time has come.
  await run.folded
  run.folded = quiet(foldIn(services))
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
async function freeMoment(services: Services, session: Session): Promise<number> {
  const [row] = await session<{ first: number | null }[]>`
    SELECT min(published_at) AS first FROM publications`
  const now = services.now().getTime()
  return Math.min(row?.first ?? now, now) - 1
}
