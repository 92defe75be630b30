import type { PendingQuery, Row } from 'postgres'
import type { Sql } from '../../db/client.ts'
import { mostNeeds } from '../search/document.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import type { Place } from './cursor.ts'

type Fragment = PendingQuery<Row[]>

/** A food that is at hand, and how much it tells of a dish that it goes into. */
export interface AtHand {
  mark: string
  weight: number
}

interface Using {
  each: readonly AtHand[]
  /** There is nothing else. */
  scarce?: boolean | undefined
  after: Place | null
}

interface Cards {
  found: Fragment
  columns: Fragment
  score: Fragment
}

/** In points, beside two for a food that is used. */
export const perLack = 0.3

/** Of what is at hand, and of the best that there is; of two foods one may do, though more dishes have it. */
const goodPart = ({ length }: readonly AtHand[], scarce?: boolean) =>
  length === 2 && !scarce ? 0.35 : 0.45
const nearlyBest = 0.7

/**
 * Of several foods at hand a dish uses a good part, or nearly as much as any dish does: one that shares only the
 * onion with them is no answer, so a food counts the more, the fewer dishes it goes into.
 */
export function usingMost(
  sql: Sql,
  { each, scarce, after }: Using,
  { found, columns, score }: Cards,
  limit: number,
): Fragment {
  const lacks = lacking(sql, each)
  const part = each.reduce((sum, { weight }) => sum + weight, 0) * goodPart(each, scarce)
  return sql`
    SELECT * FROM (
      SELECT using_most.*, min(lacks) OVER () AS least FROM (
        SELECT ranked.*, max(used) OVER () AS most FROM (
          SELECT ${columns}, ${score} AS score,
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
export function lacking(sql: Sql, each: readonly AtHand[]): Fragment {
  const needed = Array.from(
    { length: mostNeeds },
    (_, at) => sql` WHEN p.search @@ ${quoted(lexeme.needs(at + 1))}::tsquery THEN ${at + 1}::int`,
  )
  const used = each.map(({ mark }) => sql`- (p.search @@ ${mark}::tsquery)::int`)
  return sql`greatest(0, (CASE ${needed} ELSE 0 END) ${used})`
}

export function usedOf(sql: Sql, each: readonly AtHand[]): Fragment | Fragment[] {
  if (each.length === 0) return sql``
  return each.map(
    ({ mark, weight }) =>
      sql`+ CASE WHEN p.search @@ ${mark}::tsquery THEN ${weight}::float8 ELSE 0 END`,
  )
}
