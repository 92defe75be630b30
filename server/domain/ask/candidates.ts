import type { PendingQuery, Row } from 'postgres'
import type { Slots } from '../../../shared/food/ask/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { FeedSort } from '../../../shared/wire/feed.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { type CardRow, cardColumns } from '../feed/card.ts'
import { mostNeeds } from '../search/document.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'
import type { Place } from './cursor.ts'

/** A question, and the price filter that stands beside it: a limit that was said holds as well. */
export interface Asked extends Slots {
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
  beside: readonly string[]
  /** The recipe that is called so stands before those that only have it in them. */
  called: Called
}

/** A food that is at hand, and how much it tells of a dish that it goes into. */
export interface AtHand {
  mark: string
  weight: number
}

/** What a title says in all, and how much that counts: its very words, or the same in others. */
interface Called {
  words: readonly string[]
  named: readonly string[]
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
    rankedCards(ctx, sql, { ...slots, ...attempt, after }, found, limit)
  const atMost = Math.min(...attempt.conditions.map((one) => one.atMost))
  if (atMost <= fewEnough) return ranked(matching(sql, where, text, fewEnough))
  const none = sql`SELECT NULL WHERE false`
  const called = [...attempt.called.words, ...attempt.called.named]
  const common = await ranked(sql`
    ${popular(sql, where, text, walkedRows)} UNION
    ${attempt.last.length > 0 ? popular(sql, where, allOf([text, `!${anyOf(attempt.last)}`].filter(Boolean)), walkedRows) : none} UNION
    ${called.length > 0 ? matching(sql, where, allOf([text, anyOf(called)].filter(Boolean)), titleMatches) : none} UNION
    ${attempt.headline.length > 0 ? matching(sql, where, allOf([text, ...attempt.headline]), titleMatches) : none}`)
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

interface Order {
  rank: readonly string[]
  each: readonly AtHand[]
  /** Whatever goes together with anything may stand beside it. */
  home?: boolean | undefined
  /** There is nothing else. */
  scarce?: boolean | undefined
  /** What is no meal, where a meal is meant: it stands behind those. */
  beside: readonly string[]
  last: readonly string[]
  lastUnless: readonly string[]
  called: Called
  sort?: FeedSort | undefined
  first?: Language | undefined
  /** What the question was asked in. */
  language: Language
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
  const { after, each, home } = order
  if (each.length > 1 && !home) return usingMost(ctx, sql, order, found, limit, score)
  return sql<RankedRow[]>`
    SELECT ${cardColumns(ctx, sql)}, ${score} AS score FROM (${found}) found
    JOIN publications p ON p.id = found.id JOIN people a ON a.id = p.author_id
    ${after ? sql`WHERE (${score}, p.published_at) < (${after.score}, ${after.publishedAt})` : sql``}
    ORDER BY score DESC, p.published_at DESC LIMIT ${limit}`
}

/** Of what is at hand, and of the best that there is; of two foods one may do, though more dishes have it. */
const goodPart = ({ length }: readonly AtHand[], scarce?: boolean) =>
  length === 2 && !scarce ? 0.35 : 0.45
const nearlyBest = 0.7

/**
 * Of several foods at hand a dish uses a good part, or nearly as much as any dish does: one that shares only the
 * onion with them is no answer, so a food counts the more, the fewer dishes it goes into.
 */
function usingMost(
  ctx: Context,
  sql: Sql,
  { each, after, scarce }: Order,
  found: Fragment,
  limit: number,
  score: Fragment,
): Promise<RankedRow[]> {
  const lacks = lacking(sql, each)
  const part = each.reduce((sum, { weight }) => sum + weight, 0) * goodPart(each, scarce)
  return sql<RankedRow[]>`
    SELECT * FROM (
      SELECT using_most.*, min(lacks) OVER () AS least FROM (
        SELECT ranked.*, max(used) OVER () AS most FROM (
          SELECT ${cardColumns(ctx, sql)}, ${score} AS score,
            (0 ${usedOf(sql, each)})::float8 AS used, ${lacks} AS lacks
          FROM (${found}) found
          JOIN publications p ON p.id = found.id JOIN people a ON a.id = p.author_id) ranked) using_most
      WHERE used >= least(${part}::float8, most * ${nearlyBest}::float8) - 1e-9) chosen
    WHERE ${scarce ? sql`lacks <= greatest(${fewLacks}::int, least)` : sql`true`}
    ${after ? sql`AND (score, published_at) < (${after.score}, ${after.publishedAt})` : sql``}
    ORDER BY score DESC, published_at DESC LIMIT ${limit}`
}

/** So much more one has or buys, though nothing else is there. */
const fewLacks = 2

/** How many foods a dish needs that nobody spoke of. */
function lacking(sql: Sql, each: readonly AtHand[]): Fragment {
  const needed = Array.from(
    { length: mostNeeds },
    (_, at) => sql` WHEN p.search @@ ${quoted(lexeme.needs(at + 1))}::tsquery THEN ${at + 1}::int`,
  )
  const used = each.map(({ mark }) => sql`- (p.search @@ ${mark}::tsquery)::int`)
  return sql`greatest(0, (CASE ${needed} ELSE 0 END) ${used})`
}

function usedOf(sql: Sql, each: readonly AtHand[]): Fragment | Fragment[] {
  if (each.length === 0) return sql``
  return each.map(
    ({ mark, weight }) =>
      sql`+ CASE WHEN p.search @@ ${mark}::tsquery THEN ${weight}::float8 ELSE 0 END`,
  )
}

/**
 * What is called so over what has it in its title, that over food, and food over the rest. Of equals the
 * one that is written as the question was, and then the one that people like.
 */
function scoreOf(
  sql: Sql,
  { rank, each, last, lastUnless, beside, called, sort, first, language }: Order,
): Fragment {
  switch (sort) {
    case 'fresh':
      return sql`0::float8`
    case 'popular':
      return sql`p.likes::float8`
    case 'cheap':
      // Less than any price: who asks for cheap ones is not given what may be dear.
      return sql`coalesce(-p.price_per_serving::float8, '-Infinity')`
    default: {
      const told =
        rank.length === 0
          ? sql`0`
          : sql`ts_rank('{0.05, 0.2, 0.5, 1.0}', p.search, ${anyOf(rank)}::tsquery)`
      // More than any rank with any number of likes.
      const own = first ? sql`+ CASE WHEN p.language = ${first} THEN 10 ELSE 0 END` : sql``
      const same = sql`CASE WHEN p.language = ${language} THEN 0.03 ELSE 0 END`
      const title = sql`${bonus(sql, called.words, 5)} + ${bonus(sql, called.named, 4)}`
      // Below everything that is sure, in whatever language.
      const unsure = sql`- ${bonus(sql, last, 100)} + ${last.length > 0 ? bonus(sql, lastUnless, 100) : sql`0`}`
      // A dish of two things that are at hand before one that only names the one.
      const lacks = each.length > 1 ? sql`- ${perLack}::float8 * ${lacking(sql, each)}` : sql``
      const used = sql`${usedOf(sql, each)} ${lacks}`
      const noMeal = beside.length === 0 ? sql`` : sql`- ${bonus(sql, beside, 3)}`
      return sql`(${told} ${used} ${noMeal} + 0.004 * ln(1 + p.likes) + ${same} + ${title} ${own} ${unsure})::float8`
    }
  }
}

/** In points, beside two for a food that is used. */
const perLack = 0.3

function bonus(sql: Sql, marks: readonly string[], points: number): Fragment {
  if (marks.length === 0) return sql`0`
  return sql`CASE WHEN p.search @@ ${anyOf(marks)}::tsquery THEN ${points}::int ELSE 0 END`
}
