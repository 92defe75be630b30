import { connect, type Sql } from '../../server/db/client.ts'
import { databaseUrl } from './postgres-admin.ts'

/**
 * A database that one test file takes after another, emptied in between. What costs is not the rows but the
 * connections: for each new one Postgres reads its catalogue and plans every statement again.
 */
export interface KeptDatabase {
  name: string
  url: string
  /** For the house under test; few, so that one which waits for another of its own is found. */
  ofHouse: Sql
  /** For what a test asks or writes behind its back. */
  ofTest: Sql
  /** What its schema was like when it was made. */
  shape: string
}

/** More rows than this leave so many dead ones behind that whoever comes next would wade through them. */
const MANY = 500

const free: Promise<KeptDatabase | undefined>[] = []

/** One that was given back, or a new one. */
export async function takeKept(server: string, make: () => Promise<string>): Promise<KeptDatabase> {
  for (let next = free.shift(); next; next = free.shift()) {
    const kept = await next
    if (kept) return kept
  }
  const name = await make()
  const url = databaseUrl(server, name)
  const ofTest = connect(url, { max: 5 })
  return { name, url, ofHouse: connect(url, { max: 4 }), ofTest, shape: await shapeOf(ofTest) }
}

/** Nobody waits for it to be emptied but who takes it next. */
export function giveBack(kept: KeptDatabase): void {
  free.push(emptied(kept).catch(() => away(kept)))
}

/** One whose schema a test has changed, or that cannot be emptied, is not kept. */
async function away({ ofHouse, ofTest }: KeptDatabase): Promise<undefined> {
  await Promise.all([ofHouse.end({ timeout: 1 }), ofTest.end({ timeout: 1 })])
}

async function emptied(kept: KeptDatabase): Promise<KeptDatabase | undefined> {
  const { ofTest: sql } = kept
  if ((await shapeOf(sql)) !== kept.shape) return away(kept)
  const tables = await tablesToEmpty(sql)
  // Sent in one piece, which is one transaction: between two, tests that compute for long would let it idle too long.
  const [, ...deleted] = await sql
    .unsafe(
      [
        // Neither triggers nor foreign keys are asked while everything goes.
        "SET LOCAL session_replication_role = 'replica'",
        ...tables.map((table) => `DELETE FROM "${table}"`),
        `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
          FROM pg_sequences WHERE last_value IS NOT NULL`,
      ].join('; '),
    )
    .simple()
  const large = tables.filter((_, index) => Number(deleted[index]?.['count']) > MANY)
  if (large.length > 0) await sql.unsafe(`VACUUM "${large.join('", "')}"`).simple()
  return kept
}

let tables: Promise<string[]> | undefined

/** All but what the migrations themselves have written, which is nothing but their names. */
function tablesToEmpty(sql: Sql): Promise<string[]> {
  tables ??= sql<{ tablename: string }[]>`
    SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY tablename`.then((rows) =>
    rows.map((row) => row.tablename),
  )
  return tables
}

async function shapeOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ shape: string }[]>`
    SELECT concat_ws(' ',
      (SELECT md5(string_agg(oid || relname || relchecks || relhastriggers, ',' ORDER BY oid))
        FROM pg_class WHERE relnamespace = 'public'::regnamespace),
      (SELECT md5(string_agg(oid || conname || convalidated, ',' ORDER BY oid))
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace),
      (SELECT md5(string_agg(p.oid || p.proname || md5(p.prosrc), ',' ORDER BY p.oid))
        FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace),
      (SELECT count(*) || '/' || sum(tgenabled::text::"char"::int) FROM pg_trigger),
      (SELECT count(*) FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'public'::regnamespace AND NOT a.attisdropped),
      (SELECT count(*) FROM migrations)) AS shape`
  return row?.shape ?? ''
}
