import type { PendingQuery, Row } from 'postgres'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { type CardRow, cardColumns } from './card.ts'
import { pageSize } from './page-query.ts'
import type { PageSearch } from './page-search.ts'

type Fragment = PendingQuery<Row[]>

export interface PageParts {
  source: Fragment
  where: Fragment
  order: Fragment
  search: PageSearch | null
  /** The source is small, whatever is asked of it. */
  few: boolean
}

/** A walk that found too little after so many rows is given up. */
const longestWalk = 20_000

/**
 * The planner cannot know how often words meet, and its guess costs a second where it is wrong. So the
 * way is chosen here by how often they stand: common words are met soon on a walk along the order, rare
 * ones are fetched from the index of terms and sorted. Both ways give the same rows in the same order.
 */
export async function pageRows(ctx: Context, sql: Sql, parts: PageParts): Promise<CardRow[]> {
  const { search, where, source, order } = parts
  if (!search)
    return sql<CardRow[]>`
      SELECT ${cardColumns(ctx, sql)} FROM ${source} p JOIN people a ON a.id = p.author_id
      WHERE ${where} ORDER BY ${order} LIMIT ${pageSize + 1}`
  if (!search.rare && !parts.few) {
    const walked = await cards(ctx, sql, parts, walk(sql, parts, search))
    if (walked.length > pageSize) return walked
  }
  const found = sql`
    SELECT p.id, p.published_at, p.likes, p.price_per_serving FROM ${source} p
    WHERE ${where} AND p.search @@ ${search.text}::tsquery OFFSET 0`
  return cards(
    ctx,
    sql,
    parts,
    sql`SELECT p.id FROM (${found}) p ORDER BY ${order} LIMIT ${pageSize + 1}`,
  )
}

function walk(sql: Sql, { source, where, order }: PageParts, search: PageSearch): Fragment {
  // The inner LIMIT ends a walk that meets nothing, and keeps the index of terms out of it.
  return sql`
    SELECT p.id FROM (
      SELECT p.id, p.search, p.published_at, p.likes, p.price_per_serving FROM ${source} p
      WHERE ${where} ORDER BY ${order} LIMIT ${longestWalk}) p
    WHERE p.search @@ ${search.text}::tsquery ORDER BY ${order} LIMIT ${pageSize + 1}`
}

function cards(ctx: Context, sql: Sql, { order }: PageParts, ids: Fragment): Promise<CardRow[]> {
  return sql<CardRow[]>`
    SELECT ${cardColumns(ctx, sql)} FROM (${ids}) found
    JOIN publications p ON p.id = found.id JOIN people a ON a.id = p.author_id
    ORDER BY ${order}`
}
