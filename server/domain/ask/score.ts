import type { PendingQuery, Row } from 'postgres'
import type { Language } from '../../../shared/language/languages.ts'
import type { FeedSort } from '../../../shared/wire/feed.ts'
import type { Sql } from '../../db/client.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf } from '../search/query.ts'
import { type AtHand, lacking, perLack, usedOf } from './at-hand.ts'
import type { Place } from './cursor.ts'

type Fragment = PendingQuery<Row[]>

/** A jar is opened for fewer than it is filled for. */
const aJar = quoted(lexeme.facet('courses', 'preserve'))

/** More than so few have to halve it. */
export const aFew = 2

/** What a title says in all, and how much that counts: its very words, or the same in others. */
export interface Called {
  words: readonly string[]
  named: readonly string[]
}

/** What speaks for a recipe, and in which order they stand. */
export interface Order {
  rank: readonly string[]
  each: readonly AtHand[]
  /** Whatever goes together with anything may stand beside it. */
  home?: boolean | undefined
  /** There is nothing else. */
  scarce?: boolean | undefined
  /** What is no meal, where a meal is meant: it stands behind those. */
  behind: readonly string[]
  last: readonly string[]
  lastUnless: readonly string[]
  called: Called
  sort?: FeedSort | undefined
  /** So many are to eat, that a dish for as many stands before one that has to be made twice. */
  crowd?: number | undefined
  /** One or two are to eat: what is written for as few stands first. */
  few?: boolean | undefined
  first?: Language | undefined
  /** What the question was asked in. */
  language: Language
  after: Place | null
}

/**
 * What is called so over what has it in its title, that over food, and food over the rest. Of equals the
 * one that is written as the question was, and then the one that people like.
 */
export function scoreOf(
  sql: Sql,
  { rank, each, last, lastUnless, behind, called, sort, first, crowd, few, language }: Order,
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
      const behindRest = behind.length === 0 ? sql`` : sql`- ${bonus(sql, behind, 3)}`
      const enough = crowd
        ? sql`+ CASE WHEN p.servings >= ${crowd}::int AND p.language = ${language} AND NOT p.search @@ ${aJar}::tsquery THEN 2 ELSE 0 END`
        : few
          ? sql`+ CASE WHEN p.servings <= ${aFew}::int THEN 1 ELSE 0 END`
          : sql``
      return sql`(${told} ${enough} ${used} ${behindRest} + 0.004 * ln(1 + p.likes) + ${same} + ${title} ${own} ${unsure})::float8`
    }
  }
}

function bonus(sql: Sql, marks: readonly string[], points: number): Fragment {
  if (marks.length === 0) return sql`0`
  return sql`CASE WHEN p.search @@ ${anyOf(marks)}::tsquery THEN ${points}::int ELSE 0 END`
}
