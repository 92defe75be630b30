import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { keepingDiets, withoutAllergens, withoutFoods } from '../search/filters.ts'
import { lexeme } from '../search/lexemes.ts'
import { allOf, type Condition, conditionsOf } from '../search/query.ts'
import { feedSize, frequencies } from '../search/terms.ts'
import type { FeedPageQuery } from './page-query.ts'

export interface PageSearch {
  /** The text of a tsquery. */
  text: string
  /** Few enough to fetch them all and sort them. */
  rare: boolean
  /** Some word of it stands nowhere. */
  impossible: boolean
}

/** Up to so many matches are quicker to sort than to look for along an order. */
const fewEnough = 2000

export async function searchFor(
  ctx: Context,
  sql: Sql,
  query: FeedPageQuery,
): Promise<PageSearch | null> {
  const diets = query.diets ?? []
  const refusals = [
    ...withoutFoods(query.without ?? []),
    ...withoutAllergens(query.allergies ?? []),
  ]
  const q = query.q?.trim() ?? ''
  if (q === '' && diets.length === 0 && refusals.length === 0) return null
  const words = q === '' ? [] : await conditionsOf(ctx, sql, q)
  if (words === null) return { text: '', rare: true, impossible: true }
  const conditions = [
    ...words,
    ...keepingDiets(diets, await frequencies(sql, diets.map(lexeme.diet))),
  ]
  const parts = [...conditions.map((one) => one.text), ...refusals]
  if (parts.length === 0) return null
  return { text: allOf(parts), rare: await isRare(sql, conditions), impossible: false }
}

/**
 * With `m` matches among `n` publications a walk along the order reads about n / m rows for each that
 * it finds, and the index of terms gives all m at once: the cheaper of the two.
 */
async function isRare(sql: Sql, conditions: readonly Condition[]): Promise<boolean> {
  if (conditions.length === 0) return false
  const matches = Math.min(...conditions.map((one) => one.atMost))
  if (matches <= fewEnough) return true
  return matches * matches <= 11 * (await feedSize(sql))
}
