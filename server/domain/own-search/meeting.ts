import type { PendingQuery, Row } from 'postgres'
import type { Sql } from '../../db/client.ts'
import type { SoftKind } from '../ask/soft.ts'
import { wordsFound } from '../recipes/list.ts'
import { allOf } from '../search/query.ts'
import type { OwnPlan } from './own-plan.ts'

/**
 * What a recipe has to meet, as the end of a statement. One whose title says the very words is found as well,
 * though not where it has what they refuse.
 */
export function meeting(
  sql: Sql,
  { firm, wanted, soft, words, limits }: OwnPlan,
  left: readonly SoftKind[],
  q: string,
): PendingQuery<Row[]> {
  const kept = (['equipment', 'meals', 'occasions', 'cuisines'] as const)
    .filter((kind) => !left.includes(kind))
    .flatMap((kind) => soft[kind] ?? [])
  const said = left.includes('words') ? [] : words
  const title = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${asks(sql, firm)} AND (r.title ILIKE ${title} OR (true
    ${asks(sql, [...wanted, ...kept])} ${saying(sql, said)} ${within(sql, limits)}))`
}

/** The driver cannot put an empty list of fragments into a statement. */
function saying(sql: Sql, words: readonly string[]) {
  return [sql``, ...words.map((word) => wordsFound(sql, word))]
}

function asks(sql: Sql, parts: readonly string[]) {
  return parts.length === 0 ? sql`` : sql`AND r.search @@ ${allOf(parts)}::tsquery`
}

/** Time and price. A recipe that does not say how long it takes is not known to be quick, nor one without a price cheap. */
function within(sql: Sql, { minMinutes, maxMinutes, price, servings }: OwnPlan['limits']) {
  const minutes = sql`(CASE WHEN num_nonnulls(r.prep_minutes, r.cook_minutes, r.rest_minutes) > 0
    THEN coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.rest_minutes, 0) END)`
  const people = price?.per === 'serving' ? 1 : servings
  return [
    maxMinutes === undefined ? sql`` : sql`AND ${minutes} <= ${maxMinutes}`,
    minMinutes === undefined ? sql`` : sql`AND ${minutes} >= ${minMinutes}`,
    price === undefined ? sql`` : sql`AND r.estimated_price > 0`,
    price === undefined
      ? sql``
      : people === undefined
        ? sql`AND r.estimated_price <= ${price.max}`
        : sql`AND round(r.estimated_price::numeric / r.servings) * ${people}::int <= ${price.max}`,
  ]
}
