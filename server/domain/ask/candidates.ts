import type { PendingQuery, Row } from 'postgres'
import type { Slots } from '../../../shared/food/ask/types.ts'
import type { FeedSort } from '../../../shared/wire/feed.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/client.ts'
import { type CardRow, cardColumns } from '../feed/card.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'
import type { Place } from './cursor.ts'

/** A question, and the price filter that stands beside it: a limit that was said holds as well. */
export interface Asked extends Slots {
  maxServingPrice?: number
  /** How what is found stands; by how well it answers, unless something else was asked for. */
  sort?: FeedSort | undefined
}

/** A card and its place in the answer. */
export interface RankedRow extends CardRow {
  score: number
}

type Fragment = PendingQuery<Row[]>

/** One try at a question: what is asked of each recipe, and what speaks for it. */
export interface Try {
  conditions: readonly Condition[]
  never: readonly string[]
  rank: readonly string[]
  headline: readonly string[]
}

/** So many matches are all fetched and ranked; of more, the popular ones and the best titles. */
const fewEnough = 2000
const walkedRows = 4000
const walkedMatches = 200
const titleMatches = 300

export async function bestMatches(
  ctx: Context,
  sql: Sql,
  slots: Asked,
  attempt: Try,
  limit: number,
  after: Place | null = null,
): Promise<RankedRow[]> {
  const text = allOf([...attempt.conditions.map((one) => one.text), ...attempt.never])
  const where = sql`p.withdrawn_at IS NULL ${limits(ctx, sql, slots)}`
  const ranked = (found: Fragment) =>
    rankedCards(ctx, sql, { ...attempt, sort: slots.sort, after }, found, limit)
  const atMost = Math.min(...attempt.conditions.map((one) => one.atMost))
  if (atMost <= fewEnough) return ranked(matching(sql, where, text, fewEnough))
  const common = await ranked(sql`
    ${popular(sql, where, text, walkedRows)} UNION
    ${attempt.headline.length > 0 ? matching(sql, where, allOf([text, ...attempt.headline]), titleMatches) : sql`SELECT NULL WHERE false`}`)
  if (common.length >= limit) return common
  // The popular ones were the wrong place to look.
  return attempt.conditions.length > 0
    ? ranked(matching(sql, where, text, fewEnough))
    : ranked(popular(sql, where, text, walkedRows * 10))
}

/** From the index of terms: publications_search. */
function matching(sql: Sql, where: Fragment, text: string, limit: number): Fragment {
  return sql`(SELECT p.id FROM publications p
    WHERE ${where} ${asks(sql, text)} LIMIT ${limit})`
}

/** Along publications_popular, so far and no farther. */
function popular(sql: Sql, where: Fragment, text: string, rows: number): Fragment {
  return sql`(SELECT p.id FROM (
      SELECT p.* FROM publications p WHERE p.withdrawn_at IS NULL
      ORDER BY p.likes DESC, p.published_at DESC LIMIT ${rows}) p
    WHERE ${where} ${asks(sql, text)} LIMIT ${walkedMatches})`
}

function asks(sql: Sql, text: string): Fragment {
  return text === '' ? sql`` : sql`AND p.search @@ ${text}::tsquery`
}

/** Time and price. A recipe that does not say how long it takes is not known to be quick. */
function limits(ctx: Context, sql: Sql, slots: Asked): Fragment[] {
  const { maxMinutes, minMinutes, price, servings, maxServingPrice } = slots
  const here = price && (price.currency ?? ctx.config.currency) === ctx.config.currency
  return [
    maxMinutes === undefined ? sql`` : sql`AND p.total_minutes <= ${maxMinutes}`,
    minMinutes === undefined ? sql`` : sql`AND p.total_minutes >= ${minMinutes}`,
    maxServingPrice === undefined ? sql`` : sql`AND p.price_per_serving <= ${maxServingPrice}`,
    !here
      ? sql``
      : price.per === 'serving'
        ? sql`AND p.price_per_serving <= ${price.max}`
        : servings === undefined
          ? sql`AND p.estimated_price <= ${price.max}`
          : sql`AND p.price_per_serving::bigint * ${servings}::int <= ${price.max}`,
  ]
}

interface Order {
  rank: readonly string[]
  sort: FeedSort | undefined
  after: Place | null
}

function rankedCards(
  ctx: Context,
  sql: Sql,
  order: Order,
  found: Fragment,
  limit: number,
): Promise<RankedRow[]> {
  const score = scoreOf(sql, order)
  const { after } = order
  return sql<RankedRow[]>`
    SELECT ${cardColumns(ctx, sql)}, ${score} AS score FROM (${found}) found
    JOIN publications p ON p.id = found.id JOIN people a ON a.id = p.author_id
    ${after ? sql`WHERE (${score}, p.published_at) < (${after.score}, ${after.publishedAt})` : sql``}
    ORDER BY score DESC, p.published_at DESC LIMIT ${limit}`
}

/** Title over food over the rest, and of equals the one that people like. */
function scoreOf(sql: Sql, { rank, sort }: Order): Fragment {
  switch (sort) {
    case 'fresh':
      return sql`0::float8`
    case 'popular':
      return sql`p.likes::float8`
    case 'cheap':
      return sql`-p.price_per_serving::float8`
    default: {
      const told =
        rank.length === 0
          ? sql`0`
          : sql`ts_rank('{0.05, 0.2, 0.5, 1.0}', p.search, ${anyOf(rank)}::tsquery)`
      return sql`(${told} + 0.004 * ln(1 + p.likes))::float8`
    }
  }
}
