import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { dayLong, dayOf, instantOf } from '../days.ts'

export interface Taken {
  /** `date slot` of the meals that have something in them. */
  meals: Set<string>
  /** Recipes and publications that stand in the plan around these days. */
  keys: Set<string>
  titles: Set<string>
}

/** What the plan holds on these days, and which dishes would come again too soon. */
export async function takenAround(
  ctx: Context,
  from: string,
  to: string,
  weeksApart: number,
): Promise<Taken> {
  const apart = weeksApart * 7 * dayLong
  const { kitchenId } = signedIn(ctx)
  const [first, last] = [instantOf(from) - apart, instantOf(to) + apart].map((ms) =>
    dayOf(new Date(ms)),
  )
  // plan_entries_date
  const rows = await ctx.sql<
    {
      date: string
      slot: string
      title: string
      recipe: string | null
      copied: string | null
      published: string | null
    }[]
  >`
    SELECT to_char(e.date, 'YYYY-MM-DD') AS date, e.slot, e.title, r.id AS recipe,
      r.copied_publication_id AS copied,
      (SELECT p.id FROM publications p WHERE p.recipe_id = r.id) AS published
    FROM plan_entries e LEFT JOIN recipes r ON r.id = e.recipe_id
    WHERE e.kitchen_id = ${kitchenId} AND e.date BETWEEN ${first ?? from} AND ${last ?? to}
      AND e.removed_at IS NULL`
  return {
    meals: new Set(rows.map(({ date, slot }) => `${date} ${slot}`)),
    keys: new Set(
      rows.flatMap((row) => [row.recipe, row.copied, row.published]).filter((id) => id !== null),
    ),
    titles: new Set(rows.map(({ title }) => title.toLowerCase())),
  }
}
