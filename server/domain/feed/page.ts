import type { FeedItem, FeedSort } from '../../../shared/wire/feed.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { feedItem } from './card.ts'
import { type FeedPageQuery, pageSize } from './page-query.ts'
import { pageRows } from './page-rows.ts'
import { searchFor } from './page-search.ts'

export interface FeedPageAnswer {
  items: FeedItem[]
  /** The cursor of the page after this one, while there is one. */
  nextBefore: number | null
}

export async function feedPage(ctx: Context, asked: FeedPageQuery): Promise<FeedPageAnswer> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  const query = withinColumns(asked)
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  const search = await searchFor(ctx, sql, query)
  if (search?.impossible) return { items: [], nextBefore: null }
  const anchor = query.sort === 'fresh' ? null : await findAnchor(sql, query.before)
  const few = query.sort !== 'fresh' && !anchor && (await fewBefore(ctx, sql, query.before))
  const source = few ? oldest(sql, query.before) : sql`publications`
  const where = sql`p.withdrawn_at IS NULL AND ${after(sql, query, anchor)} ${filters(ctx, sql, query)}`
  const rows = await pageRows(ctx, sql, {
    source,
    where,
    order: order(sql, query.sort),
    search,
    few,
  })
  const items = rows.slice(0, pageSize).map((row) => feedItem(ctx, row))
  const last = items.at(-1)
  return { items, nextBefore: rows.length > pageSize && last ? last.publishedAt : null }
}

/** The largest values that the columns hold; whatever is beyond compares just the same. */
const largestInteger = 2_147_483_647
const largestMoment = 8.64e15

/** Columns hold whole numbers: half a kopiyka cheaper than 12 is 11. */
function withinColumns(asked: FeedPageQuery): FeedPageQuery {
  const { before, min, max, time, total } = asked
  return {
    ...asked,
    before: Math.min(before, largestMoment),
    min: min === undefined ? min : Math.min(Math.ceil(min), largestInteger),
    max: max === undefined ? max : Math.min(Math.floor(max), largestInteger),
    time: time === undefined ? time : Math.min(time, largestInteger),
    total: total === undefined ? total : Math.min(total, largestInteger),
  }
}

interface Anchor {
  likes: number
  price: number
  published_at: number
}

/** The publication that the reader saw last; a withdrawn one still marks the place. */
async function findAnchor(sql: Sql, before: number): Promise<Anchor | null> {
  if (!Number.isInteger(before)) return null
  // publications_published_at
  const [row] = await sql<Anchor[]>`
    SELECT likes, ${priced(sql)} AS price, published_at FROM publications p WHERE published_at = ${before}`
  return row ?? null
}

/** Up to so many publications are quicker to sort than to look for along the order's own index. */
const fewEnough = 2000

/**
 * A place far back in the feed has few publications before it, strewn over the whole of an order by
 * likes or price: walking that order would read nearly all of it to find ten.
 */
async function fewBefore(ctx: Context, sql: Sql, before: number): Promise<boolean> {
  if (before >= ctx.now().getTime()) return false
  // publications_fresh alone
  const [more] = await sql`
    SELECT 1 FROM publications WHERE withdrawn_at IS NULL AND published_at < ${Math.ceil(before)}
    ORDER BY published_at DESC OFFSET ${fewEnough} LIMIT 1`
  return more === undefined
}

function oldest(sql: Sql, before: number) {
  // OFFSET 0 keeps the planner from merging this back into the walk that it is there to avoid.
  return sql`(SELECT * FROM publications WHERE withdrawn_at IS NULL
    AND published_at < ${Math.ceil(before)} ORDER BY published_at DESC OFFSET 0)`
}

function after(sql: Sql, query: FeedPageQuery, anchor: Anchor | null) {
  if (!anchor) return sql`p.published_at < ${Math.ceil(query.before)}`
  if (query.sort === 'popular') {
    // publications_popular, or publications_language_popular
    return sql`(p.likes, p.published_at) < (${anchor.likes}, ${anchor.published_at})`
  }
  const price = priced(sql)
  // publications_priced, or publications_language_priced; the first condition is what the index can start from
  return sql`${price} >= ${anchor.price}
    AND (${price} > ${anchor.price} OR p.published_at < ${anchor.published_at})`
}

/** What is not known to be cheap stands behind all that is. */
function priced(sql: Sql) {
  return sql`coalesce(p.price_per_serving, 2147483647)`
}

function order(sql: Sql, sort: FeedSort) {
  switch (sort) {
    case 'fresh':
      return sql`p.published_at DESC`
    case 'popular':
      return sql`p.likes DESC, p.published_at DESC`
    case 'cheap':
      return sql`${priced(sql)}, p.published_at DESC`
  }
}

function filters(ctx: Context, sql: Sql, query: FeedPageQuery) {
  const me = ctx.actor?.personId ?? null
  return [
    query.min === undefined ? sql`` : sql`AND ${priced(sql)} >= ${query.min}`,
    query.max === undefined ? sql`` : sql`AND ${priced(sql)} <= ${query.max}`,
    query.min === undefined && query.max === undefined
      ? sql``
      : sql`AND p.price_per_serving IS NOT NULL`,
    query.time === undefined ? sql`` : sql`AND p.cook_minutes <= ${query.time}`,
    query.total === undefined ? sql`` : sql`AND p.total_minutes <= ${query.total}`,
    query.lang === undefined ? sql`` : sql`AND p.language = ${query.lang}`,
    query.author === undefined ? sql`` : sql`AND p.author_id = ${query.author}`,
    query.liked
      ? sql`AND EXISTS (SELECT 1 FROM likes l WHERE l.publication_id = p.id AND l.person_id = ${me})`
      : sql``,
    query.followed
      ? sql`AND EXISTS (SELECT 1 FROM follows f WHERE f.author_id = p.author_id AND f.follower_id = ${me})`
      : sql``,
  ]
}
