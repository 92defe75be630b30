import type { Services } from '../../kernel/context.ts'
import { shownRecipe } from '../recipes/shown.ts'

/** The sitemaps protocol allows so many addresses in one file. */
const mostInPart = 50_000
const batch = 2000

export interface SitemapPart {
  /** The cursor of its first publication: its name, which stays the same while the feed grows. */
  start: number
  count: number
  changedAt: Date
}

export interface SitemapEntry {
  id: string
  changedAt: Date
}

/** Where each part of the feed's sitemap begins, and when something in it changed last. */
export function sitemapParts({ readSql }: Services): Promise<SitemapPart[]> {
  // publications_fresh, walked once; then recipes, of which nearly all are read
  return readSql<SitemapPart[]>`
    SELECT min(o.published_at) AS start, count(*)::int AS count,
      max(greatest(to_timestamp(o.published_at / 1000.0), r.updated_at)) AS "changedAt"
    FROM (
      SELECT published_at, coalesce(shown_id, recipe_id) AS recipe_id,
        (row_number() OVER (ORDER BY published_at) - 1) / ${mostInPart} AS part
      FROM publications WHERE withdrawn_at IS NULL
    ) o LEFT JOIN recipes r ON r.id = o.recipe_id
    GROUP BY o.part ORDER BY o.part`
}

/** The publications of one part, oldest first, read a few at a time. */
export async function* sitemapEntries(
  { readSql }: Services,
  start: number,
): AsyncGenerator<SitemapEntry[]> {
  let from = start
  for (let left = mostInPart; left > 0; left -= batch) {
    // publications_fresh, backwards
    const rows = await readSql<(SitemapEntry & { published_at: number })[]>`
      SELECT p.id, p.published_at,
        greatest(to_timestamp(p.published_at / 1000.0), r.updated_at) AS "changedAt"
      FROM publications p LEFT JOIN recipes r ON r.id = ${shownRecipe(readSql)}
      WHERE p.withdrawn_at IS NULL AND p.published_at >= ${from}
      ORDER BY p.published_at LIMIT ${Math.min(batch, left)}`
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    from = last.published_at + 1
  }
}
