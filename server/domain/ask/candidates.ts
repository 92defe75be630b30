import type { PendingQuery, Row } from 'postgres'
import type { Slots } from '../../../shared/food/ask/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { FeedSort } from '../../../shared/wire/feed.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { type CardRow, cardColumns } from '../feed/card.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'
import { type AtHand, usingMost } from './at-hand.ts'
import type { Place } from './cursor.ts'
import { aFew, type Called, type Order, scoreOf } from './score.ts'

/** A question, and the price filter that stands beside it: a limit that was said holds as well. */
export interface Asked extends Slots {
  /** Nothing met it as a dinner: a soup, a salad or what is no sweet breakfast will do. */
  anyMeal?: boolean
  /** Dishes of all that is at home: one uses little of it. */
  home?: boolean
  maxServingPrice?: number
  /** How what is found stands; by how well it answers, unless something else was asked for. */
  sort?: FeedSort | undefined
  /** Only what is written in it. */
  lang?: Language
  /** What is written in it comes before the rest, however well the rest answers. */
  first?: Language
  /** The question as it was typed. */
  text?: string
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
  each: readonly AtHand[]
  headline: readonly string[]
  /** What has any of these stands last, unless it is called so. */
  last: readonly string[]
  lastUnless: readonly string[]
  behind: readonly string[]
  /** The recipe that is called so stands before those that only have it in them. */
  called: Called
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
    rankedCards(
      ctx,
      sql,
      { ...slots, ...attempt, crowd: crowdOf(slots), few: areFew(slots), after },
      found,
      limit,
    )
  const atMost = Math.min(...attempt.conditions.map((one) => one.atMost))
  if (atMost <= fewEnough) return ranked(matching(sql, where, text, fewEnough))
  const none = sql`SELECT NULL WHERE false`
  const called = [...attempt.called.words, ...attempt.called.named]
  const later = [...attempt.last, ...attempt.behind]
  const common = await ranked(sql`
    ${popular(sql, where, text, walkedRows)} UNION
    ${later.length > 0 ? popular(sql, where, allOf([text, `!${anyOf(later)}`].filter(Boolean)), walkedRows) : none} UNION
    ${called.length > 0 ? matching(sql, where, allOf([text, anyOf(called)].filter(Boolean)), titleMatches) : none} UNION
    ${attempt.headline.length > 0 ? matching(sql, where, allOf([text, ...attempt.headline]), titleMatches) : none}`)
  if (common.length >= limit) return common
  // The popular ones were the wrong place to look.
  return attempt.conditions.length > 0
    ? ranked(matching(sql, where, text, fewEnough))
    : ranked(popular(sql, where, text, walkedRows * 10))
}

/** From so many on it matters for how many a dish is written: any is scaled, and few pots are. */
const aCrowd = 8
const crowdOf = ({ servings }: Asked) =>
  servings !== undefined && servings >= aCrowd ? servings : undefined

/** «вечеря на двох»: a soup is cooked for more, and nobody minds. */
const areFew = ({ servings, courses }: Asked) =>
  servings !== undefined && servings <= aFew && courses.includes('main')

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

/** Time, price and language. A recipe that does not say how long it takes is not known to be quick. */
function limits(ctx: Context, sql: Sql, slots: Asked): Fragment[] {
  const { maxMinutes, minMinutes, price, servings, maxServingPrice, lang } = slots
  const here = price && (price.currency ?? ctx.config.currency) === ctx.config.currency
  return [
    maxMinutes === undefined ? sql`` : sql`AND p.total_minutes <= ${maxMinutes}`,
    minMinutes === undefined ? sql`` : sql`AND p.total_minutes >= ${minMinutes}`,
    lang === undefined ? sql`` : sql`AND p.language = ${lang}`,
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

function rankedCards(
  ctx: Context,
  sql: Sql,
  order: Order,
  found: Fragment,
  limit: number,
): Promise<RankedRow[]> {
  const score = scoreOf(sql, order)
  const columns = cardColumns(ctx, sql)
  const { after, each, home } = order
  if (each.length > 1 && !home)
    return sql<RankedRow[]>`${usingMost(sql, order, { found, columns, score }, limit)}`
  return sql<RankedRow[]>`
    SELECT ${columns}, ${score} AS score FROM (${found}) found
    JOIN publications p ON p.id = found.id JOIN people a ON a.id = p.author_id
    ${after ? sql`WHERE (${score}, p.published_at) < (${after.score}, ${after.publishedAt})` : sql``}
    ORDER BY score DESC, p.published_at DESC LIMIT ${limit}`
}
