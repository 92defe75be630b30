import type { Queryable } from '../../db/client.ts'
import { cooksThere } from '../recipes/may-read.ts'
import { type AwaitedDish, placeOf } from './from-home.ts'
import type { Part } from './left-to-buy.ts'

/** A dish of longer ago that nobody has called cooked says nothing about what is at home. */
const daysBack = 14

/**
 * The dishes of a list's days that are still to be cooked: who eats together shops together, so a dish counts
 * whoever of the kitchen has its recipe. With a moment, also those of other days that may want what is at home.
 */
export function awaitedDishes(
  sql: Queryable,
  listId: string,
  now: Date | null,
): Promise<AwaitedDish[]> {
  const from = now && new Date(now.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10)
  // plan_entries_date. The days come first: by way of their recipes, all that was ever planned would be read.
  const first = sql`least(lower(l.days), ${from}::date)`
  const listed = sql`e.date <@ l.days`
  return sql<AwaitedDish[]>`
    WITH planned AS MATERIALIZED (
      SELECT e.id, e.kitchen_id, e.recipe_id, e.title, e.servings, e.date, e.position, ${listed} AS listed
      FROM shopping_lists l JOIN plan_entries e ON e.kitchen_id = l.kitchen_id
        AND e.date BETWEEN ${first} AND upper(l.days) ${from ? sql`` : sql`AND ${listed}`}
      WHERE l.id = ${listId} AND e.kind = 'dish' AND e.cooked_at IS NULL AND e.removed_at IS NULL)
    SELECT e.id AS "entryId", r.id AS "recipeId", e.title, e.servings, r.servings AS "recipeServings",
      r.ingredients, to_char(e.date, 'YYYY-MM-DD') AS date, e.listed
    FROM planned e JOIN recipes r ON r.id = e.recipe_id
    WHERE ${cooksThere(sql, sql`r.person_id`, sql`e.kitchen_id`)}
    ORDER BY e.date, e.position, e.id`
}

/** What was bought for these dishes on any list of the kitchen, by dish and good. */
export async function boughtFor(
  sql: Queryable,
  dishes: readonly AwaitedDish[],
): Promise<Map<string, Part[]>> {
  // shopping_line_origins_entry
  const rows = await sql<(Part & { entryId: string; key: string })[]>`
    SELECT o.plan_entry_id AS "entryId", o.key, o.quantity, o.unit
    FROM shopping_line_origins o JOIN shopping_lines l ON l.id = o.line_id
    WHERE o.plan_entry_id = ANY(${dishes.map((dish) => dish.entryId ?? '')}) AND l.ticked_at IS NOT NULL`
  return Map.groupBy(rows, placeOf)
}

/** What a list leaves out, as it is kept with it. */
export interface HomeOfList {
  kitchenId: string
  parts: Readonly<Record<string, readonly Part[]>>
  anyway: ReadonlySet<string>
}

export async function homeOfList(sql: Queryable, listId: string): Promise<HomeOfList> {
  // By primary key.
  const [list] = await sql<
    { kitchenId: string; parts: HomeOfList['parts']; anyway: string[] }[]
  >`SELECT kitchen_id AS "kitchenId", home AS parts, bought_anyway AS anyway
    FROM shopping_lists WHERE id = ${listId}`
  if (!list) return { kitchenId: '', parts: {}, anyway: new Set() }
  return { ...list, anyway: new Set(list.anyway) }
}
