import type { Queryable, Sql } from '../../db/client.ts'

// Any fixed number will do, as long as every server takes the same one.
const foldingLock = 7_340_011

/**
 * Adds what changed to the counts: after a change of the feed is committed, and again and again during
 * a bulk import. One at a time, so that two never wait for each other's rows.
 */
export async function applyTermChanges(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${foldingLock})`
    await tx`
      WITH taken AS (DELETE FROM term_changes RETURNING term, df, food_df)
      INSERT INTO terms (term, df, food_df)
      SELECT term, sum(df), sum(food_df) FROM taken GROUP BY term
      ON CONFLICT (term) DO UPDATE
        SET df = terms.df + excluded.df, food_df = terms.food_df + excluded.food_df`
    await tx`DELETE FROM terms WHERE df <= 0`
  })
}

/** In how many publications each of these stands; what stands in none is left out. */
export async function frequencies(
  sql: Queryable,
  terms: readonly string[],
): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map()
  // terms_pkey
  const rows = await sql<{ term: string; df: number }[]>`
    SELECT term, df FROM terms WHERE term = ANY(${[...new Set(terms)]}) AND df > 0`
  return new Map(rows.map((row) => [row.term, row.df]))
}

/** In how many publications words stand that begin so; a publication with two of them counts twice. */
export async function frequencyOfBeginning(sql: Queryable, beginning: string): Promise<number> {
  // terms_pkey, whose collation compares byte by byte
  const [row] = await sql<{ df: number }[]>`
    SELECT coalesce(sum(df), 0)::int AS df FROM (
      SELECT df FROM terms WHERE term >= ${beginning} AND term < ${afterAll(beginning)} LIMIT 2000
    ) AS beginning`
  return row?.df ?? 0
}

/** About how many publications there are, as the last ANALYZE saw them. */
export async function feedSize(sql: Queryable): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`
    SELECT reltuples::bigint AS rows FROM pg_class WHERE oid = 'publications'::regclass`
  return Math.max(0, row?.rows ?? 0)
}

/** Greater than every word with this beginning. */
export function afterAll(beginning: string): string {
  return `${beginning}\u{ffff0}`
}
